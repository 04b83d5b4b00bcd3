"""Makes accelerators from C: clang, LLVM, a scheduler, SystemVerilog, and co-simulation against the C."""
