// The engines `auto`: entries beside those of `entries()`, made of the engines of this machine and its profile.
#pragma once

#include <memory>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "catalog/catalog.h"
#include "choose/auto_engine.h"

namespace tandem::catalog {

/// The form of such a name, for help texts.
inline constexpr char kAutoHelp[] = "auto[.latency|.cpu][.sw|.hw]";

/// Returns why this machine's profile is not used: it is damaged, of another machine or build, or named and not there.
/// Empty if it is used, or if there is none.
const std::string& profile_refusal();

/// Returns the entry of "auto", "auto.latency", "auto.cpu", each also with ".sw" or ".hw"; nullptr for other names. It
/// is available unless the profile is refused, or no engine may run the tasks.
const Entry* find_automatic(std::string_view name, Algorithm algorithm);

/// Takes those curves out of a profile that were measured with other accelerators than the boards among `entries` are
/// now: with other needs, which name core and parameters. Returns the names of their engines. Only the registers BUILD
/// and CAPS are compared, not the clock, for example.
std::set<std::string> leave_out_others(choose::Profile& profile, std::span<const Entry> entries);
/// Takes such curves out of a profile by the boards of this machine.
std::set<std::string> leave_out_others(choose::Profile& profile);

/// Returns the engines whose curves `auto` leaves out of this machine's profile for that reason.
const std::set<std::string>& left_out();

/// Returns the engines between which `auto` decides: software in constant time, and accelerators on boards.
std::vector<const Entry*> automatic_entries(Algorithm algorithm);

/// Makes one. profile: nullptr for none; curves of other accelerators are left out of it. A device that cannot be
/// opened, as others use it, is left out; the result is empty if nothing is left.
std::unique_ptr<choose::AutoEngine> make_automatic(choose::AutoEngine::Options options);

/// Returns the engine as an AutoEngine if it is one, otherwise nullptr.
const choose::AutoEngine* as_automatic(const Engine& engine);

}  // namespace tandem::catalog
