# Cross build of all programs for 64-bit Arm Linux, with the distribution's libraries for it. `python -m
# tandem_tools.linux_test --architecture arm64 --prepare` puts them into build/linux-arm64/sysroot.
include(${CMAKE_CURRENT_LIST_DIR}/aarch64.cmake)
set(CMAKE_LIBRARY_ARCHITECTURE aarch64-linux-gnu)
cmake_path(SET sysroot NORMALIZE ${CMAKE_CURRENT_LIST_DIR}/../../build/linux-arm64/sysroot)
list(PREPEND CMAKE_FIND_ROOT_PATH ${sysroot})
# Headers that differ between architectures lie in a separate folder.
set(CMAKE_CXX_FLAGS_INIT "-idirafter ${sysroot}/usr/include/${CMAKE_LIBRARY_ARCHITECTURE}")
