"""From C to accelerators: clang, LLVM, a scheduler, SystemVerilog, and co-simulation against the C."""
