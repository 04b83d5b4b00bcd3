#include "algorithms/zuc/sw/nia6.h"

#include "engine/lanes/run_one.h"

namespace tandem::zuc {
namespace {

using Bytes = std::span<const std::uint8_t>;

bool is_tag(std::size_t bytes) { return bytes >= kNia6MinTagBytes && bytes <= kNia6MaxTagBytes; }

Pdu pdu_of(std::span<const std::uint8_t, kKey256Bytes> key, std::span<const std::uint8_t, kIvBytes> iv, Bytes aad,
           Bytes source, std::uint8_t* destination, std::span<std::uint8_t> tag) {
  Pdu pdu;
  pdu.key = key.data();
  pdu.iv = iv.data();
  pdu.aad = aad;
  pdu.source = source.data();
  pdu.destination = destination;
  pdu.len_bits = 8 * std::uint64_t{source.size()};
  pdu.tag = tag;
  return pdu;
}

}  // namespace

Status mac_nia6(const Variant& variant, std::span<const std::uint8_t, kKey256Bytes> key,
                std::span<const std::uint8_t, kIvBytes> iv, Bytes message, std::span<std::uint8_t> tag) {
  if (!is_tag(tag.size())) return Status::bad_length;
  Pdu pdu = pdu_of(key, iv, {}, message, nullptr, tag);
  lanes::run_one(variant.nia6, pdu);
  return pdu.status;
}

Status seal_nca6(const Variant& variant, std::span<const std::uint8_t, kKey256Bytes> key,
                 std::span<const std::uint8_t, kIvBytes> iv, Bytes aad, Bytes source, std::uint8_t* destination,
                 std::span<std::uint8_t> tag) {
  if (!is_tag(tag.size())) return Status::bad_length;
  Pdu pdu = pdu_of(key, iv, aad, source, destination, tag);
  lanes::run_one(variant.nca6, pdu);
  return pdu.status;
}

Status open_nca6(const Variant& variant, std::span<const std::uint8_t, kKey256Bytes> key,
                 std::span<const std::uint8_t, kIvBytes> iv, Bytes aad, Bytes source, std::uint8_t* destination,
                 std::span<const std::uint8_t> tag) {
  if (!is_tag(tag.size())) return Status::bad_length;
  // The const_cast is safe because the tag is compared and not written.
  Pdu pdu = pdu_of(key, iv, aad, source, destination, {const_cast<std::uint8_t*>(tag.data()), tag.size()});
  pdu.verify = true;
  lanes::run_one(variant.nca6, pdu);
  return pdu.status;
}

}  // namespace tandem::zuc
