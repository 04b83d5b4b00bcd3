# Compiler settings and the two ways to add a target.
# Warnings, sanitizers and the include root (includes read "engine/task.h", "algorithms/chacha20/sw/chacha20.h").
add_library(tandem_options INTERFACE)
target_include_directories(tandem_options INTERFACE
  ${PROJECT_SOURCE_DIR} ${PROJECT_SOURCE_DIR}/src)
target_compile_options(tandem_options INTERFACE -Wall -Wextra -Wpedantic -Wshadow -Werror)
if(TANDEM_SANITIZE)
  # Check vptr is off: it needs type information, which freestanding code does not have. A finding ends the program, so
  # that a test which meets undefined behaviour fails.
  target_compile_options(tandem_options INTERFACE
    -Og -fsanitize=${TANDEM_SANITIZE} -fno-sanitize=vptr -fno-sanitize-recover=all -fno-omit-frame-pointer -g1)
  target_link_options(tandem_options INTERFACE -fsanitize=${TANDEM_SANITIZE})
endif()

# Everything that runs under Linux is hardened, kernels and libraries too: guarded return addresses, checked sizes of
# the arguments of C functions, tables of addresses that nothing can write once a program runs. On x86-64, code is
# marked for the CPU's checks of jumps (IBT) and returns (shadow stacks). The C runtime of Debian has no such marks:
# programs get the mark of jumps if the runtime has it, too. Sanitizers do that and more.
if(NOT TANDEM_SANITIZE AND NOT TANDEM_BARE_METAL_BOARD)
  target_compile_options(tandem_options INTERFACE
    -fstack-protector-strong $<$<CONFIG:Release>:-U_FORTIFY_SOURCE> $<$<CONFIG:Release>:-D_FORTIFY_SOURCE=2>)
  add_link_options(-Wl,-z,relro,-z,now)
  if(CMAKE_SYSTEM_PROCESSOR STREQUAL "x86_64")
    target_compile_options(tandem_options INTERFACE -fcf-protection=full)
    if(NOT TANDEM_STATIC)
      add_link_options(-Wl,-z,shstk)
    endif()
  endif()
endif()

# The check poisons secrets alone, never memory that is merely new, which passes through libraries that are not
# instrumented. It optimises like a release, because the compiler decides which branches there are. taint_intrinsics.h
# replaces intrinsics that the sanitizer does not follow.
if(TANDEM_CONSTANT_TIME)
  target_compile_definitions(tandem_options INTERFACE TANDEM_CONSTANT_TIME=1)
  if(TANDEM_SANITIZE STREQUAL "memory")
    target_compile_options(tandem_options INTERFACE
      -O2 -fno-sanitize-memory-param-retval -fno-sanitize-memory-use-after-dtor
      "SHELL:-mllvm -msan-poison-stack=0" "SHELL:-include testing/constant_time/taint_intrinsics.h")
  endif()
endif()

# Coverage that libFuzzer follows, in everything that a fuzz target runs.
if(TANDEM_FUZZ)
  target_compile_options(tandem_options INTERFACE -fsanitize=fuzzer-no-link)
endif()

# Code that also runs on a board without an operating system: no exceptions, no RTTI.
add_library(tandem_freestanding INTERFACE)
target_link_libraries(tandem_freestanding INTERFACE tandem_options)
target_compile_options(tandem_freestanding INTERFACE -fno-exceptions -fno-rtti)

# Programs without an operating system leave out functions that nothing calls; there are no tests by GoogleTest.
if(TANDEM_BARE_METAL_BOARD)
  target_compile_definitions(tandem_options INTERFACE TANDEM_BARE_METAL=1)
  target_compile_options(tandem_options INTERFACE
    -fno-exceptions -fno-rtti -fno-threadsafe-statics -fno-unwind-tables -fno-asynchronous-unwind-tables
    -ffunction-sections -fdata-sections)
  target_link_options(tandem_options INTERFACE -Wl,--gc-sections)
endif()

# tandem_as_one(<target>...): what includes more than it holds is compiled as one source, in half the time.
function(tandem_as_one)
  set_target_properties(${ARGN} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE 0)
endfunction()

# tandem_off_the_path(<target>...): code through which no data pass: as one source, and less optimised.
function(tandem_off_the_path)
  tandem_as_one(${ARGN})
  if(NOT TANDEM_SANITIZE)
    foreach(target ${ARGN})
      target_compile_options(${target} PRIVATE -O1)
    endforeach()
  endif()
endfunction()

# tandem_parse_once(<target>...): what nearly every file of a target includes is parsed once for all of them. It pays from
# some ten files on.
function(tandem_parse_once)
  foreach(target ${ARGN})
    target_precompile_headers(${target} PRIVATE <algorithm> <array> <memory> <span> <string> <vector>)
    target_compile_options(${target} PRIVATE $<$<CXX_COMPILER_ID:GNU>:-fpch-preprocess>)  # what ccache needs
  endforeach()
endfunction()

set(CMAKE_RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/bin)

include(Ccache)

if(TANDEM_BARE_METAL_BOARD)
  function(tandem_test)
  endfunction()
  return()
