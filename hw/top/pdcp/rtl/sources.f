hw/cells/tnd_fifo_ram.sv
hw/cells/tnd_width_down.sv
hw/cells/tnd_width_up.sv
hw/top/pdcp/rtl/tnd_pdcp_pkg.sv
hw/top/pdcp/rtl/tnd_pdcp_lane.sv
hw/top/pdcp/rtl/tnd_pdcp_core.sv
