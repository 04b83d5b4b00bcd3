"""The facts that everything stands on: algorithms, operations, accelerators, registers and RTL sources, read and checked."""
