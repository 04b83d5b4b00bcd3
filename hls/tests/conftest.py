"""Every test checks the compiler's own data between its passes."""

from tandem_hls.verify import verifier

verifier.active = True
