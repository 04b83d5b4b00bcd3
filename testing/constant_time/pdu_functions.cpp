// 128-EEA1 .. 128-EIA3 in every variant: through the scheduler, which runs all kernels of a cipher, and one by one.
#include <algorithm>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "algorithms/aes/sw/aes.h"
#include "algorithms/snow3g/sw/snow3g.h"
#include "algorithms/zuc/sw/nia6.h"
#include "algorithms/zuc/sw/zuc.h"
#include "engine/lanes/run_one.h"
#include "engine/lanes/scheduler.h"
#include "engine/variants.h"
#include "testing/constant_time/cases.h"
#include "testing/constant_time/secret.h"

namespace tandem::constant_time {
namespace {

/// A PDU whose key and text are secret, and what becomes of it.
class SecretPdu {
 public:
  using RunReference = std::function<void(Pdu& pdu)>;

  /// reference: computes the answer, before there is a secret.
  SecretPdu(Random& random, std::uint64_t len_bits, bool encrypts, const RunReference& reference)
      : key_(random_bytes(random, 16)), text_(random_bytes(random, (len_bits + 7) / 8)), expected_(text_.size()) {
    pdu.key = key_.data();
    pdu.count = static_cast<std::uint32_t>(random.next());
    pdu.bearer = static_cast<std::uint8_t>(random.below(32));
    pdu.direction = static_cast<std::uint8_t>(random.below(2));
    pdu.source = text_.data();
    pdu.destination = expected_.data();
    pdu.len_bits = len_bits;
    reference(pdu);
    mac_ = pdu.mac;
    pdu.mac = 0;
    pdu.destination = text_.data();
    if (!encrypts) expected_ = text_;
    hide(key_);
    hide(text_);
  }
  SecretPdu(const SecretPdu&) = delete;
  SecretPdu& operator=(const SecretPdu&) = delete;

  [[nodiscard]] bool right() {
    show(text_);
    show(&pdu.mac, sizeof pdu.mac);
    return text_ == expected_ && pdu.mac == mac_ && pdu.status == Status::ok;
  }

  Pdu pdu;

