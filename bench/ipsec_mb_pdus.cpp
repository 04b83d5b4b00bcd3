#include "bench/pdu_runner.h"

#if TANDEM_HAS_IPSEC_MB
#include <algorithm>
#include <array>
#include <cstring>

#include "algorithms/aes/sw/block.h"

namespace tandem::bench {
namespace {

constexpr std::size_t kBurst = 32;
/// The library's calls for N buffers take no more than this.
constexpr std::size_t kBuffers = 16;
/// The library's limit for ZUC, 65,504 bits.
constexpr std::size_t kMaxZucBytes = 8188;

/// An expanded key.
struct alignas(64) Session {
  std::uint8_t round_keys[11 * 16];
  std::uint8_t subkeys[2][16];
  std::uint8_t snow3g[64];
};

/// The library with one manager, and the keys of a set.
class IpsecMbRunner : public PduRunner {
 public:
  using Mode = void (IpsecMbRunner::*)(std::size_t first, std::size_t count);

  IpsecMbRunner(const std::string& name, Mode mode, Algorithm function, PduSet& set, std::unique_ptr<PduSet> pieces,
                const libraries::IpsecMb& library)
      : PduRunner("ipsec-mb " + name, set),
        mode_(mode),
        function_(function),
        pieces_(std::move(pieces)),
        work_(pieces_ == nullptr ? set : *pieces_),
        manager_(library.make_manager()),
        sessions_(work_.size()),
        stride_((work_.most_bytes() + aes::kPrefixBytes + 63) / 64 * 64),
        staging_(kBurst * stride_) {
    for (std::size_t i = 0; i < work_.size(); ++i) expand(i);
    for (std::size_t i = 0; i < kBurst; ++i) set_constants(cipher_jobs_[i], i);
  }

  [[nodiscard]] bool comparable() const override { return pieces_ == nullptr; }

  void run(std::size_t first, std::size_t count) override {
    if (pieces_ != nullptr) {
      for (std::size_t i = 0; i < work_.size(); ++i) (this->*mode_)(i, 1);
      return;
    }
    for (std::size_t done = 0; done < count; done += kBurst) {
      (this->*mode_)(first + done, std::min(kBurst, count - done));
    }
    if (!is_integrity(function_)) return;
    for (std::size_t i = first; i < first + count; ++i) set_[i].mac = __builtin_bswap32(set_[i].mac);
  }

  /// Runs bursts of jobs, then the jobs that are left.
  void burst(std::size_t first, std::size_t count) {
    IMB_JOB* jobs[kBurst];
    const std::uint32_t got = IMB_GET_NEXT_BURST(manager_.get(), static_cast<std::uint32_t>(count), jobs);
    for (std::size_t i = 0; i < got; ++i) {
      set_constants(*jobs[i], i);
      fill(*jobs[i], first + i, i);
    }
    IMB_SUBMIT_BURST_NOCHECK(manager_.get(), got, jobs);
    while (IMB_FLUSH_BURST(manager_.get(), kBurst, jobs) != 0) {
    }
    if (got < count) burst(first + got, count - got);  // its ring has come to its end
  }

  /// Runs one job at a time, then the jobs that are left.
  void jobs(std::size_t first, std::size_t count) {
    for (std::size_t i = 0; i < count; ++i) {
      IMB_JOB* job = IMB_GET_NEXT_JOB(manager_.get());
      set_constants(*job, i);
      fill(*job, first + i, i);
      IMB_SUBMIT_JOB_NOCHECK(manager_.get());
    }
    while (IMB_FLUSH_JOB(manager_.get()) != nullptr) {
    }
  }

  /// A burst of one cipher, in an array of the caller's.
  void cipher_burst(std::size_t first, std::size_t count) {
    for (std::size_t i = 0; i < count; ++i) fill(cipher_jobs_[i], first + i, i);
    IMB_SUBMIT_CIPHER_BURST_NOCHECK(manager_.get(), cipher_jobs_.data(), static_cast<std::uint32_t>(count),
                                    IMB_CIPHER_CNTR, IMB_DIR_ENCRYPT, IMB_KEY_128_BYTES);
  }

  /// The direct call for many buffers.
  void buffers(std::size_t first, std::size_t count) {
    for (std::size_t done = 0; done < count; done += kBuffers) {
      some_buffers(first + done, static_cast<std::uint32_t>(std::min(kBuffers, count - done)));
    }
  }

