# The commit that is being built, looked up at every build: commit.h, for targets that depend on tandem_commit.
set(commit_header ${PROJECT_BINARY_DIR}/generated/commit.h)
add_custom_target(tandem_commit
  COMMAND ${CMAKE_COMMAND} -DSOURCE=${PROJECT_SOURCE_DIR} -DOUTPUT=${commit_header}
          -P ${PROJECT_SOURCE_DIR}/cmake/write_commit.cmake
  BYPRODUCTS ${commit_header}
  COMMENT "Looking up the commit"
  VERBATIM)
