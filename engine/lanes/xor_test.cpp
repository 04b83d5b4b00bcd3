// Every absorb_xor against one bit at a time, cut into slices anywhere, with nothing touched around.
#include "engine/lanes/xor.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "engine/cpu.h"
#include "testing/bytes.h"
#include "testing/fenced_pages.h"

namespace tandem::lanes {
namespace {

using tandem::testing::Bytes;
using tandem::testing::Guarded;
using tandem::testing::Random;

struct Way {
  std::string name;
  bool (*available)();
  void (*absorb)(Job&, const std::uint8_t*, std::size_t);
};

const Way kWays[] = {
    {"any", cpu::has_anything, absorb_xor},
#if defined(__x86_64__)
    {"avx2", cpu::has_avx2, absorb_xor_avx2},
    {"avx512", cpu::has_avx512, absorb_xor_avx512},
#endif
};

class AbsorbXor : public ::testing::TestWithParam<Way> {
 protected:
  void SetUp() override {
    if (!GetParam().available()) GTEST_SKIP() << "not run: this machine lacks " << GetParam().name;
  }

  /// Absorbs all of `keystream` in slices of `slice_words`.
  static void absorb(Pdu& pdu, const Bytes& keystream, std::size_t slice_words) {
    Job job{.pdu = &pdu, .words_done = 0, .words_total = xor_keystream_words(pdu.len_bits), .accumulator = {}};
    Guarded slice(4 * slice_words + 64, 0);
    while (job.words_done < job.words_total) {
      const std::size_t words = std::min<std::size_t>(slice_words, job.words_total - job.words_done);
      Bytes content(4 * slice_words + 64, 0xcc);
      std::copy_n(keystream.begin() + static_cast<std::ptrdiff_t>(4 * job.words_done), 4 * words, content.begin());
      slice.set(content);
      GetParam().absorb(job, slice.data(), words);
      job.words_done += words;
    }
  }

  static Bytes expected(const Bytes& source, const Bytes& keystream, std::uint64_t len_bits) {
    Bytes result(source.size(), 0);
    for (std::uint64_t bit = 0; bit < len_bits; ++bit) {
      const unsigned mask = 0x80U >> bit % 8;
      result[bit / 8] |= static_cast<std::uint8_t>((source[bit / 8] ^ keystream[bit / 8]) & mask);
    }
    return result;
  }

  Random random_{33401};
};

INSTANTIATE_TEST_SUITE_P(Ways, AbsorbXor, ::testing::ValuesIn(kWays), [](const auto& way) { return way.param.name; });

TEST_P(AbsorbXor, IsRightForEveryLengthAndSlice) {
  for (std::uint64_t len_bits = 1; len_bits <= 2200; ++len_bits) {
    const std::size_t bytes = (len_bits + 7) / 8;
    Bytes message(bytes);
    Bytes keystream((bytes + 3) / 4 * 4);
    random_.fill(message);
    random_.fill(keystream);
    const bool in_place = random_.below(2) == 0;
    Guarded source(bytes, random_.below(64));
    Guarded destination(bytes, random_.below(64));
    (in_place ? destination : source).set(message);
    Pdu pdu;
    pdu.source = in_place ? destination.data() : source.data();
    pdu.destination = destination.data();
    pdu.len_bits = len_bits;
    absorb(pdu, keystream, 16 * (1 + random_.below(5)));
    ASSERT_EQ(destination.content(), expected(message, keystream, len_bits)) << len_bits << " bits";
    ASSERT_TRUE(destination.intact() && source.intact()) << len_bits << " bits";
  }
}

TEST_P(AbsorbXor, ReadsNothingPastThePdu) {
  tandem::testing::FencedPages pages;
  ASSERT_TRUE(pages.usable());
  const Bytes keystream(256, 0x5a);
  for (std::size_t bytes = 1; bytes <= 192; ++bytes) {
    for (std::uint8_t* at : {pages.begin(), pages.end() - bytes}) {
      std::fill_n(at, bytes, 0xff);
      Pdu pdu;
      pdu.source = at;
      pdu.destination = at;
      pdu.len_bits = 8 * bytes;
      absorb(pdu, keystream, 16);
      ASSERT_EQ(Bytes(at, at + bytes), Bytes(bytes, 0xa5)) << bytes;
    }
  }
}

}  // namespace
}  // namespace tandem::lanes