  /// The direct call for one buffer.
  void single(std::size_t first, std::size_t count) {
    for (std::size_t i = first; i < first + count; ++i) {
      Pdu& pdu = work_[i];
      make_iv(pdu, ivs_[0]);
      const auto bytes = static_cast<std::uint32_t>(pdu.bytes());
      const auto* key = reinterpret_cast<const snow3g_key_schedule_t*>(sessions_[i].snow3g);
      if (function_ == Algorithm::eea1) {
        IMB_SNOW3G_F8_1_BUFFER(manager_.get(), key, ivs_[0], pdu.source, pdu.destination, bytes);
      } else if (function_ == Algorithm::eia1) {
        IMB_SNOW3G_F9_1_BUFFER(manager_.get(), key, ivs_[0], pdu.source, pdu.len_bits, &pdu.mac);
      } else if (function_ == Algorithm::eea3) {
        IMB_ZUC_EEA3_1_BUFFER(manager_.get(), pdu.key, ivs_[0], pdu.source, pdu.destination, bytes);
      } else {
        IMB_ZUC_EIA3_1_BUFFER(manager_.get(), pdu.key, ivs_[0], pdu.source, 8 * bytes, &pdu.mac);
      }
    }
  }

 private:
  void expand(std::size_t i) {
    Session& session = sessions_[i];
    const std::uint8_t* key = work_[i].key;
    if (function_ == Algorithm::eea2 || function_ == Algorithm::eia2) {
      alignas(16) std::uint8_t decryption[sizeof session.round_keys];
      IMB_AES_KEYEXP_128(manager_.get(), key, session.round_keys, decryption);
      IMB_AES_CMAC_SUBKEY_GEN_128(manager_.get(), session.round_keys, session.subkeys[0], session.subkeys[1]);
    } else if (IMB_SNOW3G_KEY_SCHED_SIZE(manager_.get()) <= sizeof session.snow3g) {
      IMB_SNOW3G_INIT_KEY_SCHED(manager_.get(), key, reinterpret_cast<snow3g_key_schedule_t*>(session.snow3g));
    }
  }

  /// Makes the IV of a PDU. SNOW 3G and ZUC have the same one (TS 35.215, 3.4 and 4.4; ETSI/SAGE Document 1, 3.2 and
  /// 4.2), and that of AES-CTR has the same upper half.
  void make_iv(const Pdu& pdu, std::uint8_t iv[16]) const {
    if (!is_integrity(function_)) {
      aes::write_prefix(pdu, iv);
      if (function_ == Algorithm::eea2) {
        std::memset(iv + 8, 0, 8);
      } else {
        std::memcpy(iv + 8, iv, 8);
      }
      return;
    }
    aes::write_prefix(pdu, iv);
    iv[4] = static_cast<std::uint8_t>(pdu.bearer << 3);
    std::memcpy(iv + 8, iv, 8);
    iv[8] ^= static_cast<std::uint8_t>(pdu.direction << 7);
    iv[14] ^= static_cast<std::uint8_t>(pdu.direction << 7);
  }

  /// Sets the fields that are the same for all jobs of a function, at place `i` of a burst.
  void set_constants(IMB_JOB& job, std::size_t i) {
    job.cipher_direction = IMB_DIR_ENCRYPT;
    if (is_integrity(function_)) {
      job.cipher_mode = IMB_CIPHER_NULL;
      job.chain_order = IMB_ORDER_HASH_CIPHER;
      job.hash_alg = function_ == Algorithm::eia1   ? IMB_AUTH_SNOW3G_UIA2_BITLEN
                     : function_ == Algorithm::eia2 ? IMB_AUTH_AES_CMAC_BITLEN
                                                    : IMB_AUTH_ZUC_EIA3_BITLEN;
      job.hash_start_src_offset_in_bytes = 0;
      job.auth_tag_output_len_in_bytes = 4;
      return;
    }
    job.hash_alg = IMB_AUTH_NULL;
    job.chain_order = IMB_ORDER_CIPHER_HASH;
    job.cipher_mode = function_ == Algorithm::eea1   ? IMB_CIPHER_SNOW3G_UEA2_BITLEN
                      : function_ == Algorithm::eea2 ? IMB_CIPHER_CNTR
                                                     : IMB_CIPHER_ZUC_EEA3;
    job.key_len_in_bytes = 16;
    job.cipher_start_src_offset_in_bytes = 0;
    job.iv = ivs_[i];
    job.iv_len_in_bytes = 16;
  }

