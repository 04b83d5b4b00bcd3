# The cores of Poly1305 that its tests simulate: module, name, parameters in Verilog, parameters in C++.
# Written by `make generate` from algorithms/poly1305/algorithm.toml; do not edit.
tandem_core(core powers1 "Architecture=0;Lanes=1" [[.architecture = kPowers, .lanes = 1]])
tandem_core(core powers2 "Architecture=0;Lanes=2" [[.architecture = kPowers, .lanes = 2]])
tandem_core(core powers4 "Architecture=0;Lanes=4" [[.architecture = kPowers, .lanes = 4]])
