# The source lists that the PDCP core is made of.
algorithms/snow3g/rtl/sources.f
algorithms/aes/rtl/sources.f
algorithms/zuc/rtl/sources.f
algorithms/snow5g/rtl/sources.f
algorithms/aes256/rtl/sources.f
hw/top/pdcp/rtl/sources.f