endif()
find_package(Threads REQUIRED)

# tandem_test(<name> SOURCES ... LIBRARIES ... [LABELS ...] [TIMEOUT seconds] [SHARDS number] [APART])
# A GoogleTest program, registered with CTest as one test, or as several that each run a part of its cases. Under cross
# compilation it runs in CMAKE_CROSSCOMPILING_EMULATOR. GoogleTest is built from the sources in Debian's package, so that it
# has the target's architecture and sanitizers. Its sources are compiled as one, unless APART.
if(NOT TARGET gtest_main)
  set(INSTALL_GTEST OFF)
  add_subdirectory(/usr/src/googletest ${PROJECT_BINARY_DIR}/googletest EXCLUDE_FROM_ALL)
  foreach(target gtest gtest_main gmock gmock_main)
    target_link_libraries(${target} PUBLIC Threads::Threads)
    if(TANDEM_SANITIZE)
      target_compile_options(${target} PRIVATE -Og PUBLIC -fsanitize=${TANDEM_SANITIZE})
    endif()
  endforeach()
endif()
# tandem_test_without_aes(<name> <filter>): a test program's cases once more, as <name>_without_aes, with an OpenSSL that
# must do without the CPU's instructions for AES and products without carries. They leave no report: what they run is
# not what the machine has.
function(tandem_test_without_aes name filter)
  add_test(NAME ${name}_without_aes COMMAND ${name} --gtest_filter=${filter} --gtest_output=)
  set_tests_properties(${name}_without_aes PROPERTIES
    ENVIRONMENT "OPENSSL_ia32cap=~0x200000200000000;OPENSSL_armcap=0;GTEST_OUTPUT=")
endfunction()

# Every test parses the same headers, once for all of them. Tests run once, so they are compiled less optimised.
set(TANDEM_TEST_OPTIONS)
if(NOT TANDEM_SANITIZE)
  set(TANDEM_TEST_OPTIONS -O1)
endif()
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  list(APPEND TANDEM_TEST_OPTIONS -fpch-preprocess)
endif()
file(WRITE ${PROJECT_BINARY_DIR}/test_headers.cpp "")
add_library(tandem_test_headers OBJECT ${PROJECT_BINARY_DIR}/test_headers.cpp)
target_link_libraries(tandem_test_headers PRIVATE tandem_options gmock gtest)
target_compile_options(tandem_test_headers PRIVATE ${TANDEM_TEST_OPTIONS})
target_precompile_headers(tandem_test_headers PRIVATE
  <gmock/gmock.h> <gtest/gtest.h> <algorithm> <array> <memory> <span> <string> <vector>)

# Target `tests` is all of them, `tests_<label>` those with a label, `tests_first` those without the label deep: these take
# part in `make test`. A program that needs all accelerators in the simulator has that label.
add_custom_target(tests)
add_custom_target(tests_first)
function(tandem_test name)
  cmake_parse_arguments(arg "APART" "TIMEOUT;SHARDS" "SOURCES;LIBRARIES;LABELS" ${ARGN})
  add_executable(${name} ${arg_SOURCES})
  target_link_libraries(${name} PRIVATE tandem_options ${arg_LIBRARIES} gmock gtest_main)
  target_compile_options(${name} PRIVATE ${TANDEM_TEST_OPTIONS})
  target_precompile_headers(${name} REUSE_FROM tandem_test_headers)
  if(NOT arg_APART)
    tandem_as_one(${name})
  endif()
  set(tests ${name})
  if(arg_SHARDS)
    set(tests)
    math(EXPR last "${arg_SHARDS} - 1")
    foreach(shard RANGE ${last})
      # Each shard writes a separate report if GTEST_OUTPUT names their folder.
      add_test(NAME ${name}_${shard} COMMAND sh -c
        "GTEST_OUTPUT=\${GTEST_OUTPUT:+\${GTEST_OUTPUT}${name}_${shard}.xml} exec \"\$0\"" $<TARGET_FILE:${name}>)
      set_tests_properties(${name}_${shard} PROPERTIES
        ENVIRONMENT "GTEST_TOTAL_SHARDS=${arg_SHARDS};GTEST_SHARD_INDEX=${shard}")
      list(APPEND tests ${name}_${shard})
    endforeach()
  else()
    add_test(NAME ${name} COMMAND ${name})
  endif()
  if("tandem_models_built" IN_LIST arg_LIBRARIES)
    list(APPEND arg_LABELS deep)
  endif()
  if(NOT arg_TIMEOUT)
    set(arg_TIMEOUT 600)
  endif()
  set_tests_properties(${tests} PROPERTIES TIMEOUT ${arg_TIMEOUT} LABELS "${arg_LABELS}")
  add_dependencies(tests ${name})
  if(NOT "deep" IN_LIST arg_LABELS)
    add_dependencies(tests_first ${name})
  endif()
  foreach(label ${arg_LABELS})
    if(NOT TARGET tests_${label})
      add_custom_target(tests_${label})
    endif()
    add_dependencies(tests_${label} ${name})
  endforeach()
endfunction()
