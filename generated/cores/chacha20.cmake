# The cores of ChaCha20 that its tests simulate: module, name, parameters in Verilog, parameters in C++.
# Written by `make generate` from algorithms/chacha20/algorithm.toml; do not edit.
tandem_core(core iterative_rounds "Architecture=0;Stages=0" [[.architecture = kIterative, .stages = kStagesRounds]])
tandem_core(core iterative_summation "Architecture=0;Stages=1" [[.architecture = kIterative, .stages = kStagesSummation]])
tandem_core(core iterative_xor "Architecture=0;Stages=2" [[.architecture = kIterative, .stages = kStagesXor]])
tandem_core(core pipelined1_rounds "Architecture=1;Stages=0;PipelineCut=1" [[.architecture = kPipelined, .stages = kStagesRounds, .pipeline_cut = 1]])
tandem_core(core pipelined2_rounds "Architecture=1;Stages=0;PipelineCut=2" [[.architecture = kPipelined, .stages = kStagesRounds, .pipeline_cut = 2]])
tandem_core(core pipelined4_rounds "Architecture=1;Stages=0;PipelineCut=4" [[.architecture = kPipelined, .stages = kStagesRounds, .pipeline_cut = 4]])
tandem_core(core pipelined1_summation "Architecture=1;Stages=1;PipelineCut=1" [[.architecture = kPipelined, .stages = kStagesSummation, .pipeline_cut = 1]])
tandem_core(core pipelined2_summation "Architecture=1;Stages=1;PipelineCut=2" [[.architecture = kPipelined, .stages = kStagesSummation, .pipeline_cut = 2]])
tandem_core(core pipelined4_summation "Architecture=1;Stages=1;PipelineCut=4" [[.architecture = kPipelined, .stages = kStagesSummation, .pipeline_cut = 4]])
tandem_core(core pipelined1_xor "Architecture=1;Stages=2;PipelineCut=1" [[.architecture = kPipelined, .stages = kStagesXor, .pipeline_cut = 1]])
tandem_core(core pipelined2_xor "Architecture=1;Stages=2;PipelineCut=2" [[.architecture = kPipelined, .stages = kStagesXor, .pipeline_cut = 2]])
tandem_core(core pipelined4_xor "Architecture=1;Stages=2;PipelineCut=4" [[.architecture = kPipelined, .stages = kStagesXor, .pipeline_cut = 4]])
