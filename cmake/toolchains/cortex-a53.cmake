# Bare-metal build for the Cortex-A53 (Zynq UltraScale+). Debian has no C++ compiler for AArch64 without an operating
# system: this is the one for Linux, whose headers serve, linked with nothing of Linux but picolibc's memcpy and the like.
set(CMAKE_SYSTEM_NAME Generic)
set(CMAKE_SYSTEM_PROCESSOR aarch64)
set(CMAKE_CXX_COMPILER aarch64-linux-gnu-g++)
set(CMAKE_ASM_COMPILER aarch64-linux-gnu-gcc)
set(CMAKE_CXX_FLAGS_INIT "-mcpu=cortex-a53 -mno-outline-atomics -fno-pie -fno-stack-protector")
set(CMAKE_ASM_FLAGS_INIT "-mcpu=cortex-a53 -fno-pie")
set(CMAKE_EXE_LINKER_FLAGS_INIT
  "-nostdlib -static -no-pie -Wl,--build-id=none -L/usr/lib/picolibc/aarch64-linux-gnu/lib/release")
set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)
set(CMAKE_CXX_STANDARD_LIBRARIES "-lc -lgcc")
set(TANDEM_BARE_METAL_BOARD zynqmp)
