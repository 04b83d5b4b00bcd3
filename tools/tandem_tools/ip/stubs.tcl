# Stands for the Tcl commands of Vivado and Platform Designer, to run a script of a package without them:
#
#   tclsh stubs.tcl FACTS SCRIPT ARGUMENT...
#
# Fails at the first command, file, port, interface or parameter that does not exist, or that is used in another way than
# FACTS say, and at the end if something of the accelerator was left out. Names of the processors' ports and settings are
# not known here. FACTS sets: package (folder), name, wrapper, ports (port -> direction and width), interfaces (interface ->
# ports), parameters (parameter -> default), sources, vlnv; and address, offset and input, where a board has registers and
# interrupt.
lassign $argv facts script
set argv [lrange $argv 2 end]
set argv0 $script
source $facts

proc known {what name names} {
  if {$name ni $names} { error "there is no $what $name; there are: $names" }
  return $name
}
proc same {what found expected} {
  if {$found ne $expected} { error "$what is $found, and should be $expected" }
}
proc same_number {what found expected} {
  if {$found != $expected} { error "$what is $found, and should be $expected" }
}
proc file_exists {path} {
  if {![file isfile $path]} { error "there is no file $path" }
  return $path
}
# Notes that something of the accelerator was used; once is what is right.
proc use {what name} {
  global used
  if {[info exists used($what,$name)]} { error "$what $name is used twice" }
  set used($what,$name) 1
}
proc all_used {what names} {
  global used
  foreach name $names { if {![info exists used($what,$name)]} { error "$what $name was left out" } }
}
proc option {name arguments} {
  set at [lsearch -exact $arguments $name]
  return [expr {$at < 0 ? "" : [lindex $arguments $at+1]}]
}

# Nothing is written: what a script copies is noted, by folder.
set folder [pwd]
proc cd path { set ::folder $path }
proc pwd {} { return $::folder }
rename file file_of_tcl
proc file {command args} {
  switch $command {
    mkdir - delete { return }
    copy {
      lassign [lrange $args end-1 end] from to
      same "the folder of $from" [file dirname $from] [file join $::package rtl [file tail $to]]
      lappend ::copied($to) [file tail [file_exists $from]]
    }
    default { return [uplevel 1 [list file_of_tcl $command {*}$args]] }
  }
}

# ---------------------------------------------------------------- Vivado
foreach command {
  close_project update_compile_order update_ip_catalog validate_bd_design save_bd_design apply_bd_automation
  launch_runs wait_on_run open_run report_timing_summary report_utilization write_hw_platform write_bitstream
  ipx::create_xgui_files ipx::update_checksums ipx::check_integrity
} {
  namespace eval [namespace qualifiers ::$command] {}
  proc ::$command args {}
}
foreach command {current_project current_fileset get_runs get_files get_timing_paths ipx::current_core} {
  proc ::$command args "return $command"
}
# Of the design's own project; a script that another one sources has its variables.
proc create_project {option name args} { if {$name eq "tandem"} { set ::project [lindex $args 0] } }
proc get_board_parts args { return vendor:board:part0:1.0 }
proc get_property {name object} { return [dict get {PROGRESS 100% SLACK 1.0} $name] }
proc make_wrapper args { return made_by_vivado }
proc add_files {option files} {
  foreach file $files { if {$file ne "made_by_vivado"} { use file [file_exists $file] } }
}
# IPs that were made, libraries among them; every file is in one, and an IP has what it needs as subcores.
set made {}
proc ipx::create_core {vendor library name version} {
  lappend ::made $vendor:$library:$name:$version
  return library
}
proc ipx::add_file_group {option type name core} { return [lindex [split $type :] 1] }
proc ipx::add_file {path group} {
  known "file in [pwd]" $path $::copied([pwd])
  if {$group eq "synthesis"} { use file [file join $::package rtl [file tail [pwd]] $path] }
}
proc ipx::get_file_groups args { return {synthesis simulation} }
proc ipx::add_subcore {vlnv group} {
  known library $vlnv $::made
  if {$::packaging} { use $group $vlnv }
}
proc ipx::save_core {core} {}
set packaging 0
proc set_property args {
  set object [lindex $args end]
  set settings [expr {[lindex $args 0] eq "-dict" ? [lindex $args 1] : [lrange $args 0 end-1]}]
  foreach {name value} $settings {
    if {$name eq "top"} { known top $value [list $::wrapper tandem_wrapper] }
    if {$name eq "name"} { same "the name" $value $::name }
    if {$object eq "cell accelerator"} { known parameter [string range $name 7 end] [dict keys $::parameters] }
  }
}
proc ipx::package_project args {
  set ::packaging 1
  same "the IP" [option -vendor $args]:[option -library $args]:$::name $::vlnv
}
proc ipx::get_bus_interfaces {name args} { return [known interface $name [dict keys $::interfaces]] }
proc ipx::get_user_parameters {name args} {
  use limits [known parameter $name [dict keys $::parameters]]
  return $name
}

