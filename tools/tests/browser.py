"""A headless Chromium, driven by its own protocol over two pipes: what a page does, says and asks for."""

import json
import os
import platform
import select
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import Any

import pytest

NAMES = ("chromium-headless-shell", "chromium", "google-chrome")
TIMEOUT_SECONDS = 30


def find() -> str | None:
    """Returns the browser on PATH; None if there is none."""
    return next((path for path in map(shutil.which, NAMES) if path), None)


def started() -> Iterator["Browser"]:
    """Yields an open browser, for a fixture; skips if there is none, or no package of it."""
    program = find()
    if program is None and platform.freedesktop_os_release()["ID"] != "debian":
        pytest.skip("no Chromium here, and this distribution has no package of it")
    assert program, "no Chromium: run tools/bootstrap.sh deep"
    with Browser(program) as opened:
        yield opened


class Browser:
    """One tab. `errors` are what its console said as errors or warnings, `requests` the addresses it asked for."""

    def __init__(self, program: str) -> None:
        self.errors: list[str] = []
        self.requests: list[str] = []
        self.downloads = tempfile.TemporaryDirectory()
        self._profile = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        self._number = 0
        self._rest = b""
        self._events: list[dict[str, Any]] = []
        self._session = ""
        ours_in, theirs_out = os.pipe()
        theirs_in, ours_out = os.pipe()
        self._in, self._out = ours_in, ours_out

        # Chromium reads commands from descriptor 3 and writes answers to descriptor 4.
        def descriptors() -> None:
            read, write = os.dup(theirs_in), os.dup(theirs_out)
            os.dup2(read, 3)
            os.dup2(write, 4)

        options = ["--headless", "--remote-debugging-pipe", "--no-sandbox", "--disable-gpu", "--no-first-run"]
        options += [f"--user-data-dir={self._profile.name}", "--force-color-profile=srgb", "about:blank"]
        self._process = subprocess.Popen(
            [program, *options], preexec_fn=descriptors, close_fds=False, stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True,
        )  # fmt: skip
        os.close(theirs_in)
        os.close(theirs_out)

    def __enter__(self) -> "Browser":
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self._session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log", "Network"):
            self.call(f"{domain}.enable")
        self.call("Browser.setDownloadBehavior", behavior="allow", downloadPath=self.downloads.name)
        return self

    def __exit__(self, kind: type[BaseException] | None, value: BaseException | None, trace: TracebackType | None) -> None:
        os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        os.close(self._in)
        os.close(self._out)
        self._profile.cleanup()
        self.downloads.cleanup()

    def call(self, method: str, **parameters: Any) -> dict[str, Any]:
        """One command of the DevTools protocol, and what it answers."""
        self._number += 1
        message: dict[str, Any] = {"id": self._number, "method": method, "params": parameters}
        if self._session and not method.startswith(("Target.", "Browser.")):
            message["sessionId"] = self._session
        os.write(self._out, json.dumps(message).encode() + b"\0")
        while True:
            answer = self._read()
            if answer.get("id") == self._number:
                assert "error" not in answer, f"{method}: {answer['error']}"
                result: dict[str, Any] = answer["result"]
                return result

    def _read(self) -> dict[str, Any]:
        end = time.monotonic() + TIMEOUT_SECONDS
        while b"\0" not in self._rest:
            ready, _, _ = select.select([self._in], [], [], max(0, end - time.monotonic()))
            assert ready, f"Chromium says nothing for {TIMEOUT_SECONDS} s"
            part = os.read(self._in, 1 << 20)
            assert part, "Chromium has ended"
            self._rest += part
        text, self._rest = self._rest.split(b"\0", 1)
        message: dict[str, Any] = json.loads(text)
        self._note(message)
        return message

    def _note(self, message: dict[str, Any]) -> None:
        """Remembers what a page must not do."""
        given = message.get("params", {})
        match message.get("method"):
            case "Runtime.exceptionThrown":
                self.errors.append(json.dumps(given["exceptionDetails"]))
            case "Runtime.consoleAPICalled" if given["type"] in ("error", "warning", "assert"):
                self.errors.append(json.dumps(given["args"]))
            case "Log.entryAdded" if given["entry"]["level"] in ("error", "warning"):
                self.errors.append(given["entry"]["text"])
            case "Network.requestWillBeSent":
                self.requests.append(given["request"]["url"])
            case "Page.loadEventFired":
                self._events.append(message)

    def open(
        self, path: Path, width: int = 1280, height: int = 900, dark: bool = False, phone: bool = False, script: bool = True
    ) -> None:
        """Loads a file in a window of a size, with or without its script."""
        self.call("Emulation.setScriptExecutionDisabled", value=not script)
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=phone)
        scheme = [{"name": "prefers-color-scheme", "value": "dark" if dark else "light"}]
        self.call("Emulation.setEmulatedMedia", features=scheme)
        self._events.clear()
        self.call("Page.navigate", url="about:blank")
        self.call("Page.navigate", url=path.resolve().as_uri())
        while not self._events or self.value("document.readyState") != "complete":
            self.call("Runtime.evaluate", expression="0")

    def value(self, expression: str) -> Any:
        """Returns the value of a JavaScript expression in the page; waits for a promise."""
        found = self.call("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        assert "exceptionDetails" not in found, found["exceptionDetails"]
        return found["result"].get("value")

    def place(self, selector: str) -> tuple[float, float]:
        """The middle of an element, scrolled into view."""
        text = json.dumps(selector)
        self.value(f"document.querySelector({text}).scrollIntoView({{block: 'center'}})")
        box = self.value(
            f"(r => [r.x + r.width / 2, r.y + r.height / 2])(document.querySelector({text}).getBoundingClientRect())"
        )
        return box[0], box[1]

    def point_at(self, selector: str) -> None:
        """Moves the mouse onto an element."""
        x, y = self.place(selector)
        self.call("Input.dispatchMouseEvent", type="mouseMoved", x=x, y=y)

    def click(self, selector: str) -> None:
        """Clicks on the middle of an element with the mouse."""
        x, y = self.place(selector)
        for kind in ("mousePressed", "mouseReleased"):
            self.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1)

    def key(self, name: str) -> None:
        """Presses a key."""
        for kind in ("keyDown", "keyUp"):
            self.call("Input.dispatchKeyEvent", type=kind, key=name)
