// Plugins of age as programs: `age-plugin-NAME` on PATH, which talk over their standard input and output.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "container/age_file.h"
#include "container/plugin.h"
#include "pipeline/event.h"

namespace tandem::cli {

/// Runs a plugin for every key that is one's, one after the other. What they say and ask goes over the terminal; what
/// they write to standard error is dropped, unless the environment has AGEDEBUG=plugin.
class PluginPrograms : public container::Plugins {
 public:
  /// quiet: says nothing while a plugin is waited for.
  PluginPrograms(const pipeline::Event& stop, bool quiet) : stop_(stop), quiet_(quiet) {}

  /// Both throw CommandError (kKey: it is not there, fails, or does not keep to the protocol; or interrupted).
  container::PluginSealed seal(const container::PluginRecipient& recipient,
                               const container::FileKey& file_key) override;
  std::optional<container::FileKey> open(const container::PluginIdentity& identity,
                                         std::span<const container::Stanza> stanzas) override;

 private:
  void converse(const std::string& name, container::PluginSession& session);

  const pipeline::Event& stop_;
  bool quiet_;
};

/// Returns the identity of a plugin that needs no more than its name (`-j`). Throws CommandError (kUsage).
container::PluginIdentity plugin_option(const std::string& name);

}  // namespace tandem::cli
