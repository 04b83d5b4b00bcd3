# Makes a Vivado IP of the @title@ accelerator, in build/vivado/ip: vivado -mode batch -source package_ip.tcl
#
# Sources that several accelerators share are IPs without ports, which those of the accelerators have as subcores: a design
# has each once, from whichever package Vivado finds first. Their version says what is in them.
#
# Vivado describes its IP in another component.xml, in the form of IEEE 1685-2009 and with extensions; the component.xml
# beside this file (1685-2014) is for other tools. Interfaces come from the attributes in @wrapper@.v.
set package [file normalize [file dirname [info script]]]
set build [file join $package build vivado]

create_project -force -part xc7z020clg484-1 package_ip [file join $build project]

proc library {name version needs files} {
  global package build
  set folder [file join $build ip $name]
  file delete -force $folder
  file mkdir $folder
  cd $folder
  set core [ipx::create_core tandem rtl $name $version]
  set_property display_name "Sources of Tandem, $name" $core
  set_property taxonomy /UserIP $core
  set_property supported_families {zynq Production zynquplus Production artix7 Production kintex7 Production} $core
  foreach type {verilog:synthesis verilog:simulation} {
    set group [ipx::add_file_group -type $type {} $core]
    foreach file $files {
      file copy -force [file join $package $file] $folder
      ipx::add_file [file tail $file] $group
    }
    foreach needed $needs { ipx::add_subcore $needed $group }
  }
  ipx::create_xgui_files $core
  ipx::update_checksums $core
  ipx::save_core $core
  cd $package
}

@libraries@
set_property ip_repo_paths [list [file join $build ip]] [current_project]
update_ip_catalog

add_files -norecurse [list [file join $package @wrapper@.v]]
set_property top @wrapper@ [current_fileset]
update_compile_order -fileset sources_1

ipx::package_project -root_dir [file join $build ip @name@] -vendor @vendor@ -library @library@ -taxonomy /UserIP -import_files -force
set core [ipx::current_core]
set_property name @name@ $core
set_property version @version@ $core
set_property display_name {@title@ accelerator} $core
set_property description {@title@ accelerator. @standard@.} $core
set_property supported_families {zynq Production zynquplus Production artix7 Production kintex7 Production} $core

foreach interface {@interfaces@} {
  if {[llength [ipx::get_bus_interfaces $interface -of_objects $core]] != 1} {
    error "Vivado has not found interface $interface"
  }
}
foreach group [ipx::get_file_groups -of_objects $core -filter {NAME =~ *synthesis* || NAME =~ *simulation*}] {
  foreach needed {@library_names@} { ipx::add_subcore $needed $group }
}
@parameters@

ipx::create_xgui_files $core
ipx::update_checksums $core
ipx::check_integrity $core
ipx::save_core $core
close_project