 private:
  Bytes key_;
  Bytes text_;
  Bytes expected_;
  std::uint32_t mac_ = 0;
};

using SecretPdus = std::vector<std::unique_ptr<SecretPdu>>;

/// Lengths that together take every path: full groups of short PDUs, refills, few PDUs, a long one alone.
std::vector<std::vector<std::uint64_t>> batches(Random& random, unsigned effort) {
  std::vector<std::vector<std::uint64_t>> list = {
      std::vector<std::uint64_t>(40, 512), {32 * 700}, {8 * 5, 8 * 100 + 3}};
  for (unsigned i = 0; i < effort; ++i) {
    std::vector<std::uint64_t>& mixed = list.emplace_back(effort == 1 ? 70 : 1 + random.below(200));
    for (auto& bits : mixed) bits = 1 + random.below(random.below(16) == 0 ? 32 * 400 : 32 * 40);
    list.push_back(std::vector<std::uint64_t>(17, 1 + random.below(1'000)));
  }
  return list;
}

using RunBatch = std::function<void(std::span<Pdu* const> pdus)>;

bool run_batches(unsigned effort, bool encrypts, const SecretPdu::RunReference& reference, const RunBatch& run) {
  Random random(20'260'000 + effort);
  bool right = true;
  for (const auto& lengths : batches(random, effort)) {
    SecretPdus list;
    std::vector<Pdu*> pdus;
    for (const std::uint64_t bits : lengths) {
      list.push_back(std::make_unique<SecretPdu>(random, bits, encrypts, reference));
      pdus.push_back(&list.back()->pdu);
    }
    run(pdus);
    for (const auto& one : list) right &= one->right();
  }
  return right;
}

/// The load of the cipher under test; lanes::Function has no place for it.
void (*load_of_cipher)(const Pdu& pdu, std::uint32_t* column, std::size_t stride);

/// Loads a column and hides all of it, with the constants that stand between the bits of the key.
template <std::size_t kRows>
void load_hidden(const Pdu& pdu, std::uint32_t* column, std::size_t stride) {
  load_of_cipher(pdu, column, stride);
  for (std::size_t row = 0; row < kRows; ++row) hide(column + row * stride, sizeof *column);
}

/// The scheduler holds every stream of a batch; single calls take the first few.
template <std::size_t kRows>
void run_cipher(lanes::Cipher cipher, std::span<Pdu* const> pdus) {
  load_of_cipher = std::exchange(cipher.function.load, load_hidden<kRows>);
  std::size_t alone = pdus.size() > 16 ? 3 : 0;
  for (Pdu* pdu : pdus.first(alone)) lanes::run_one(cipher, *pdu);
  const auto scheduler = std::make_unique<lanes::Scheduler>(cipher);
  std::vector<Pdu*> done(64);
  for (std::size_t submitted = alone, finished = alone; finished < pdus.size();) {
    submitted += scheduler->submit(pdus.subspan(submitted));
    finished += scheduler->poll(done);
  }
}

template <std::size_t kRows, typename Variant>
void add_ciphers(const std::string& confidentiality, const std::string& integrity, std::span<const Variant> variants,
                 const Variant& reference, std::vector<Case>& list) {
  for (const Variant& variant : variants) {
    for (const bool encrypts : {true, false}) {
      const auto run = [&variant, &reference, encrypts](unsigned effort) {
        const auto cipher_of = [encrypts](const Variant& v) -> const lanes::Cipher& {
          return encrypts ? v.eea : v.eia;
        };
        return run_batches(
            effort, encrypts, [&](Pdu& pdu) { lanes::run_one(cipher_of(reference), pdu); },
            [&](std::span<Pdu* const> pdus) { run_cipher<kRows>(cipher_of(variant), pdus); });
      };
      list.push_back({.name = (encrypts ? confidentiality : integrity) + "." + std::string(variant.name),
                      .constant_time = variants::in_constant_time(variant),
                      .available = variant.available(),
                      .run = run});
    }
  }
}

void add_aes(std::vector<Case>& list) {
  for (const aes::Variant& variant : aes::variants()) {
    const bool seen = kSeesLibraries || variant.name == "reference";
    for (const bool encrypts : {true, false}) {
      const auto run = [&variant, encrypts](unsigned effort) {
        const aes::Variant& reference = *aes::find("reference");
        return run_batches(
            effort, encrypts,
            [&](Pdu& pdu) {
              Pdu* const one = &pdu;
              (encrypts ? reference.eea : reference.eia)({&one, 1});
            },
            encrypts ? variant.eea : variant.eia);
      };
      list.push_back({.name = (encrypts ? "eea2." : "eia2.") + std::string(variant.name),
                      .constant_time = variants::in_constant_time(variant),
                      .available = seen && variant.available(),
                      .run = run});
    }
  }
}

/// The keystreams, the MAC, 256-NEA6, 256-NIA6 and 256-NCA6 in both directions, with keys of 256 bits.
bool run_zuc256(const zuc::Variant& variant, const zuc::Variant& reference, unsigned effort) {
  Random random(256);
  bool right = true;
  for (unsigned i = 0; i < 4 * effort; ++i) {
    std::array<std::uint8_t, zuc::kKey256Bytes> key;
    std::array<std::uint8_t, zuc::kPackedIv256Bytes> iv;
    std::array<std::uint8_t, 16> tags[2];
    random.fill(key);
    random.fill(iv);
    Bytes text = random_bytes(random, 1 + random.below(300));
    std::vector<std::uint32_t> words[2] = {std::vector<std::uint32_t>(70), std::vector<std::uint32_t>(70)};
    const std::uint64_t bits = 8 * text.size() - random.below(8);
    Bytes out[2] = {Bytes(text.size()), Bytes(text.size())}, sealed[2] = {out[0], out[1]}, opened = out[0];
    std::array<std::uint8_t, 16> sealed_tags[2], macs[2];
    for (const bool secret : {false, true}) {
      const zuc::Variant& way = secret ? variant : reference;
      if (secret) {
        hide(key);
        hide(text);
      }
      const auto keystream = std::span(words[secret]);
      right &= zuc::keystream256(way, key, iv, keystream.first(35)) == Status::ok;
      const auto nea6_iv = std::span(iv).first<zuc::kIvBytes>();
      zuc::keystream_nea6(way, key, nea6_iv, keystream.subspan(35));
      zuc::crypt_nea6(way, key, nea6_iv, text.data(), out[secret].data(), bits);
      right &= zuc::mac256(way, key, iv, text.data(), bits, tags[secret]) == Status::ok;
      right &= zuc::seal_nca6(way, key, nea6_iv, text, text, sealed[secret].data(), sealed_tags[secret]) == Status::ok;
      right &=
          zuc::open_nca6(way, key, nea6_iv, text, sealed[secret], opened.data(), sealed_tags[secret]) == Status::ok;
      right &= zuc::mac_nia6(way, key, nea6_iv, text, macs[secret]) == Status::ok;
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

void add_pdu_functions(std::vector<Case>& list) {
  add_ciphers<snow3g::kRows>("eea1", "eia1", snow3g::variants(), *snow3g::find("reference"), list);
  add_aes(list);
  add_ciphers<zuc::kRows>("eea3", "eia3", zuc::variants(), *zuc::find("reference"), list);
  for (const zuc::Variant& variant : zuc::variants()) {
    list.push_back(
        {.name = "zuc256." + std::string(variant.name),
         .constant_time = variants::in_constant_time(variant),
         .available = variant.available(),
         .run = [&variant](unsigned effort) { return run_zuc256(variant, *zuc::find("reference"), effort); }});
  }
}

}  // namespace tandem::constant_time
