# tandem_known_answers: the reader of known answers, for tests. It parses JSON with the headers of nlohmann-json, for the host and
# for cross builds alike; see Highway.cmake.
include_guard(GLOBAL)
if(TANDEM_BARE_METAL_BOARD)
  return()
endif()
find_path(TANDEM_JSON_INCLUDE_DIR nlohmann/json.hpp PATHS /usr/include NO_CMAKE_FIND_ROOT_PATH REQUIRED)
file(MAKE_DIRECTORY ${PROJECT_BINARY_DIR}/json)
file(CREATE_LINK ${TANDEM_JSON_INCLUDE_DIR}/nlohmann ${PROJECT_BINARY_DIR}/json/nlohmann SYMBOLIC)
add_library(tandem_known_answers STATIC EXCLUDE_FROM_ALL ${PROJECT_SOURCE_DIR}/testing/known_answers.cpp)
target_include_directories(tandem_known_answers SYSTEM PUBLIC ${PROJECT_BINARY_DIR}/json)
target_link_libraries(tandem_known_answers PUBLIC tandem_options PRIVATE gtest)
target_compile_options(tandem_known_answers PRIVATE ${TANDEM_TEST_OPTIONS})
target_precompile_headers(tandem_known_answers REUSE_FROM tandem_test_headers)