  /// The rest of a job: PDU `number` at place `i`.
  void fill(IMB_JOB& job, std::size_t number, std::size_t i) {
    Pdu& pdu = work_[number];
    const Session& session = sessions_[number];
    job.src = pdu.source;
    if (is_integrity(function_)) {
      job.auth_tag_output = reinterpret_cast<std::uint8_t*>(&pdu.mac);
      job.msg_len_to_hash_in_bits = pdu.len_bits;
      if (function_ == Algorithm::eia2) return fill_cmac(job, pdu, session, i);
      make_iv(pdu, ivs_[i]);
      if (function_ == Algorithm::eia1) {
        job.u.SNOW3G_UIA2._key = session.snow3g;
        job.u.SNOW3G_UIA2._iv = ivs_[i];
      } else {
        job.u.ZUC_EIA3._key = pdu.key;
        job.u.ZUC_EIA3._iv = ivs_[i];
      }
      return;
    }
    job.dst = pdu.destination;
    make_iv(pdu, ivs_[i]);
    if (function_ == Algorithm::eea1) {
      job.enc_keys = session.snow3g;
      job.msg_len_to_cipher_in_bits = pdu.len_bits;
      return;
    }
    job.enc_keys = function_ == Algorithm::eea2 ? session.round_keys : pdu.key;
    job.msg_len_to_cipher_in_bytes = pdu.bytes();
  }

  /// The prefix goes in front of the message or, if there is no room, in front of a copy.
  void fill_cmac(IMB_JOB& job, const Pdu& pdu, const Session& session, std::size_t i) {
    std::uint8_t* begin = const_cast<std::uint8_t*>(pdu.source) - aes::kPrefixBytes;
    if (!pdu.headroom) {
      begin = staging_.data() + i * stride_;
      std::memcpy(begin + aes::kPrefixBytes, pdu.source, pdu.bytes());
    }
    aes::write_prefix(pdu, begin);
    job.src = begin;
    job.msg_len_to_hash_in_bits = 8 * aes::kPrefixBytes + pdu.len_bits;
    job.u.CMAC._key_expanded = session.round_keys;
    job.u.CMAC._skey1 = session.subkeys[0];
    job.u.CMAC._skey2 = session.subkeys[1];
  }

  void some_buffers(std::size_t first, std::uint32_t count) {
    const void* keys[kBuffers];
    const snow3g_key_schedule_t* schedules[kBuffers];
    const void* ivs[kBuffers];
    const void* sources[kBuffers];
    void* destinations[kBuffers];
    std::uint32_t lengths[kBuffers];
    std::uint32_t* macs[kBuffers];
    for (std::size_t i = 0; i < count; ++i) {
      Pdu& pdu = work_[first + i];
      make_iv(pdu, ivs_[i]);
      keys[i] = pdu.key;
      schedules[i] = reinterpret_cast<const snow3g_key_schedule_t*>(sessions_[first + i].snow3g);
      ivs[i] = ivs_[i];
      sources[i] = pdu.source;
      destinations[i] = pdu.destination;
      lengths[i] = static_cast<std::uint32_t>(is_integrity(function_) ? pdu.len_bits : pdu.bytes());
      macs[i] = &pdu.mac;
    }
    if (function_ == Algorithm::eea1) {
      IMB_SNOW3G_F8_N_BUFFER_MULTIKEY(manager_.get(), schedules, ivs, sources, destinations, lengths, count);
    } else if (function_ == Algorithm::eea3) {
      IMB_ZUC_EEA3_N_BUFFER(manager_.get(), keys, ivs, sources, destinations, lengths, count);
    } else {
      IMB_ZUC_EIA3_N_BUFFER(manager_.get(), keys, ivs, sources, lengths, macs, count);
    }
  }

  const Mode mode_;
  const Algorithm function_;
  const std::unique_ptr<PduSet> pieces_;
  PduSet& work_;
  libraries::IpsecMb::Manager manager_;
  std::vector<Session> sessions_;
  const std::size_t stride_;  ///< bytes of the longest message with its prefix, in whole cache lines
  std::vector<std::uint8_t> staging_;
  std::array<IMB_JOB, kBurst> cipher_jobs_{};
  alignas(64) std::uint8_t ivs_[kBurst][16];
};

}  // namespace

PduRunners ipsec_mb_runners(Algorithm function, PduSet& set, const libraries::IpsecMb& library) {
  const bool zuc = function == Algorithm::eea3 || function == Algorithm::eia3;
  const bool aes = function == Algorithm::eea2 || function == Algorithm::eia2;
  PduRunners runners;
  if (facts::operation(function).key_bytes != 16) return runners;
  const auto add = [&](const char* name, IpsecMbRunner::Mode mode) {
    const bool cut = zuc && set.most_bytes() > kMaxZucBytes;
    runners.push_back(
        std::make_unique<IpsecMbRunner>(name, mode, function, set, cut ? set.cut(kMaxZucBytes) : nullptr, library));
  };
  add("burst", &IpsecMbRunner::burst);
  add("jobs", &IpsecMbRunner::jobs);
  if (function == Algorithm::eea2) add("cipher burst", &IpsecMbRunner::cipher_burst);
  if (zuc || function == Algorithm::eea1) add("N buffers", &IpsecMbRunner::buffers);
  if (!aes) add("1 buffer", &IpsecMbRunner::single);
  return runners;
}

}  // namespace tandem::bench
#endif
