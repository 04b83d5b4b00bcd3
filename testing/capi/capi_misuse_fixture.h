// Parts that the tests of misuse share: structures and buffers end where a page begins that faults.
//
// Parts  capi_misuse_test.cpp (calls for one PDU and of the library, and the tests), capi_misuse_batch_test.cpp,
//        capi_misuse_256_test.cpp
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <functional>
#include <ostream>
#include <string>
#include <vector>

#include "testing/capi/capi_fixture.h"
#include "testing/fenced_pages.h"

namespace tandem::capi::misuse {

using tandem::testing::FencedPages;
using testing::Call;
using testing::is_integrity;
using testing::kAlgorithms;
using testing::Packet;
using testing::Random;

inline constexpr std::uint8_t kMark = 0xd7;

/// A batch that lives as long as its test, and must still work after any misuse.
class Batch {
 public:
  Batch() { EXPECT_EQ(tandem_batch_create(&batch_, nullptr), TANDEM_OK); }
  Batch(const Batch&) = delete;
  Batch& operator=(const Batch&) = delete;
  ~Batch() {
    Random random(7);
    Packet packet(random, TANDEM_EIA3, 777);
    tandem_pdu* pdu = &packet.pdu;
    EXPECT_EQ(tandem_batch_submit(batch_, &pdu, 1), 1U);
    EXPECT_EQ(tandem_batch_status(batch_), TANDEM_OK);
    std::array<tandem_pdu*, 8> done{};
    tandem_batch_flush(batch_);
    EXPECT_GE(tandem_batch_poll(batch_, done.data(), done.size()), 1U);
    EXPECT_EQ(tandem_batch_status(batch_), TANDEM_OK);
    EXPECT_TRUE(packet.right());
    EXPECT_EQ(tandem_batch_in_flight(batch_), 0U);
    tandem_batch_destroy(batch_);
  }
  tandem_batch* get() { return batch_; }

 private:
  tandem_batch* batch_ = nullptr;
};

/// Bytes whose end is where a page begins that faults, but for up to 7 marked ones, so that structures lie at multiples
/// of 8.
class Fenced {
 public:
  explicit Fenced(std::size_t bytes) : bytes_(bytes), begin_(pages_.end() - (bytes + 7) / 8 * 8) {
    std::memset(begin_, kMark, static_cast<std::size_t>(pages_.end() - begin_));
  }
  std::uint8_t* begin() { return begin_; }
  /// Returns whether everything from byte `first` on, also behind the structure, is unchanged.
  [[nodiscard]] bool is_marked_from(std::size_t first) {
    return std::all_of(begin_ + first, pages_.end(), [](std::uint8_t byte) { return byte == kMark; });
  }

 private:
  FencedPages pages_;
  std::size_t bytes_;
  std::uint8_t* begin_;
};

/// One way to misuse a function. `run` returns the status, unless the test itself finds something wrong.
struct Misuse {
  std::string function;
  std::string what;
  tandem_status expected;
  std::function<tandem_status()> run;
};

inline std::ostream& operator<<(std::ostream& out, const Misuse& misuse) {
  return out << misuse.function << ": " << misuse.what;
}

/// A fault in a call for single PDUs, or in one PDU of a batch.
struct WrongPdu {
  std::string what;
  tandem_status expected;
  void (*spoil)(tandem_pdu& pdu);
};

const std::vector<WrongPdu>& wrong_pdus();

// A message of 11 bits, with buffers that are just as long.
inline constexpr std::uint32_t kBits = 11;
inline constexpr std::size_t kBytes = 2;

/// These add ways to misuse functions: for one PDU, for batches of them, with keys of 256 bits, and functions that tell
/// about the library.
void add_single_calls(std::vector<Misuse>& list);
void add_submit(std::vector<Misuse>& list);
void add_create(std::vector<Misuse>& list);
void add_other_batch_calls(std::vector<Misuse>& list);
void add_calls_256(std::vector<Misuse>& list);
void add_library_calls(std::vector<Misuse>& list);

}  // namespace tandem::capi::misuse
