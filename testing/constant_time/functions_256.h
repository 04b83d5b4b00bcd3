// 256-NEA, 256-NIA and 256-NCA over PDUs whose key, text and tag are secret.
#pragma once

#include <array>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "engine/pdu.h"
#include "engine/variants.h"
#include "testing/constant_time/cases.h"
#include "testing/constant_time/secret.h"

namespace tandem::constant_time {

/// A PDU with its buffers, and the result of the reference.
class Secret256 {
 public:
  template <class Run>
  Secret256(Random& random, std::size_t bytes, bool tags, bool writes, Run reference)
      : key_(random_bytes(random, 32)),
        iv_(random_bytes(random, 16)),
        aad_(random_bytes(random, tags && writes ? random.below(40) : 0)),
        plain_(random_bytes(random, bytes)),
        text_(plain_),
        tag_(tags ? 16 : 0),
        writes_(writes) {
    pdu.key = key_.data();
    pdu.iv = iv_.data();
    pdu.aad = aad_;
    pdu.source = pdu.destination = text_.data();
    pdu.len_bits = 8 * bytes;
    pdu.tag = tag_;
    Pdu* const one = &pdu;
    reference(std::span<Pdu* const>(&one, 1));
    answer_ = text_;
    answer_tag_ = tag_;
  }
  Secret256(const Secret256&) = delete;
  Secret256& operator=(const Secret256&) = delete;

  /// Restores all buffers and makes them secret. With `verify`, the answer is the input.
  void begin(bool verify) {
    show_all();
    text_ = verify && writes_ ? answer_ : plain_;
    tag_ = verify ? answer_tag_ : Bytes(answer_tag_.size());
    pdu.source = pdu.destination = text_.data();
    pdu.tag = tag_;
    pdu.verify = verify;
    for (Bytes* secret : {&key_, &aad_, &text_, &tag_}) hide(*secret);
  }
  [[nodiscard]] bool right() {
    show_all();
    const Bytes& text = pdu.verify || !writes_ ? plain_ : answer_;
    return pdu.status == Status::ok && text_ == text && tag_ == answer_tag_;
  }

  Pdu pdu;

 private:
  void show_all() {
    for (Bytes* secret : {&key_, &aad_, &text_, &tag_}) show(*secret);
  }

  Bytes key_, iv_, aad_, plain_, text_, tag_, answer_, answer_tag_;
  bool writes_;
};

/// Adds a case per variant, called <name>.<variant>: one PDU, some, and more than lanes, in both directions.
template <typename Variant>
void add_functions_256(const std::string& name, std::span<const Variant> variants, const Variant& reference,
                       std::vector<Case>& list) {
  const auto run = [&reference](const Variant& variant, unsigned effort) {
    using Run = void (*)(std::span<Pdu* const>);
    Random random(33'501 + effort);
    bool right = true;
    for (unsigned round = 0; round < effort; ++round) {
      for (Run Variant::*const function : {&Variant::nea, &Variant::nia, &Variant::nca}) {
        for (const std::size_t count : {1, 3, 20}) {
          std::vector<std::unique_ptr<Secret256>> secrets;
          std::vector<Pdu*> pdus;
          for (std::size_t i = 0; i < count; ++i) {
            const std::size_t bytes = 1 + random.below(random.below(4) == 0 ? 1500 : 120);
            secrets.push_back(std::make_unique<Secret256>(random, bytes, function != &Variant::nea,
                                                          function != &Variant::nia, reference.*function));
            pdus.push_back(&secrets.back()->pdu);
          }
          for (const bool verify : {false, true}) {
            for (auto& one : secrets) one->begin(verify && function != &Variant::nea);
            (variant.*function)(pdus);
            for (auto& one : secrets) right &= one->right();
          }
        }
      }
    }
    return right;
  };
  for (const Variant& variant : variants) {
    list.push_back({.name = name + "." + std::string(variant.name),
                    .constant_time = variants::in_constant_time(variant),
                    .available = variant.available(),
                    .run = [&variant, run](unsigned effort) { return run(variant, effort); }});
  }
}

}  // namespace tandem::constant_time
