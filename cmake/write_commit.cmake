# Writes ${OUTPUT} with the commit that is being built.
execute_process(COMMAND ${SOURCE}/tools/commit.sh OUTPUT_VARIABLE commit OUTPUT_STRIP_TRAILING_WHITESPACE)
set(text "#pragma once\n#define TANDEM_COMMIT \"${commit}\"\n")
if(EXISTS ${OUTPUT})
  file(READ ${OUTPUT} old)
endif()
if(NOT text STREQUAL "${old}")
  file(WRITE ${OUTPUT} "${text}")
endif()
