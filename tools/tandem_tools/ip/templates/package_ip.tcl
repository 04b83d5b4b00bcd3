# Makes a Vivado IP of the @title@ accelerator, in build/vivado/ip: vivado -mode batch -source package_ip.tcl
#
# Vivado describes its IP in a component.xml of its own, in the form of IEEE 1685-2009 and with extensions; the component.xml
# beside this file (1685-2014) is for other tools. Interfaces come from the attributes in @wrapper@.v.
set package [file normalize [file dirname [info script]]]
set build [file join $package build vivado]

create_project -force -part xc7z020clg484-1 package_ip [file join $build project]
@files@
set_property top @wrapper@ [current_fileset]
update_compile_order -fileset sources_1

ipx::package_project -root_dir [file join $build ip] -vendor tandem -library ip -taxonomy /UserIP -import_files -force
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
@parameters@

ipx::create_xgui_files $core
ipx::update_checksums $core
ipx::check_integrity $core
ipx::save_core $core
close_project
