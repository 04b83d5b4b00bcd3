// Puts the AXI checkers on the ports of every shell in a simulation.
bind tnd_shell tnd_axi_check #(.DataWidth(MemDataWidth), .MaxBurst(MaxBurst)) u_axi_check (.*);
bind tnd_shell tnd_axil_check u_axil_check (.*);