set cells {}
proc create_bd_design name { set ::makes design }
proc create_bd_cell args {
  lappend ::cells [lindex $args end]
  if {[lindex $args end] eq "accelerator"} { same "the accelerator's IP" [option -vlnv $args] $::vlnv }
}
proc get_bd_cells name { return "cell [known cell $name $::cells]" }
proc pin {path interfaces} {
  lassign [split $path /] cell pin
  known cell $cell $::cells
  if {$cell eq "accelerator"} { known pin $pin $interfaces }
  return $path
}
proc buses {} { return {s_axi_ctrl m_axi_gmem} }
proc wires {} { return {aclk aresetn interrupt} }
proc get_bd_intf_pins path { return [pin $path [buses]] }
proc get_bd_pins path { return [pin $path [wires]] }
proc connect_bd_intf_net {one other} { use pin $one; use pin $other }
proc connect_bd_net {driver args} {
  use driver $driver
  if {$driver eq "accelerator/interrupt"} {
    set input [expr {[regexp {/In(\d+)$} [lindex $args 0] - number] ? $number : 0}]
    same_number "the input of the interrupt" $input $::input
  }
  foreach pin $args { use pin $pin }
}
proc get_bd_addr_spaces path { return [pin $path m_axi_gmem] }
proc get_bd_addr_segs path { return [pin $path s_axi_ctrl] }
proc assign_bd_address args {
  set segment [lindex $args end]
  if {[string match accelerator/* $segment]} {
    same_number "the address of the registers" [option -offset $args] $::address
    use segment registers
  }
}

# ---------------------------------------------------------------- Platform Designer: a component
package ifneeded qsys 16.1 { package provide qsys 16.1 }
set declared {}
proc set_module_property {name value} {
  set ::makes component
  if {$name eq "NAME"} { same "the name" $value $::name }
}
proc add_fileset {name kind args} { known fileset $kind {QUARTUS_SYNTH SIM_VERILOG} }
proc set_fileset_property {fileset name value} { if {$name eq "TOP_LEVEL"} { same "the top" $value $::wrapper } }
proc add_fileset_file {name kind from path args} {
  same "the source of a file" $from PATH
  use file [file_exists [file join $::package $path]]
}
proc add_parameter {name type default args} {
  same "the default of $name" $default [dict get $::parameters [known parameter $name [dict keys $::parameters]]]
  use parameter $name
}
proc set_parameter_property {name property args} {
  known parameter $name [dict keys $::parameters]
  known property $property {ALLOWED_RANGES HDL_PARAMETER}
}
proc add_interface {name kind direction} { lappend ::declared [known interface $name [dict keys $::interfaces]] }
proc set_interface_property {name property args} {
  known interface $name $::declared
  if {[string match associated* $property]} { known interface [lindex $args 0] $::declared_later }
}
set declared_later [dict keys $interfaces]
proc add_interface_port {interface port role direction width} {
  known interface $interface $::declared
  known port $port [dict get $::interfaces $interface]
  lassign [dict get $::ports $port] expected_direction expected_width
  same "the direction of $port" $direction $expected_direction
  same "the width of $port" $width $expected_width
  known role $role [list [string range $port [string length ${interface}_] end] clk reset_n irq]
  use port $port
}

# ---------------------------------------------------------------- Platform Designer: a system
set connections {}
proc add_instance {name kind} {
  set ::makes system
  same "the kind of $name" $kind $::name
}
proc set_instance_parameter_value {instance name value} {
  if {$instance eq "tandem_0"} { known parameter $name [dict keys $::parameters] }
}
proc add_connection {from to} {
  lappend ::connections $from/$to
  foreach end [list $from $to] {
    lassign [split $end .] instance interface
    if {$instance eq "tandem_0"} {
      known interface $interface [dict keys $::interfaces]
      set ::used(interface,$interface) 1
    }
  }
}
proc set_connection_parameter_value {connection name value} {
  known connection $connection $::connections
  if {[string match *tandem_0.s_axi_ctrl $connection]} { same_number "the offset of the registers" $value $::offset }
  if {$name eq "irqNumber"} { same_number "the number of the interrupt" $value $::input }
}
proc save_system args {}

# ---------------------------------------------------------------- the script
set makes ip
source $script
switch $makes {
  ip {
    all_used limits [dict keys $parameters]
    foreach group {synthesis simulation} { all_used $group $made }
  }
  design {
    foreach pin [buses] { all_used pin accelerator/$pin }
    all_used pin {accelerator/aclk accelerator/aresetn}
    all_used driver accelerator/interrupt
    all_used segment registers
    same "the folder of the project" $project [file join $package build [file tail [file dirname $script]]]
  }
  component {
    all_used port [dict keys $ports]
    all_used parameter [dict keys $parameters]
  }
  system { all_used interface [dict keys $interfaces] }
}
if {$makes in {ip component}} { all_used file [lmap path $sources { file join $package $path }] }
