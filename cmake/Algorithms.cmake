# The folders under algorithms/ give these to the layers above. Each list is a library that its users link; folders add
# to it by the names of their files.
add_library(tandem_adapters INTERFACE)            # engine/*.cpp: for generated/algorithms/adapters.h
add_library(tandem_devices INTERFACE)             # device/*.cpp, where there are any: for generated/algorithms/devices.h
add_library(tandem_engine_checks INTERFACE)       # engine/*_test.cpp: for the tests of software as engines
add_library(tandem_conformance_checks INTERFACE)  # check/conformance*_test.cpp: for the tests of every engine
add_library(tandem_build_checks INTERFACE)         # check/builds*_test.cpp: for the tests of simulated accelerators
add_library(tandem_peers INTERFACE)               # bench/*.cpp: for generated/algorithms/peers.h
add_library(tandem_constant_time_checks INTERFACE)  # check/constant_time.cpp: for generated/algorithms/constant_time.h

# tandem_algorithm(<name> [NOT_UNDER_MEMORY_SANITIZER]): the parts of a folder whose software is the library tandem_<name>.
# NOT_UNDER_MEMORY_SANITIZER: its check for constant time is for valgrind alone.
function(tandem_algorithm name)
  cmake_parse_arguments(arg NOT_UNDER_MEMORY_SANITIZER "" "" ${ARGN})
  set(folder ${PROJECT_SOURCE_DIR}/algorithms/${name})
  file(GLOB adapter CONFIGURE_DEPENDS ${folder}/engine/*.cpp)
  file(GLOB tests CONFIGURE_DEPENDS ${folder}/engine/*_test.cpp)
  file(GLOB conformance CONFIGURE_DEPENDS ${folder}/check/conformance*_test.cpp)
  file(GLOB builds CONFIGURE_DEPENDS ${folder}/check/builds*_test.cpp)
  file(GLOB peers CONFIGURE_DEPENDS ${folder}/bench/*.cpp)
  file(GLOB constant_time CONFIGURE_DEPENDS ${folder}/check/constant_time.cpp)
  if(adapter)
    list(REMOVE_ITEM adapter ${tests} "")
    add_library(tandem_${name}_engine STATIC ${adapter})
    tandem_as_one(tandem_${name}_engine)
    target_link_libraries(tandem_${name}_engine
      PUBLIC tandem_${name} tandem_software PRIVATE tandem_freestanding tandem_selftest)
    target_link_libraries(tandem_adapters INTERFACE tandem_${name}_engine)
  endif()
  target_sources(tandem_build_checks INTERFACE ${builds})
  target_link_libraries(tandem_build_checks INTERFACE tandem_${name})
  target_sources(tandem_peers INTERFACE ${peers})
  target_sources(tandem_engine_checks INTERFACE ${tests})
  target_sources(tandem_conformance_checks INTERFACE ${conformance})
  target_sources(tandem_build_checks INTERFACE ${builds})
  target_sources(tandem_constant_time_checks INTERFACE ${constant_time})
  if(NOT (arg_NOT_UNDER_MEMORY_SANITIZER AND TANDEM_SANITIZE STREQUAL "memory"))
    target_link_libraries(tandem_constant_time_checks INTERFACE tandem_${name})
  endif()
endfunction()

# tandem_plain_algorithm(<name>): a folder without a CMakeLists.txt. Its library is sw/*.cpp, with no special options; its
# test is sw/*_test.cpp, or, until there is one, testing/engines/any_algorithm_test.cpp.
function(tandem_plain_algorithm name)
  set(folder ${PROJECT_SOURCE_DIR}/algorithms/${name})
  file(GLOB sources CONFIGURE_DEPENDS ${folder}/sw/*.cpp)
  file(GLOB tests CONFIGURE_DEPENDS ${folder}/sw/*_test.cpp)
  list(REMOVE_ITEM sources ${tests} "")
  add_library(tandem_${name} STATIC ${sources})
  target_link_libraries(tandem_${name} PUBLIC tandem_engine PRIVATE tandem_freestanding)
  tandem_algorithm(${name})
  if(tests)
    tandem_test(${name}_test SOURCES ${tests} LIBRARIES tandem_${name} LABELS freestanding)
  else()
    tandem_test(${name}_test
      SOURCES ${PROJECT_SOURCE_DIR}/testing/engines/any_algorithm_test.cpp
      LIBRARIES tandem_adapters tandem_selftest
      LABELS freestanding)
    if(TARGET ${name}_test)
      target_compile_definitions(${name}_test PRIVATE TANDEM_ALGORITHM="${name}")
    endif()
  endif()
endfunction()
