# The cores of ChaCha20-Poly1305 that its tests simulate: module, name, parameters in Verilog, parameters in C++.
# Written by `make generate` from algorithms/chacha20_poly1305/algorithm.toml; do not edit.
tandem_core(core iterative "Architecture=0" [[.architecture = kIterative]])
tandem_core(core pipelined1 "Architecture=1;MacLanes=1" [[.architecture = kPipelined, .mac_lanes = 1]])
tandem_core(core pipelined2 "Architecture=1;MacLanes=2" [[.architecture = kPipelined, .mac_lanes = 2]])
tandem_core(core pipelined4 "Architecture=1;MacLanes=4" [[.architecture = kPipelined, .mac_lanes = 4]])
tandem_core(core interleaved "Architecture=2" [[.architecture = kInterleaved]])
