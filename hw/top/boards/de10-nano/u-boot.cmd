# What U-Boot does before Linux starts: it loads the logic, opens the bridges, and opens the port to SDRAM.
#
#   mkimage -A arm -T script -C none -d u-boot.cmd boot.scr
#
# The last two writes change the SDRAM controller, so they are U-Boot's to make: Linux lives in that memory.
load mmc 0:1 ${loadaddr} soc_system.rbf
fpga load 0 ${loadaddr} ${filesize}
bridge enable
# sdr.fpgaportrst: what leaves reset. Bits 0-3 read data ports of 64 bits, 4-7 write data ports, 8-13 command ports. One AXI
# port of @width@ bits, reading and writing, is @sdram_ports@. (An accelerator that only writes, 256 bits by Avalon, as the
# FpgaCha core of Semenov's thesis, appendix A, had 0x1F0: no read data port, one command port.)
mw 0xFFC25080 @sdram_ports@
# sdr.staticcfg: bit 3 applies it; the other bits are those that the register has with DDR3 (read it: md 0xFFC2505C 1).
mw 0xFFC2505C 0xA
