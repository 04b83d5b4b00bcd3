// PDUs to measure with; each has its own key, buffers and room in front.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "engine/pdu.h"

namespace tandem::bench {

class PduSet {
 public:
  /// One PDU per length; every one lends its headroom or none does. The same lengths make the same PDUs.
  PduSet(const std::vector<std::size_t>& bytes, bool headroom);

  [[nodiscard]] std::size_t size() const { return pdus_.size(); }
  [[nodiscard]] std::span<Pdu* const> pdus() const { return pointers_; }
  [[nodiscard]] Pdu& operator[](std::size_t i) const { return *pointers_[i]; }
  [[nodiscard]] std::size_t bytes() const;
  [[nodiscard]] bool headroom() const { return pdus_.front().headroom; }
  /// Returns the length of the longest PDU.
  [[nodiscard]] std::size_t most_bytes() const;

  /// Everything that a function writes: all destinations, MACs and tags.
  [[nodiscard]] std::vector<std::uint8_t> results() const;
  void clear_results();

  /// Returns the same messages in pieces of at most `bytes`, as separate PDUs with the keys of the whole. They point to
  /// the buffers of this set, which must outlive them.
  [[nodiscard]] std::unique_ptr<PduSet> cut(std::size_t bytes) const;

 private:
  static constexpr std::size_t kRoom = 64;

  PduSet() = default;
  void point();

  /// Functions with keys of 16 bytes use 16 bytes of each.
  std::vector<std::array<std::uint8_t, 32>> keys_;
  std::vector<std::array<std::uint8_t, 16>> ivs_;
  std::vector<std::array<std::uint8_t, 16>> tags_;
  std::vector<std::uint8_t> source_;
  std::vector<std::uint8_t> destination_;
  std::vector<Pdu> pdus_;
  std::vector<Pdu*> pointers_;
};

}  // namespace tandem::bench
