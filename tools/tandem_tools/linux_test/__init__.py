"""The real Linux driver path without a board: a stock kernel in a stock QEMU, over simulated accelerators."""
