# The cores of SHA-3 that its tests simulate: module, name, parameters in Verilog, parameters in C++.
# Written by `make generate` from algorithms/sha3/algorithm.toml; do not edit.
tandem_core(core sponge1_1 "Architecture=0;Rounds=1;Messages=1" [[.architecture = kSponge, .rounds = 1, .messages = 1]])
tandem_core(core sponge1_2 "Architecture=0;Rounds=1;Messages=2" [[.architecture = kSponge, .rounds = 1, .messages = 2]])
tandem_core(core sponge1_4 "Architecture=0;Rounds=1;Messages=4" [[.architecture = kSponge, .rounds = 1, .messages = 4]])
tandem_core(core sponge2_1 "Architecture=0;Rounds=2;Messages=1" [[.architecture = kSponge, .rounds = 2, .messages = 1]])
tandem_core(core sponge2_2 "Architecture=0;Rounds=2;Messages=2" [[.architecture = kSponge, .rounds = 2, .messages = 2]])
tandem_core(core sponge4_1 "Architecture=0;Rounds=4;Messages=1" [[.architecture = kSponge, .rounds = 4, .messages = 1]])
tandem_core(core sponge4_2 "Architecture=0;Rounds=4;Messages=2" [[.architecture = kSponge, .rounds = 4, .messages = 2]])
tandem_core(core from_c "Architecture=1" [[.architecture = kFromC]])
