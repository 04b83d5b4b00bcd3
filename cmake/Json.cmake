# tandem_json: the headers of nlohmann-json for tests, for the host and for cross builds alike; see Highway.cmake.
include_guard(GLOBAL)
find_path(TANDEM_JSON_INCLUDE_DIR nlohmann/json.hpp PATHS /usr/include NO_CMAKE_FIND_ROOT_PATH REQUIRED)
file(MAKE_DIRECTORY ${PROJECT_BINARY_DIR}/json)
file(CREATE_LINK ${TANDEM_JSON_INCLUDE_DIR}/nlohmann ${PROJECT_BINARY_DIR}/json/nlohmann SYMBOLIC)
add_library(tandem_json INTERFACE)
target_include_directories(tandem_json SYSTEM INTERFACE ${PROJECT_BINARY_DIR}/json)
