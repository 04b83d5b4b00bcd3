// Runs a fuzz target over its corpus without a fuzzer, as a test: over the files of the folder SEEDS, and over the lines
// of the file FINDS, each of which is an input in hexadecimal (tools/tandem_tools/fuzz_corpus.py).
#include <algorithm>
#include <charconv>
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace {

void run(const std::string& name, const std::vector<std::uint8_t>& input) {
  std::printf("%s\n", name.c_str());
  std::fflush(stdout);
  LLVMFuzzerTestOneInput(input.data(), input.size());
}

/// Returns false if the line is not hexadecimal.
bool from_hex(const std::string& line, std::vector<std::uint8_t>& input) {
  input.clear();
  for (std::size_t at = 0; at < line.size(); at += 2) {
    const char* const end = line.data() + std::min(at + 2, line.size());
    std::uint8_t byte = 0;
    const auto [read, error] = std::from_chars(line.data() + at, end, byte, 16);
    if (error != std::errc() || read != line.data() + at + 2) return false;
    input.push_back(byte);
  }
  return true;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 3) {
    std::fprintf(stderr, "usage: %s SEEDS FINDS\n", argv[0]);
    return 2;
  }
  std::vector<std::filesystem::path> paths;
  for (const auto& entry : std::filesystem::directory_iterator(argv[1])) paths.push_back(entry.path());
  std::ranges::sort(paths);
  for (const auto& path : paths) {
    std::ifstream file(path, std::ios::binary);
    const std::vector<char> content{std::istreambuf_iterator<char>(file), {}};
    if (!file) {
      std::fprintf(stderr, "cannot read %s\n", path.c_str());
      return 1;
    }
    run(path.filename(), {content.begin(), content.end()});
  }
  const std::string finds = argv[2];
  std::ifstream file(finds);
  if (!file) {
    std::fprintf(stderr, "cannot read %s\n", finds.c_str());
    return 1;
  }
  std::size_t number = 0;
  std::vector<std::uint8_t> input;
  for (std::string line; std::getline(file, line);) {
    ++number;
    const std::string name = finds + ":" + std::to_string(number);
    if (!from_hex(line, input)) {
      std::fprintf(stderr, "%s is not hexadecimal\n", name.c_str());
      return 1;
    }
    run(name, input);
  }
  std::printf("%zu seeds, %zu finds\n", paths.size(), number);
  return paths.empty() || number == 0 ? 1 : 0;
}
