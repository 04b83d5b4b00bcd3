# @title@ accelerator on a Zynq UltraScale+, in Vivado: block design, bitstream and hardware description.
#
#   vivado -mode batch -source boards/zynqmp/block_design.tcl -tclargs BOARD [PORT]
#
# BOARD is a part of the name of a board file of Vivado: zcu102, zcu104, kv260. PORT is HP0 (the default), or HPC0, which is
# coherent if the boot loader says so too: see bring-up.md. Results are in build/zynqmp.
#
#   processing system                                accelerator
#     M_AXI_HPM0_FPD   --> interconnect (AXI4-Lite) --> s_axi_ctrl
#     S_AXI_HP0_FPD    <-- interconnect             <-- m_axi_gmem    128 bits
#     pl_ps_irq0[@input_number@]    <--------------------------------  interrupt
if {[llength $argv] < 1 || [llength $argv] > 2} { error "usage: block_design.tcl needs the board: -tclargs zcu102" }
set port [expr {[llength $argv] == 2 ? [lindex $argv 1] : "HP0"}]
if {$port ni {HP0 HPC0}} { error "there is no reference design for port $port: use HP0 or HPC0" }
set here [file normalize [file dirname [info script]]]
set package [file dirname [file dirname $here]]
if {![file exists [file join $package build vivado ip]]} { source [file join $package package_ip.tcl] }
set build [file join $package build zynqmp]

set boards [get_board_parts -quiet -latest_file_version "*:[lindex $argv 0]*:*"]
if {[llength $boards] == 0} { error "Vivado has no board files of [lindex $argv 0]; install them (Tools, Vivado Store)" }
create_project -force tandem $build
set_property board_part [lindex $boards end] [current_project]
set_property ip_repo_paths [list [file join $package build vivado ip]] [current_project]
update_ip_catalog

create_bd_design tandem
create_bd_cell -type ip -vlnv xilinx.com:ip:zynq_ultra_ps_e processor
apply_bd_automation -rule xilinx.com:bd_rule:zynq_ultra_ps_e -config {apply_board_preset "1"} [get_bd_cells processor]
# The processing system's settings call its ports by other names: S_AXI_HPC0_FPD is SAXIGP0, S_AXI_HP0_FPD SAXIGP2.
set gp [expr {$port eq "HP0" ? 2 : 0}]
set_property -dict [list \
  CONFIG.PSU__FPGA_PL0_ENABLE {1} \
  CONFIG.PSU__CRL_APB__PL0_REF_CTRL__FREQMHZ {@clock_mhz@} \
  CONFIG.PSU__USE__M_AXI_GP0 {1} \
  CONFIG.PSU__MAXIGP0__DATA_WIDTH {32} \
  CONFIG.PSU__USE__M_AXI_GP1 {0} \
  CONFIG.PSU__USE__M_AXI_GP2 {0} \
  CONFIG.PSU__USE__S_AXI_GP$gp {1} \
  CONFIG.PSU__SAXIGP${gp}__DATA_WIDTH {128} \
  CONFIG.PSU__USE__IRQ0 {1} \
] [get_bd_cells processor]

create_bd_cell -type ip -vlnv @vendor@:@library@:@name@ accelerator
set_property -dict [list \
  @settings@ \
] [get_bd_cells accelerator]
# A coherent port looks into the caches for accesses that say so: cacheable, and not secure, as Linux is.
if {$port eq "HPC0"} { set_property -dict [list CONFIG.MemCache {15} CONFIG.MemProt {2}] [get_bd_cells accelerator] }
create_bd_cell -type ip -vlnv xilinx.com:ip:proc_sys_reset reset
foreach interconnect {registers memory} {
  create_bd_cell -type ip -vlnv xilinx.com:ip:smartconnect $interconnect
  set_property -dict [list CONFIG.NUM_SI {1} CONFIG.NUM_MI {1}] [get_bd_cells $interconnect]
}

connect_bd_intf_net [get_bd_intf_pins processor/M_AXI_HPM0_FPD] [get_bd_intf_pins registers/S00_AXI]
connect_bd_intf_net [get_bd_intf_pins registers/M00_AXI] [get_bd_intf_pins accelerator/s_axi_ctrl]
connect_bd_intf_net [get_bd_intf_pins accelerator/m_axi_gmem] [get_bd_intf_pins memory/S00_AXI]
connect_bd_intf_net [get_bd_intf_pins memory/M00_AXI] [get_bd_intf_pins processor/S_AXI_${port}_FPD]
connect_bd_net [get_bd_pins processor/pl_clk0] [get_bd_pins processor/maxihpm0_fpd_aclk] \
  [get_bd_pins processor/saxi[string tolower $port]_fpd_aclk] [get_bd_pins reset/slowest_sync_clk] [get_bd_pins registers/aclk] \
  [get_bd_pins memory/aclk] [get_bd_pins accelerator/aclk]
connect_bd_net [get_bd_pins processor/pl_resetn0] [get_bd_pins reset/ext_reset_in]
connect_bd_net [get_bd_pins reset/peripheral_aresetn] [get_bd_pins registers/aresetn] [get_bd_pins memory/aresetn] \
  [get_bd_pins accelerator/aresetn]
# Input @input_number@ of the processor's interrupts; those below it are idle.
set at @input_number@
if {$at == 0} {
  connect_bd_net [get_bd_pins accelerator/interrupt] [get_bd_pins processor/pl_ps_irq0]
} else {
  create_bd_cell -type ip -vlnv xilinx.com:ip:xlconcat interrupts
  set_property -dict [list CONFIG.NUM_PORTS [expr {$at + 1}]] [get_bd_cells interrupts]
  create_bd_cell -type ip -vlnv xilinx.com:ip:xlconstant idle
  set_property -dict [list CONFIG.CONST_VAL {0}] [get_bd_cells idle]
  set below {}
  for {set i 0} {$i < $at} {incr i} { lappend below [get_bd_pins interrupts/In$i] }
  connect_bd_net [get_bd_pins idle/dout] {*}$below
  connect_bd_net [get_bd_pins accelerator/interrupt] [get_bd_pins interrupts/In$at]
  connect_bd_net [get_bd_pins interrupts/dout] [get_bd_pins processor/pl_ps_irq0]
}

assign_bd_address -offset @address@ -range 0x1000 -target_address_space [get_bd_addr_spaces processor/Data] \
  [get_bd_addr_segs accelerator/s_axi_ctrl/*]
assign_bd_address -target_address_space [get_bd_addr_spaces accelerator/m_axi_gmem] \
  [get_bd_addr_segs processor/SAXIGP$gp/${port}_DDR_LOW]
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
