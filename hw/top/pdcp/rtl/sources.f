-f algorithms/snow3g/rtl/sources.f
-f algorithms/aes/rtl/sources.f
-f algorithms/zuc/rtl/sources.f
-f algorithms/snow5g/rtl/sources.f
-f algorithms/aes256/rtl/sources.f
generated/algorithms/tnd_pdcp_pkg.sv
hw/cells/tnd_hold_check.sv
hw/cells/tnd_fifo_ram.sv
hw/cells/tnd_width_down.sv
hw/cells/tnd_width_up.sv
hw/top/pdcp/rtl/tnd_pdcp_lanes_pkg.sv
hw/top/pdcp/rtl/tnd_pdcp_lane.sv
hw/top/pdcp/rtl/tnd_pdcp_core.sv
