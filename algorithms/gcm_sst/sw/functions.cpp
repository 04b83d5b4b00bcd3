#include "algorithms/gcm_sst/sw/functions.h"

#include <algorithm>
#include <array>

#include "engine/wipe.h"

namespace tandem::gcm_sst {
namespace {

using lanes::Text;

/// PDUs that are sorted together.
constexpr std::size_t kBatch = 64;

/// The kernel for the next of so many PDUs: the narrowest with a lane for each, or the widest.
const Kernel& kernel_for(std::span<const Kernel* const> kernels, std::size_t pdus) {
  const Kernel* best = kernels.front();
  for (const Kernel* kernel : kernels) {
    if (kernel->lanes >= pdus) best = kernel;
  }
  return *best;
}

/// Puts PDUs of similar length beside one another, the longest first.
void sort(std::span<Pdu*> pdus) {
  const auto longer = [](const Pdu* a, const Pdu* b) { return a->len_bits > b->len_bits; };
  if (!std::is_sorted(pdus.begin(), pdus.end(), longer)) std::sort(pdus.begin(), pdus.end(), longer);
}

/// PDUs that run side by side, from begin to end. Wiped at the end.
class Group {
 public:
  Group(const Kernel& kernel, std::span<Pdu* const> pdus) : kernel_(kernel), pdus_(pdus) { kernel.start(state_, pdus); }
  Group(const Group&) = delete;
  Group& operator=(const Group&) = delete;
  ~Group() {
    wipe(&state_, sizeof state_);
    if (has_keys_) wipe(keys_, kernel_.lanes * kKeysBytes);
  }

  void make_keys() {
    kernel_.keys(state_, keys_);
    has_keys_ = true;
  }

  /// The tag of a PDU, written or compared.
  void tag(MakeTag* make, std::size_t lane, std::span<const std::uint8_t> aad, std::span<const std::uint8_t> text) {
    std::uint8_t computed[kMaxTagBytes];
    make(keys_ + lane * kKeysBytes, aad, text, computed);
    pdus_[lane]->status = settle(computed, pdus_[lane]->tag, pdus_[lane]->verify);
    wipe(computed, sizeof computed);  // what a forgery should have had must not become known
  }

  /// Every PDU that is not known as a forgery meets its keystream.
  void crypt() {
    std::array<Text, Kernel::kMaxLanes> texts{};
    for (std::size_t i = 0; i < pdus_.size(); ++i) {
      const Pdu& pdu = *pdus_[i];
      if (pdu.status == Status::ok) texts[i] = {pdu.source, pdu.destination, pdu.bytes()};
    }
    kernel_.crypt(state_, texts.data());
  }

  [[nodiscard]] std::span<Pdu* const> pdus() const { return pdus_; }

 private:
  const Kernel& kernel_;
  std::span<Pdu* const> pdus_;
  bool has_keys_ = false;
  State state_;
  alignas(64) std::uint8_t keys_[Kernel::kMaxLanes * kKeysBytes];
};

template <class Run>
void for_groups(const Generator& generator, std::span<Pdu* const> pdus, bool by_length, Run run) {
  std::array<Pdu*, kBatch> sorted;
  for (; !pdus.empty(); pdus = pdus.subspan(std::min(pdus.size(), kBatch))) {
    const std::span<Pdu*> batch = std::span(sorted).first(std::min(pdus.size(), kBatch));
    std::copy_n(pdus.begin(), batch.size(), batch.begin());
    if (by_length && generator.kernels.front()->lanes > 1) sort(batch);
    for (std::size_t at = 0; at < batch.size();) {
      const Kernel& kernel = kernel_for(generator.kernels, batch.size() - at);
      const std::size_t count = std::min(kernel.lanes, batch.size() - at);
      Group group(kernel, batch.subspan(at, count));
      run(group);
      at += count;
    }
  }
}

std::span<const std::uint8_t> message_of(const Pdu& pdu) { return {pdu.source, pdu.bytes()}; }

}  // namespace

void run_nea(const Generator& generator, std::span<Pdu* const> pdus) {
  for (Pdu* pdu : pdus) pdu->status = Status::ok;
  for_groups(generator, pdus, true, [](Group& group) { group.crypt(); });
}

void run_nia(const Generator& generator, std::span<Pdu* const> pdus) {
  for_groups(generator, pdus, false, [&](Group& group) {
    group.make_keys();
    for (std::size_t i = 0; i < group.pdus().size(); ++i) {
      group.tag(generator.make_tag, i, message_of(*group.pdus()[i]), {});
    }
  });
}

void run_nca(const Generator& generator, std::span<Pdu* const> pdus) {
  for_groups(generator, pdus, true, [&](Group& group) {
    group.make_keys();
    for (std::size_t i = 0; i < group.pdus().size(); ++i) {
      Pdu& pdu = *group.pdus()[i];
      pdu.status = Status::ok;
      if (pdu.verify) group.tag(generator.make_tag, i, pdu.aad, message_of(pdu));
    }
    group.crypt();
    for (std::size_t i = 0; i < group.pdus().size(); ++i) {
      const Pdu& pdu = *group.pdus()[i];
      if (!pdu.verify) {
        group.tag(generator.make_tag, i, pdu.aad, {pdu.destination, pdu.bytes()});
      } else if (pdu.status != Status::ok) {
        std::fill_n(pdu.destination, pdu.bytes(), std::uint8_t{0});
      }
    }
  });
}

}  // namespace tandem::gcm_sst
