# Tests of cores in simulation.
#
# tandem_core_test(<algorithm> [MODULE <name>] SOURCES ... LIBRARIES ... [SHARDS number])
# Program <algorithm>_<module>_test: the module tnd_<algorithm>_<module> ("core", if none is named) in every form that
# generated/cores/<algorithm>.cmake lists, or the file that TANDEM_CORES_<algorithm> names. The forms are what
# <module>_configs() gives; <module>_configs.h in the folder of the tests declares it, and a struct of CoreParameters and a
# Maker (hw/tb/core/maker.h): CoreConfig for "core".
include_guard(GLOBAL)
include(Verilate)
include(KnownAnswers)

# tandem_core(<module> <name> <parameters> <members>): a line of such a list.
function(tandem_core module name parameters members)
  if(NOT module STREQUAL core_module)
    return()
  endif()
  set(model ${core_top}_${name})
  tandem_verilate(${model} NO_TRACE TOP ${core_top} SOURCES ${core_sources} PARAMETERS ${parameters})
  set(core_models ${core_models} ${model} PARENT_SCOPE)
  set(core_includes "${core_includes}#include \"V${model}.h\"\n" PARENT_SCOPE)
  set(core_list "${core_list}    {{.name = \"${name}\", ${members}}, ${core_config}::of<V${model}>()},\n" PARENT_SCOPE)
endfunction()

function(tandem_core_test core_algorithm)
  cmake_parse_arguments(arg "" "MODULE;SHARDS" "SOURCES;LIBRARIES" ${ARGN})
  set(core_module core)
  if(arg_MODULE)
    set(core_module ${arg_MODULE})
  endif()
  set(core_top tnd_${core_algorithm}_${core_module})
  string(SUBSTRING ${core_module} 0 1 initial)
  string(SUBSTRING ${core_module} 1 -1 rest)
  string(TOUPPER ${initial} initial)
  set(core_config ${initial}${rest}Config)
  file(RELATIVE_PATH core_bench ${TANDEM_ROOT} ${CMAKE_CURRENT_SOURCE_DIR})
  get_filename_component(core_folder ${core_bench} DIRECTORY)
  tandem_read_sources(core_sources ${core_folder}/rtl/sources.f)
  set(core_listed ${TANDEM_ROOT}/generated/cores/${core_algorithm}.cmake)
  if(TANDEM_CORES_${core_algorithm})
    set(core_listed ${TANDEM_CORES_${core_algorithm}})
  endif()
  include(${core_listed})
  if(NOT core_models)
    return()
  endif()
  set(configs ${CMAKE_CURRENT_BINARY_DIR}/${core_module}_configs.cpp)
  configure_file(${TANDEM_ROOT}/hw/tb/core/configs.cpp.in ${configs} @ONLY)
  set(shards)
  if(arg_SHARDS)
    set(shards SHARDS ${arg_SHARDS})
  endif()
  tandem_test(${core_algorithm}_${core_module}_test ${shards}
    SOURCES ${configs} ${arg_SOURCES}
    LIBRARIES tandem_core_bench tandem_known_answers ${arg_LIBRARIES} ${core_models}
    LABELS rtl)
endfunction()
