#!/bin/sh
# verilated_unit.sh FOLDER PREFIX
# Writes FOLDER/PREFIX__ALL.cpp, which includes all other C++ files of a Verilated model. Code that runs once, or while a
# trace is open, is not optimised: compilers take minutes over it, and the model is no faster for it.
set -eu
cd "$1"
for file in "$2"*.cpp; do
  case $file in
    *__ALL.cpp) ;;
    *Slow.cpp | *__Trace__*)
      printf '#pragma GCC push_options\n#pragma GCC optimize("O0")\n#include "%s"\n#pragma GCC pop_options\n' "$file" ;;
    *) printf '#include "%s"\n' "$file" ;;
  esac
done > "$2__ALL.cpp"
