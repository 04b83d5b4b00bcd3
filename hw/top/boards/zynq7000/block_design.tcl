# @title@ accelerator on a Zynq-7000, in Vivado: block design, bitstream and hardware description.
#
#   vivado -mode batch -source boards/zynq7000/block_design.tcl -tclargs BOARD
#
# BOARD is a part of the name of a board file of Vivado: zed, zc706. Results are in build/zynq7000.
#
#   processing system                            accelerator
#     M_AXI_GP0  --> interconnect (AXI4-Lite) --> s_axi_ctrl
#     S_AXI_HP0  <-- interconnect (AXI3)      <-- m_axi_gmem    64 bits, not coherent: the driver cleans caches
#     IRQ_F2P[@input_number@] <--------------------------------  interrupt
if {[llength $argv] != 1} { error "usage: block_design.tcl needs the board: -tclargs zed, or zc706" }
set here [file normalize [file dirname [info script]]]
set package [file dirname [file dirname $here]]
if {![file exists [file join $package build vivado ip]]} { source [file join $package package_ip.tcl] }
set build [file join $package build zynq7000]

set boards [get_board_parts -quiet -latest_file_version "*:[lindex $argv 0]*:*"]
if {[llength $boards] == 0} { error "Vivado has no board files of [lindex $argv 0]; install them (Tools, Vivado Store)" }
create_project -force tandem $build
set_property board_part [lindex $boards end] [current_project]
set_property ip_repo_paths [list [file join $package build vivado ip]] [current_project]
update_ip_catalog

create_bd_design tandem
create_bd_cell -type ip -vlnv xilinx.com:ip:processing_system7 processor
apply_bd_automation -rule xilinx.com:bd_rule:processing_system7 \
  -config {make_external "FIXED_IO, DDR" apply_board_preset "1" Master "Disable" Slave "Disable"} [get_bd_cells processor]
set_property -dict [list \
  CONFIG.PCW_FPGA0_PERIPHERAL_FREQMHZ {@clock_mhz@} \
  CONFIG.PCW_USE_M_AXI_GP0 {1} \
  CONFIG.PCW_USE_S_AXI_HP0 {1} \
  CONFIG.PCW_S_AXI_HP0_DATA_WIDTH {64} \
  CONFIG.PCW_USE_FABRIC_INTERRUPT {1} \
  CONFIG.PCW_IRQ_F2P_INTR {1} \
] [get_bd_cells processor]

create_bd_cell -type ip -vlnv @vendor@:@library@:@name@ accelerator
set_property -dict [list \
  @settings@ \
] [get_bd_cells accelerator]
create_bd_cell -type ip -vlnv xilinx.com:ip:proc_sys_reset reset
foreach interconnect {registers memory} {
  create_bd_cell -type ip -vlnv xilinx.com:ip:smartconnect $interconnect
  set_property -dict [list CONFIG.NUM_SI {1} CONFIG.NUM_MI {1}] [get_bd_cells $interconnect]
}

connect_bd_intf_net [get_bd_intf_pins processor/M_AXI_GP0] [get_bd_intf_pins registers/S00_AXI]
connect_bd_intf_net [get_bd_intf_pins registers/M00_AXI] [get_bd_intf_pins accelerator/s_axi_ctrl]
connect_bd_intf_net [get_bd_intf_pins accelerator/m_axi_gmem] [get_bd_intf_pins memory/S00_AXI]
connect_bd_intf_net [get_bd_intf_pins memory/M00_AXI] [get_bd_intf_pins processor/S_AXI_HP0]
connect_bd_net [get_bd_pins processor/FCLK_CLK0] [get_bd_pins processor/M_AXI_GP0_ACLK] \
  [get_bd_pins processor/S_AXI_HP0_ACLK] [get_bd_pins reset/slowest_sync_clk] [get_bd_pins registers/aclk] \
  [get_bd_pins memory/aclk] [get_bd_pins accelerator/aclk]
connect_bd_net [get_bd_pins processor/FCLK_RESET0_N] [get_bd_pins reset/ext_reset_in]
connect_bd_net [get_bd_pins reset/peripheral_aresetn] [get_bd_pins registers/aresetn] [get_bd_pins memory/aresetn] \
  [get_bd_pins accelerator/aresetn]
# Input @input_number@ of the processor's interrupts; those below it are idle.
set at @input_number@
if {$at == 0} {
  connect_bd_net [get_bd_pins accelerator/interrupt] [get_bd_pins processor/IRQ_F2P]
} else {
  create_bd_cell -type ip -vlnv xilinx.com:ip:xlconcat interrupts
  set_property -dict [list CONFIG.NUM_PORTS [expr {$at + 1}]] [get_bd_cells interrupts]
  create_bd_cell -type ip -vlnv xilinx.com:ip:xlconstant idle
  set_property -dict [list CONFIG.CONST_VAL {0}] [get_bd_cells idle]
  set below {}
  for {set i 0} {$i < $at} {incr i} { lappend below [get_bd_pins interrupts/In$i] }
  connect_bd_net [get_bd_pins idle/dout] {*}$below
  connect_bd_net [get_bd_pins accelerator/interrupt] [get_bd_pins interrupts/In$at]
  connect_bd_net [get_bd_pins interrupts/dout] [get_bd_pins processor/IRQ_F2P]
}

assign_bd_address -offset @address@ -range 0x1000 -target_address_space [get_bd_addr_spaces processor/Data] \
  [get_bd_addr_segs accelerator/s_axi_ctrl/*]
assign_bd_address -target_address_space [get_bd_addr_spaces accelerator/m_axi_gmem] \
  [get_bd_addr_segs processor/S_AXI_HP0/HP0_DDR_LOWOCM]
validate_bd_design
save_bd_design

add_files -norecurse [make_wrapper -top -files [get_files tandem.bd]]
set_property top tandem_wrapper [current_fileset]
launch_runs impl_1 -to_step write_bitstream -jobs 4
wait_on_run impl_1
if {[get_property PROGRESS [get_runs impl_1]] ne "100%"} { error "implementation failed; see $build" }
open_run impl_1
report_timing_summary -file [file join $build timing.txt]
report_utilization -hierarchical -file [file join $build utilization.txt]
if {[get_property SLACK [get_timing_paths]] < 0} { error "the clock is too fast for this device; see timing.txt" }
write_hw_platform -fixed -include_bit -force [file join $build tandem.xsa]
write_bitstream -force [file join $build tandem.bit]
