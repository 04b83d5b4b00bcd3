# The cores of SNOW 5G that its tests simulate: module, name, parameters in Verilog, parameters in C++.
# Written by `make generate` from algorithms/snow5g/algorithm.toml; do not edit.
tandem_core(core plain_table "Architecture=0;SboxForm=0" [[.architecture = kPlain, .sbox_form = kSboxFormTable]])
tandem_core(core plain_logic "Architecture=0;SboxForm=1" [[.architecture = kPlain, .sbox_form = kSboxFormLogic]])
tandem_core(core interleaved2 "Architecture=1;Streams=2" [[.architecture = kInterleaved, .streams = 2]])
tandem_core(core interleaved4 "Architecture=1;Streams=4" [[.architecture = kInterleaved, .streams = 4]])
tandem_core(core interleaved6 "Architecture=1;Streams=6" [[.architecture = kInterleaved, .streams = 6]])
