// Random bytes that the tool treats as secret.
#pragma once

#include <span>

#include "engine/taint.h"
#include "testing/bytes.h"

namespace tandem::constant_time {

using tandem::testing::Bytes;
using tandem::testing::Random;
using tandem::testing::random_bytes;

inline void hide(std::span<std::uint8_t> bytes) { hide(bytes.data(), bytes.size()); }
inline void show(std::span<std::uint8_t> bytes) { show(bytes.data(), bytes.size()); }

}  // namespace tandem::constant_time
