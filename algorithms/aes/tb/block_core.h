// A Verilated AES core behind plain C++, the same for every parameterisation.
#pragma once

#include <array>
#include <cstdint>
#include <cstring>
#include <optional>

#include "bus/sim/model/power_up.h"

namespace tandem::aes::tb {

using Block = std::array<std::uint8_t, 16>;

class BlockCore {
 public:
  /// Handshakes and output of one clock.
  struct Clock {
    bool block_taken = false;
    bool key_taken = false;
    std::optional<Block> out;  ///< came out before the edge
  };

  BlockCore() = default;
  BlockCore(const BlockCore&) = delete;
  BlockCore& operator=(const BlockCore&) = delete;
  virtual ~BlockCore() = default;

  /// One clock that offers a block with its key; a key alone, for a precomputed schedule; or, of neither, nothing.
  virtual Clock clock(const Block* block, const std::uint8_t* key) = 0;
  /// Holds the core in reset for some clocks.
  virtual void reset() = 0;
};

template <class Verilated>
class VerilatedBlockCore final : public BlockCore {
 public:
  VerilatedBlockCore() { reset(); }
  ~VerilatedBlockCore() override { model_.final(); }

  Clock clock(const Block* block, const std::uint8_t* key) override {
    model_.block_valid_i = block != nullptr ? 1 : 0;
    model_.key_valid_i = block == nullptr && key != nullptr ? 1 : 0;
    if (block != nullptr) std::memcpy(&model_.block_i, block->data(), block->size());
    if (key != nullptr) std::memcpy(&model_.key_i, key, sizeof model_.key_i);
    model_.eval();
    Clock seen;
    seen.block_taken = block != nullptr && model_.block_ready_o != 0;
    seen.key_taken = model_.key_valid_i != 0 && model_.key_ready_o != 0;
    if (model_.block_valid_o != 0) std::memcpy(seen.out.emplace().data(), &model_.block_o, sizeof(Block));
    edge();
    return seen;
  }
  void reset() override {
    model_.rst_ni = 0;
    model_.block_valid_i = 0;
    model_.key_valid_i = 0;
    for (int i = 0; i < 3; ++i) edge();
    model_.rst_ni = 1;
  }

 private:
  void edge() {
    model_.clk_i = 1;
    model_.eval();
    if (model_.rst_ni == 0) context_.reset_seen();
    model_.clk_i = 0;
    model_.eval();
  }
  sim::PowerUp context_;
  Verilated model_{&context_};
};

}  // namespace tandem::aes::tb
