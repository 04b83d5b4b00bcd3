# The cores of modular exponentiation (RSA) that its tests simulate: module, name, parameters in Verilog, parameters in C++.
# Written by `make generate` from algorithms/modexp/algorithm.toml; do not edit.
tandem_core(core systolic18_61_5 "Architecture=0;WordBits=18;Elements=61;WindowBits=5" [[.architecture = kSystolic, .word_bits = 18, .elements = 61, .window_bits = 5]])
tandem_core(core systolic17_31_4 "Architecture=0;WordBits=17;Elements=31;WindowBits=4" [[.architecture = kSystolic, .word_bits = 17, .elements = 31, .window_bits = 4]])
tandem_core(core systolic16_16_6 "Architecture=0;WordBits=16;Elements=16;WindowBits=6" [[.architecture = kSystolic, .word_bits = 16, .elements = 16, .window_bits = 6]])
tandem_core(core systolic32_31_5 "Architecture=0;WordBits=32;Elements=31;WindowBits=5" [[.architecture = kSystolic, .word_bits = 32, .elements = 31, .window_bits = 5]])
