# The cores of SNOW 3G that its tests simulate: module, name, parameters in Verilog, parameters in C++.
# Written by `make generate` from algorithms/snow3g/algorithm.toml; do not edit.
tandem_core(core plain_table "Architecture=0;SboxForm=0" [[.architecture = kPlain, .sbox_form = kSboxFormTable]])
tandem_core(core plain_logic "Architecture=0;SboxForm=1" [[.architecture = kPlain, .sbox_form = kSboxFormLogic]])
tandem_core(core ahead_table "Architecture=1;SboxForm=0" [[.architecture = kAhead, .sbox_form = kSboxFormTable]])
tandem_core(core ahead_logic "Architecture=1;SboxForm=1" [[.architecture = kAhead, .sbox_form = kSboxFormLogic]])
tandem_core(core interleaved2 "Architecture=2;Streams=2" [[.architecture = kInterleaved, .streams = 2]])
tandem_core(core interleaved3 "Architecture=2;Streams=3" [[.architecture = kInterleaved, .streams = 3]])
tandem_core(core interleaved4 "Architecture=2;Streams=4" [[.architecture = kInterleaved, .streams = 4]])
tandem_core(core interleaved6 "Architecture=2;Streams=6" [[.architecture = kInterleaved, .streams = 6]])
tandem_core(core interleaved8 "Architecture=2;Streams=8" [[.architecture = kInterleaved, .streams = 8]])
tandem_core(core from_c "Architecture=3" [[.architecture = kFromC]])
tandem_core(core ahead_mac8 "Architecture=1;MacBits=8" [[.architecture = kAhead, .mac_bits = 8]])
tandem_core(core interleaved4_mac8 "Architecture=2;MacBits=8;Streams=4" [[.architecture = kInterleaved, .mac_bits = 8, .streams = 4]])
