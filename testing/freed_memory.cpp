#include "testing/freed_memory.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <mutex>
#include <new>
#include <utility>

namespace tandem::testing {
namespace {

// A block: [room for its size][what the program gets]. The room is as large as the alignment, or kMinRoom.
constexpr std::size_t kMinRoom = alignof(std::max_align_t);
constexpr int kFresh = 0xa5;

/// The contents of one block. Records are not allocated by the operators that record.
struct Record {
  Record* next;
  std::size_t bytes;
};

constinit std::mutex mutex;
constinit bool recording = false;
constinit Record* first = nullptr;
constinit Record** last = &first;
constinit thread_local bool none_left = false;

void* allocate(std::size_t bytes, std::size_t alignment) {
  if (none_left) return nullptr;
  const std::size_t room = std::max(alignment, kMinRoom);
  const std::size_t whole = (room + bytes + room - 1) / room * room;
  auto* const block = static_cast<std::uint8_t*>(whole < bytes ? nullptr : std::aligned_alloc(room, whole));
  if (block == nullptr) return nullptr;
  std::memcpy(block + room - sizeof bytes, &bytes, sizeof bytes);
  return std::memset(block + room, kFresh, bytes);
}

void release(void* memory, std::size_t alignment) {
  if (memory == nullptr) return;
  auto* const begin = static_cast<std::uint8_t*>(memory);
  std::size_t bytes;
  std::memcpy(&bytes, begin - sizeof bytes, sizeof bytes);
  {
    const std::lock_guard lock(mutex);
    if (recording) {
      auto* const record = static_cast<Record*>(std::malloc(sizeof(Record) + bytes));
      *record = {.next = nullptr, .bytes = bytes};
      std::memcpy(record + 1, memory, bytes);
      *last = record;
      last = &record->next;
    }
  }
  std::free(begin - std::max(alignment, kMinRoom));
}

void* allocate_or_throw(std::size_t bytes, std::size_t alignment) {
  void* const memory = allocate(bytes, alignment);
  if (memory == nullptr) throw std::bad_alloc();
  return memory;
}

/// Returns whether both look like addresses of this process. Keys look like that once in 2^32 words.
bool are_addresses(std::uint64_t a, std::uint64_t b) {
  const auto is_one = [](std::uint64_t word) { return word >> 32 != 0 && word >> 48 == 0; };
  return is_one(a) && is_one(b);
}

/// The first byte of the first word in which two blocks of the same size differ; their size if they are equal.
std::size_t first_difference(const FreedMemory::Block& a, const FreedMemory::Block& b) {
  std::size_t at = 0;
  for (std::uint64_t words[2]; at + sizeof words[0] <= a.size(); at += sizeof words[0]) {
    std::memcpy(&words[0], a.data() + at, sizeof words[0]);
    std::memcpy(&words[1], b.data() + at, sizeof words[1]);
    if (words[0] != words[1] && !are_addresses(words[0], words[1])) return at;
  }
  while (at < a.size() && a[at] == b[at]) ++at;
  return at;
}

}  // namespace

FreedMemory::FreedMemory() {
  const std::lock_guard lock(mutex);
  recording = true;
}

FreedMemory::~FreedMemory() { stop(); }

void FreedMemory::stop() {
  if (!std::exchange(recording_, false)) return;
  Record* record;
  {
    const std::lock_guard lock(mutex);
    recording = false;
    record = std::exchange(first, nullptr);
    last = &first;
  }
  while (record != nullptr) {
    const auto* const bytes = reinterpret_cast<const std::uint8_t*>(record + 1);
    blocks_.emplace_back(bytes, bytes + record->bytes);
    std::free(std::exchange(record, record->next));
  }
}

NoMemory::NoMemory() { none_left = true; }

NoMemory::~NoMemory() { none_left = false; }

std::size_t FreedMemory::bytes() const {
  std::size_t sum = 0;
  for (const Block& block : blocks_) sum += block.size();
  return sum;
}

bool FreedMemory::holds(std::span<const std::uint8_t> bytes) const {
  return std::any_of(blocks_.begin(), blocks_.end(),
                     [&](const Block& block) { return !std::ranges::search(block, bytes).empty(); });
}

std::string difference_but_for_addresses(const FreedMemory& a, const FreedMemory& b) {
  const auto describe = [](std::size_t block, const std::string& what) {
    return "block " + std::to_string(block) + " of those that were freed: " + what;
  };
  for (std::size_t i = 0; i < std::max(a.blocks().size(), b.blocks().size()); ++i) {
    if (i >= std::min(a.blocks().size(), b.blocks().size())) return describe(i, "only once");
    const FreedMemory::Block& first = a.blocks()[i];
    const FreedMemory::Block& second = b.blocks()[i];
    const std::string sizes = std::to_string(first.size()) + " and " + std::to_string(second.size()) + " bytes";
    if (first.size() != second.size()) return describe(i, sizes);
    const std::size_t at = first_difference(first, second);
    if (at < first.size()) return describe(i, sizes + ", differing at byte " + std::to_string(at));
  }
  return {};
}

}  // namespace tandem::testing

using tandem::testing::allocate;
using tandem::testing::allocate_or_throw;
using tandem::testing::release;

void* operator new(std::size_t bytes) { return allocate_or_throw(bytes, 1); }
void* operator new[](std::size_t bytes) { return allocate_or_throw(bytes, 1); }
void* operator new(std::size_t bytes, const std::nothrow_t&) noexcept { return allocate(bytes, 1); }
void* operator new[](std::size_t bytes, const std::nothrow_t&) noexcept { return allocate(bytes, 1); }
void* operator new(std::size_t bytes, std::align_val_t alignment) {
  return allocate_or_throw(bytes, static_cast<std::size_t>(alignment));
}
void* operator new[](std::size_t bytes, std::align_val_t alignment) {
  return allocate_or_throw(bytes, static_cast<std::size_t>(alignment));
}
void* operator new(std::size_t bytes, std::align_val_t alignment, const std::nothrow_t&) noexcept {
  return allocate(bytes, static_cast<std::size_t>(alignment));
}
void* operator new[](std::size_t bytes, std::align_val_t alignment, const std::nothrow_t&) noexcept {
  return allocate(bytes, static_cast<std::size_t>(alignment));
}
void operator delete(void* memory) noexcept { release(memory, 1); }
void operator delete[](void* memory) noexcept { release(memory, 1); }
void operator delete(void* memory, std::size_t) noexcept { release(memory, 1); }
void operator delete[](void* memory, std::size_t) noexcept { release(memory, 1); }
void operator delete(void* memory, const std::nothrow_t&) noexcept { release(memory, 1); }
void operator delete[](void* memory, const std::nothrow_t&) noexcept { release(memory, 1); }
void operator delete(void* memory, std::align_val_t alignment) noexcept {
  release(memory, static_cast<std::size_t>(alignment));
}
void operator delete[](void* memory, std::align_val_t alignment) noexcept {
  release(memory, static_cast<std::size_t>(alignment));
}
void operator delete(void* memory, std::size_t, std::align_val_t alignment) noexcept {
  release(memory, static_cast<std::size_t>(alignment));
}
void operator delete[](void* memory, std::size_t, std::align_val_t alignment) noexcept {
  release(memory, static_cast<std::size_t>(alignment));
}
