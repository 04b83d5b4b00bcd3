// Runs a fuzz target over its corpus without a fuzzer, as a test: over SEEDS, which people wrote, and over FINDS, which
// has an input in each line, in hexadecimal. tools/tandem_tools/fuzz_corpus.py has the format of both.
#include <algorithm>
#include <charconv>
#include <cstdint>
#include <cstdio>
#include <fstream>
#include <string>
#include <string_view>
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

/// Appends a line of a seed to it. Returns false if an escape is none.
bool from_text(std::string_view line, std::vector<std::uint8_t>& input) {
  for (std::size_t at = 0; at < line.size(); ++at) {
    if (line[at] != '\\') {
      input.push_back(static_cast<std::uint8_t>(line[at]));
    } else if (++at == line.size()) {
      return true;  // the seed ends here, without a line end
    } else if (line[at] == '\\') {
      input.push_back('\\');
    } else {
      std::vector<std::uint8_t> byte;
      if (line[at] != 'x' || line.size() - at < 3 || !from_hex(std::string(line.substr(at + 1, 2)), byte)) return false;
      input.push_back(byte[0]);
      at += 2;
    }
  }
  input.push_back('\n');
  return true;
}

/// Calls use(name, input) for each seed of the file. Returns how many there are; 0 if the file cannot be read.
template <class Use>
std::size_t for_each_seed(const char* path, const Use& use) {
  std::ifstream file(path);
  std::size_t count = 0;
  std::string name;
  std::vector<std::uint8_t> input;
  for (std::string line; std::getline(file, line);) {
    if (line.starts_with('[')) {
      if (count++ > 0) use(name, input);
      name = line;
      input.clear();
    } else if (count == 0 || !line.starts_with("  ") || !from_text(std::string_view(line).substr(2), input)) {
      std::fprintf(stderr, "%s has a line that is no seed's: %s\n", path, line.c_str());
      return 0;
    }
  }
  if (count > 0) use(name, input);
  return count;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 3) {
    std::fprintf(stderr, "usage: %s SEEDS FINDS\n", argv[0]);
    return 2;
  }
  const std::size_t seeds = for_each_seed(argv[1], run);
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
  std::printf("%zu seeds, %zu finds\n", seeds, number);
  return seeds == 0 || number == 0 ? 1 : 0;
}
