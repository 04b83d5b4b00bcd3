// Other libraries' ChaCha20-Poly1305 behind one interface: OpenSSL, intel-ipsec-mb, libsodium.
//
// Every peer gets the same work in the form that it is fastest with: batches go through its batch interface, if it has
// one. A peer that does not compare the tag itself has it compared here.
#pragma once

#include <memory>
#include <span>
#include <string>
#include <vector>

#include "algorithms/chacha20_poly1305/sw/chacha20_poly1305.h"

namespace tandem::bench {

class AeadPeer {
 public:
  AeadPeer() = default;
  AeadPeer(const AeadPeer&) = delete;
  AeadPeer& operator=(const AeadPeer&) = delete;
  virtual ~AeadPeer() = default;

  [[nodiscard]] virtual std::string name() const = 0;
  /// Do the work of Variant::encrypt and Variant::decrypt in chacha20_poly1305.h for messages under one key; lengths
  /// are right.
  virtual void encrypt(std::span<chacha20_poly1305::Message> messages) = 0;
  virtual void decrypt(std::span<chacha20_poly1305::Message> messages) = 0;
};

/// Returns the peers that this machine has, and warns on stderr of each that it lacks. key: the key of all messages.
/// ipsec_mb: the library file to load for intel-ipsec-mb, empty for the installed one.
std::vector<std::unique_ptr<AeadPeer>> load_aead_peers(const std::uint8_t* key, const std::string& ipsec_mb);

}  // namespace tandem::bench
