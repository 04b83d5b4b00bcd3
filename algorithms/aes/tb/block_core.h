// A Verilated AES core behind plain C++, the same for every parameterisation.
#pragma once

#include <array>
#include <cstdint>
#include <cstring>
#include <memory>
#include <optional>
#include <ostream>
#include <span>
#include <string_view>

namespace tandem::aes::tb {

using Block = std::array<std::uint8_t, 16>;

class BlockCore {
 public:
  BlockCore() = default;
  BlockCore(const BlockCore&) = delete;
  BlockCore& operator=(const BlockCore&) = delete;
  virtual ~BlockCore() = default;

  /// Whether a block that is offered in this clock is taken.
  virtual bool ready() = 0;
  /// One clock: offers a block with its key, if there is one. Returns the block that came out before the edge.
  virtual std::optional<Block> clock(const Block* block, const std::uint8_t* key) = 0;
  /// Some clocks in reset.
  virtual void reset() = 0;
};

template <class Verilated>
class VerilatedBlockCore final : public BlockCore {
 public:
  VerilatedBlockCore() { reset(); }
  ~VerilatedBlockCore() override { model_.final(); }

  bool ready() override {
    model_.eval();
    return model_.block_ready_o != 0;
  }
  std::optional<Block> clock(const Block* block, const std::uint8_t* key) override {
    model_.block_valid_i = block != nullptr ? 1 : 0;
    if (block != nullptr) {
      std::memcpy(&model_.block_i, block->data(), block->size());
      std::memcpy(&model_.key_i, key, sizeof model_.key_i);
    }
    model_.eval();
    std::optional<Block> out;
    if (model_.block_valid_o != 0) std::memcpy(out.emplace().data(), &model_.block_o, sizeof(Block));
    edge();
    return out;
  }
  void reset() override {
    model_.rst_ni = 0;
    model_.block_valid_i = 0;
    for (int i = 0; i < 3; ++i) edge();
    model_.rst_ni = 1;
  }

 private:
  void edge() {
    model_.clk_i = 1;
    model_.eval();
    model_.clk_i = 0;
    model_.eval();
  }
  Verilated model_;
};

/// A parameterisation that the tests build; see algorithm.toml.
struct CoreConfig {
  std::string_view name;
  unsigned unroll;
  unsigned partition;
  std::size_t key_bytes;
  bool ram;
  std::unique_ptr<BlockCore> (*make)();

  unsigned rounds() const { return static_cast<unsigned>(key_bytes / 4 + 6); }
};

inline void PrintTo(const CoreConfig& config, std::ostream* os) { *os << config.name; }

std::span<const CoreConfig> core_configs();

}  // namespace tandem::aes::tb
