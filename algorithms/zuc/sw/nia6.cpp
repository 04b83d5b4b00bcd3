#include "algorithms/zuc/sw/nia6.h"

#include <algorithm>

#include "algorithms/zuc/sw/one_stream.h"
#include "algorithms/zuc/sw/polyval.h"
#include "engine/equal.h"

namespace tandem::zuc {
namespace {

using Bytes = std::span<const std::uint8_t>;

/// The tag under the first twelve words of a stream, H, Q and P of four words each:
/// (POLYVAL_H(aad, text) + lengths) Q + P. Wiped at the end.
class Tag {
 public:
  explicit Tag(OneStream& stream) {
    for (std::size_t i = 0; i < sizeof words_; i += 4) store_word(words_ + i, stream.next());
  }
  Tag(const Tag&) = delete;
  Tag& operator=(const Tag&) = delete;
  ~Tag() {
    wipe(words_, sizeof words_);
    wipe(tag_, sizeof tag_);
  }

  /// Returns 16 bytes.
  const std::uint8_t* of(Bytes aad, Bytes text) {
    Polyval sum(words_);
    sum.add(aad.data(), aad.size());
    sum.add(text.data(), text.size());
    sum.finish(tag_);
    add_length(text.size(), tag_);
    add_length(aad.size(), tag_ + 8);
    Polyval last(words_ + Polyval::kBytes);
    last.add(tag_, sizeof tag_);
    last.finish(tag_);
    for (std::size_t i = 0; i < sizeof tag_; ++i) tag_[i] ^= words_[2 * Polyval::kBytes + i];
    return tag_;
  }

 private:
  /// In bits, least significant byte first.
  static void add_length(std::uint64_t bytes, std::uint8_t* to) {
    for (int i = 0; i < 8; ++i) to[i] ^= static_cast<std::uint8_t>(8 * bytes >> 8 * i);
  }

  std::uint8_t words_[3 * Polyval::kBytes];
  std::uint8_t tag_[Polyval::kBytes];
};

bool is_tag(std::size_t bytes) { return bytes >= kNia6MinTagBytes && bytes <= kNia6MaxTagBytes; }

}  // namespace

Status mac_nia6(const Variant& variant, std::span<const std::uint8_t, kKey256Bytes> key,
                std::span<const std::uint8_t, kIvBytes> iv, Bytes message, std::span<std::uint8_t> tag) {
  if (!is_tag(tag.size())) return Status::bad_length;
  OneStream stream(variant);
  begin_nea6(stream, key, iv);
  std::copy_n(Tag(stream).of(message, {}), tag.size(), tag.begin());
  return Status::ok;
}

Status seal_nca6(const Variant& variant, std::span<const std::uint8_t, kKey256Bytes> key,
                 std::span<const std::uint8_t, kIvBytes> iv, Bytes aad, Bytes source, std::uint8_t* destination,
                 std::span<std::uint8_t> tag) {
  if (!is_tag(tag.size())) return Status::bad_length;
  OneStream stream(variant);
  begin_nea6(stream, key, iv);
  Tag sum(stream);
  stream.crypt(source.data(), destination, source.size());
  std::copy_n(sum.of(aad, {destination, source.size()}), tag.size(), tag.begin());
  return Status::ok;
}

Status open_nca6(const Variant& variant, std::span<const std::uint8_t, kKey256Bytes> key,
                 std::span<const std::uint8_t, kIvBytes> iv, Bytes aad, Bytes source, std::uint8_t* destination,
                 std::span<const std::uint8_t> tag) {
  if (!is_tag(tag.size())) return Status::bad_length;
  OneStream stream(variant);
  begin_nea6(stream, key, iv);
  Tag sum(stream);
  if (!equal_in_constant_time(sum.of(aad, source), tag.data(), tag.size())) return Status::authentication;
  stream.crypt(source.data(), destination, source.size());
  return Status::ok;
}

}  // namespace tandem::zuc
