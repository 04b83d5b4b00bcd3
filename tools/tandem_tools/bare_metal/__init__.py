"""Programs without an operating system on two Arm cores: a stock QEMU, over simulated accelerators."""
