#include "bus/sim/top.h"

#include <dlfcn.h>

#include <cstdlib>
#include <filesystem>

namespace tandem::sim {
namespace {

/// Returns the folder of the models; see top.h.
std::filesystem::path folder() {
  if (const char* const named = std::getenv("TANDEM_MODELS"); named != nullptr) return named;
  std::error_code error;
  const auto programs = std::filesystem::read_symlink("/proc/self/exe", error).parent_path();
  const auto installed = programs.parent_path() / "lib" / "tandem" / "models";
  return is_directory(installed, error) ? installed : programs.parent_path().parent_path() / "models";
}

std::filesystem::path file_of(std::string_view model) { return folder() / (std::string(model) + ".so"); }

using Maker = Top* (*)(const char* vcd_path);
using Hash = const char* (*)();

/// A function of a model's library, which stays loaded; nullptr if there is none.
template <typename Function>
Function load(std::string_view model, const char* name) {
  void* const library = dlopen(file_of(model).c_str(), RTLD_NOW | RTLD_LOCAL);
  return library == nullptr ? nullptr : reinterpret_cast<Function>(dlsym(library, name));
}

Maker maker(std::string_view model) { return load<Maker>(model, "tandem_make_top"); }

}  // namespace

std::string why_no_top(std::string_view model) {
  std::error_code error;
  if (!exists(file_of(model), error)) return "not built; `make models` builds it";
  return maker(model) == nullptr ? dlerror() : std::string();
}

std::string rtl_hash(std::string_view model) {
  const Hash hash = load<Hash>(model, "tandem_rtl_hash");
  return hash == nullptr ? std::string() : hash();
}

std::unique_ptr<Top> make_top(std::string_view model, const std::string& vcd_path) {
  const Maker make = maker(model);
  return std::unique_ptr<Top>(make == nullptr ? nullptr : make(vcd_path.c_str()));
}

}  // namespace tandem::sim
