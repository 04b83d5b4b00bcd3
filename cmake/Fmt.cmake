# Target tandem_fmt: the formatting library, as headers alone where nothing may be shared.
find_package(fmt REQUIRED)
add_library(tandem_fmt INTERFACE)
if(TANDEM_STATIC)
  target_link_libraries(tandem_fmt INTERFACE fmt::fmt-header-only)
else()
  target_link_libraries(tandem_fmt INTERFACE fmt::fmt)
endif()
