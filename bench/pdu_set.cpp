#include "bench/pdu_set.h"

#include <algorithm>
#include <random>

namespace tandem::bench {

PduSet::PduSet(const std::vector<std::size_t>& bytes, bool headroom)
    : keys_(bytes.size()), ivs_(bytes.size()), tags_(bytes.size()), pdus_(bytes.size()) {
  std::size_t total = kRoom;
  std::vector<std::size_t> begin;
  for (const std::size_t length : bytes) {
    begin.push_back(total);
    total += (length + kRoom - 1) / kRoom * kRoom + kRoom;
  }
  source_.resize(total);
  destination_.resize(total);
  std::mt19937_64 random(1);
  for (auto& byte : source_) byte = static_cast<std::uint8_t>(random());
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    for (auto& byte : keys_[i]) byte = static_cast<std::uint8_t>(random());
    Pdu& pdu = pdus_[i];
    pdu.key = keys_[i].data();
    pdu.count = static_cast<std::uint32_t>(random());
    pdu.bearer = static_cast<std::uint8_t>(random() % 32);
    pdu.direction = static_cast<std::uint8_t>(random() % 2);
    pdu.source = source_.data() + begin[i];
    pdu.destination = destination_.data() + begin[i];
    pdu.len_bits = 8 * bytes[i];
    pdu.headroom = headroom;
    for (std::size_t k = 0; k < 12; ++k) ivs_[i][k] = static_cast<std::uint8_t>(random());
    ivs_[i][0] &= 0xfe;  // AES-256 takes no other
    pdu.iv = ivs_[i].data();
    pdu.tag = tags_[i];
  }
  point();
}

void PduSet::point() {
  for (Pdu& pdu : pdus_) pointers_.push_back(&pdu);
}

std::size_t PduSet::bytes() const {
  std::size_t sum = 0;
  for (const Pdu& pdu : pdus_) sum += pdu.bytes();
  return sum;
}

std::size_t PduSet::most_bytes() const {
  std::size_t most = 0;
  for (const Pdu& pdu : pdus_) most = std::max(most, pdu.bytes());
  return most;
}

std::vector<std::uint8_t> PduSet::results() const {
  std::vector<std::uint8_t> all = destination_;
  for (const Pdu& pdu : pdus_) {
    for (int shift = 24; shift >= 0; shift -= 8) all.push_back(static_cast<std::uint8_t>(pdu.mac >> shift));
  }
  for (const auto& tag : tags_) all.insert(all.end(), tag.begin(), tag.end());
  return all;
}

void PduSet::clear_results() {
  std::fill(destination_.begin(), destination_.end(), std::uint8_t{0});
  for (Pdu& pdu : pdus_) pdu.mac = 0;
  for (auto& tag : tags_) tag.fill(0);
}

std::unique_ptr<PduSet> PduSet::cut(std::size_t bytes) const {
  std::unique_ptr<PduSet> pieces(new PduSet);
  for (const Pdu& whole : pdus_) {
    for (std::size_t done = 0; done < whole.bytes(); done += bytes) {
      Pdu piece = whole;
      piece.count += static_cast<std::uint32_t>(done / bytes);
      piece.source += done;
      piece.destination += done;
      piece.len_bits = 8 * std::min(bytes, whole.bytes() - done);
      piece.headroom = whole.headroom && done == 0;
      pieces->pdus_.push_back(piece);
    }
  }
  pieces->point();
  return pieces;
}

}  // namespace tandem::bench
