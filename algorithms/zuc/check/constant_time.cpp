// 128-EEA3, 128-EIA3 and the functions with keys of 256 bits in every variant.
#include "generated/algorithms/constant_time.h"

#include <array>

#include "algorithms/zuc/check/variants_256_fixture.h"
#include "algorithms/zuc/sw/nia6.h"
#include "algorithms/zuc/sw/zuc.h"
#include "algorithms/zuc/sw/zuc256.h"
#include "testing/constant_time/functions_256.h"
#include "testing/constant_time/pdus.h"

namespace tandem::zuc {
namespace {

using namespace constant_time;

/// The keystreams, the MAC, 256-NEA6, 256-NIA6 and 256-NCA6 in both directions, with keys of 256 bits.
bool run_zuc256(const Variant& variant, const Variant& reference, unsigned effort) {
  Random random(256);
  bool right = true;
  for (unsigned i = 0; i < 4 * effort; ++i) {
    std::array<std::uint8_t, kKey256Bytes> key;
    std::array<std::uint8_t, kPackedIv256Bytes> iv;
    std::array<std::uint8_t, 16> tags[2];
    random.fill(key);
    random.fill(iv);
    Bytes text = random_bytes(random, 1 + random.below(300));
    std::vector<std::uint32_t> words[2] = {std::vector<std::uint32_t>(70), std::vector<std::uint32_t>(70)};
    const std::uint64_t bits = 8 * text.size() - random.below(8);
    Bytes out[2] = {Bytes(text.size()), Bytes(text.size())}, sealed[2] = {out[0], out[1]}, opened = out[0];
    std::array<std::uint8_t, 16> sealed_tags[2], macs[2];
    for (const bool secret : {false, true}) {
      const Variant& way = secret ? variant : reference;
      if (secret) {
        hide(key);
        hide(text);
      }
      const auto keystream = std::span(words[secret]);
      right &= keystream256(way, key, iv, keystream.first(35)) == Status::ok;
      const auto nea6_iv = std::span(iv).first<kIvBytes>();
      keystream_nea6(way, key, nea6_iv, keystream.subspan(35));
      crypt_nea6(way, key, nea6_iv, text.data(), out[secret].data(), bits);
      right &= mac256(way, key, iv, text.data(), bits, tags[secret]) == Status::ok;
      right &= seal_nca6(way, key, nea6_iv, text, text, sealed[secret].data(), sealed_tags[secret]) == Status::ok;
      right &= open_nca6(way, key, nea6_iv, text, sealed[secret], opened.data(), sealed_tags[secret]) == Status::ok;
      right &= mac_nia6(way, key, nea6_iv, text, macs[secret]) == Status::ok;
    }
    show(tags[1]);
    show(sealed_tags[1]);
    show(sealed[1]);
    show(macs[1]);
    show(opened);
    show(text);
    show(words[1].data(), sizeof(std::uint32_t) * words[1].size());
    show(out[1]);
    right &= tags[0] == tags[1] && words[0] == words[1] && out[0] == out[1];
    right &= sealed[0] == sealed[1] && sealed_tags[0] == sealed_tags[1] && macs[0] == macs[1] && opened == text;
  }
  return right;
}

}  // namespace

void add_constant_time(std::vector<Case>& list) {
  add_ciphers<kRows>("eea3", "eia3", kVariants, *kVariants.find("reference"), list);
  add_functions_256("zuc256_batches", testing::variants_256(), testing::variants_256().back(), list);
  for (const Variant& variant : kVariants) {
    list.push_back(
        {.name = "zuc256." + std::string(variant.name),
         .constant_time = variants::in_constant_time(variant),
         .available = variant.available(),
         .run = [&variant](unsigned effort) { return run_zuc256(variant, *kVariants.find("reference"), effort); }});
  }
}

}  // namespace tandem::zuc
