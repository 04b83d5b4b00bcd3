# tandem_highway: the headers of Google Highway, for the host and for cross builds alike.
#
# They do not depend on the machine, so a cross build takes the host's. A private folder with one link keeps the
# host's other headers out of its search path. The library itself is not linked: kernels are called by name instead of
# through Highway's dispatcher, and its debug checks, which need it, are off.
include_guard(GLOBAL)
find_path(TANDEM_HIGHWAY_INCLUDE_DIR hwy/highway.h PATHS /usr/include NO_CMAKE_FIND_ROOT_PATH REQUIRED)
file(MAKE_DIRECTORY ${PROJECT_BINARY_DIR}/highway)
file(CREATE_LINK ${TANDEM_HIGHWAY_INCLUDE_DIR}/hwy ${PROJECT_BINARY_DIR}/highway/hwy SYMBOLIC)
add_library(tandem_highway INTERFACE)
target_include_directories(tandem_highway SYSTEM INTERFACE ${PROJECT_BINARY_DIR}/highway)
target_compile_definitions(tandem_highway INTERFACE HWY_IS_DEBUG_BUILD=0)
