// All kinds of keys that a file can be sealed for, and that it can be opened with.
#pragma once

#include <variant>

#include "container/hybrid.h"
#include "container/plugin.h"
#include "container/scrypt.h"
#include "container/ssh.h"
#include "container/tag.h"
#include "container/x25519.h"

namespace tandem::container {

using Recipient =
    std::variant<X25519Recipient, HybridRecipient, TagRecipient, SshRecipient, PluginRecipient, ScryptRecipient>;
using Identity = std::variant<X25519Identity, HybridIdentity, SshIdentity, PluginIdentity, ScryptIdentity>;

}  // namespace tandem::container
