# The cores of AES-256 that its tests simulate: module, name, parameters in Verilog, parameters in C++.
# Written by `make generate` from algorithms/aes256/algorithm.toml; do not edit.
tandem_core(core rounds14_1_table "Architecture=0;Unroll=14;Partition=1;SboxForm=0" [[.architecture = kRounds, .unroll = 14, .partition = 1, .sbox_form = kSboxFormTable]])
tandem_core(core rounds14_2_ram "Architecture=0;Unroll=14;Partition=2;SboxForm=2" [[.architecture = kRounds, .unroll = 14, .partition = 2, .sbox_form = kSboxFormRam]])
tandem_core(core rounds7_0_logic "Architecture=0;Unroll=7;Partition=0;SboxForm=1" [[.architecture = kRounds, .unroll = 7, .partition = 0, .sbox_form = kSboxFormLogic]])
tandem_core(core rounds2_3_table "Architecture=0;Unroll=2;Partition=3;SboxForm=0" [[.architecture = kRounds, .unroll = 2, .partition = 3, .sbox_form = kSboxFormTable]])
tandem_core(core rounds2_5_ram "Architecture=0;Unroll=2;Partition=5;SboxForm=2" [[.architecture = kRounds, .unroll = 2, .partition = 5, .sbox_form = kSboxFormRam]])
tandem_core(core rounds1_0_table "Architecture=0;Unroll=1;Partition=0;SboxForm=0" [[.architecture = kRounds, .unroll = 1, .partition = 0, .sbox_form = kSboxFormTable]])
tandem_core(core rounds1_4_logic "Architecture=0;Unroll=1;Partition=4;SboxForm=1" [[.architecture = kRounds, .unroll = 1, .partition = 4, .sbox_form = kSboxFormLogic]])
