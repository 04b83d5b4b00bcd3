# @title@ accelerator on a DE10-Nano, in Platform Designer: added to the system of the board's reference design (GHRD).
#
#   qsys-script --system-file=soc_system.qsys --script=PACKAGE/boards/de10-nano/add_to_system.tcl --search-path='PACKAGE,$'
#
# in the folder of the reference design; PACKAGE is the folder of this package.
#
#   hard processor system (hps_0)                        accelerator (tandem_0)
#     h2f_lw_axi_master --> interconnect (AXI4-Lite) --> s_axi_ctrl
#     f2h_sdram0_data   <-- interconnect (AXI3)      <-- m_axi_gmem    @width@ bits, not coherent: the driver cleans caches
#     f2h_irq0[@input_number@]       <--------------------------------  interrupt
package require -exact qsys 16.1

# One AXI port to SDRAM, for reading and writing; it replaces the ports that the system has.
set_instance_parameter_value hps_0 F2SDRAM_Type {AXI-3}
set_instance_parameter_value hps_0 F2SDRAM_Width {@width@}
set_instance_parameter_value hps_0 F2SINTERRUPT_Enable {1}
set_instance_parameter_value hps_0 LWH2F_Enable {true}

add_instance tandem_0 @name@
@settings@

add_connection clk_0.clk tandem_0.aclk
add_connection clk_0.clk hps_0.f2h_sdram0_clock
add_connection clk_0.clk_reset tandem_0.aresetn
add_connection hps_0.h2f_reset tandem_0.aresetn

add_connection hps_0.h2f_lw_axi_master tandem_0.s_axi_ctrl
set_connection_parameter_value hps_0.h2f_lw_axi_master/tandem_0.s_axi_ctrl baseAddress {@offset@}
add_connection tandem_0.m_axi_gmem hps_0.f2h_sdram0_data
set_connection_parameter_value tandem_0.m_axi_gmem/hps_0.f2h_sdram0_data baseAddress {0x0}
add_connection hps_0.f2h_irq0 tandem_0.interrupt
set_connection_parameter_value hps_0.f2h_irq0/tandem_0.interrupt irqNumber {@input_number@}

save_system
