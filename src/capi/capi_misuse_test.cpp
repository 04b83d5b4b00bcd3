// The functions of tandem.h x misuse: a status, and nothing is touched that is not there. Structures and buffers end
// where a page begins that faults.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <climits>
#include <cstddef>
#include <cstring>
#include <fstream>
#include <functional>
#include <regex>
#include <set>
#include <string>

#include "capi/capi_fixture.h"
#include "testing/fenced_pages.h"

namespace tandem::capi {
namespace {

using tandem::testing::FencedPages;
using testing::Call;
using testing::is_integrity;
using testing::kAlgorithms;
using testing::Packet;
using testing::Random;

constexpr std::uint8_t kMark = 0xd7;

/// A batch that ends with its test, and must be able to work after whatever was done to it.
class Batch {
 public:
  Batch() { EXPECT_EQ(tandem_batch_create(&batch_, nullptr), TANDEM_OK); }
  Batch(const Batch&) = delete;
  Batch& operator=(const Batch&) = delete;
  ~Batch() {
    Random random(7);
    Packet packet(random, TANDEM_EIA3, 777);
    tandem_pdu* pdu = &packet.pdu;
    EXPECT_EQ(tandem_batch_submit(batch_, &pdu, 1), 1U);
    EXPECT_EQ(tandem_batch_status(batch_), TANDEM_OK);
    std::array<tandem_pdu*, 8> done{};
    tandem_batch_flush(batch_);
    EXPECT_GE(tandem_batch_poll(batch_, done.data(), done.size()), 1U);
    EXPECT_EQ(tandem_batch_status(batch_), TANDEM_OK);
    EXPECT_TRUE(packet.right());
    EXPECT_EQ(tandem_batch_in_flight(batch_), 0U);
    tandem_batch_destroy(batch_);
  }
  tandem_batch* get() { return batch_; }

 private:
  tandem_batch* batch_ = nullptr;
};

/// Bytes whose end is where a page begins that faults, but for up to 7 marked ones, so that structures lie at multiples
/// of 8.
class Fenced {
 public:
  explicit Fenced(std::size_t bytes) : bytes_(bytes), begin_(pages_.end() - (bytes + 7) / 8 * 8) {
    std::memset(begin_, kMark, static_cast<std::size_t>(pages_.end() - begin_));
  }
  std::uint8_t* begin() { return begin_; }
  /// Whether all of it is as it was made, and what lies behind.
  [[nodiscard]] bool is_marked_from(std::size_t first) {
    return std::all_of(begin_ + first, pages_.end(), [](std::uint8_t byte) { return byte == kMark; });
  }

 private:
  FencedPages pages_;
  std::size_t bytes_;
  std::uint8_t* begin_;
};

/// One way to misuse a function: what it came to, where the test itself finds nothing wrong.
struct Misuse {
  std::string function;
  std::string what;
  tandem_status expected;
  std::function<tandem_status()> run;
};

std::ostream& operator<<(std::ostream& out, const Misuse& misuse) {
  return out << misuse.function << ": " << misuse.what;
}

/// How a call for single PDUs, or a PDU of a batch, may be wrong.
struct WrongPdu {
  std::string what;
  tandem_status expected;
  void (*spoil)(tandem_pdu& pdu);
};

const std::vector<WrongPdu>& wrong_pdus() {
  static const std::vector<WrongPdu> list = {
      {"no key", TANDEM_BAD_ARGUMENT, [](tandem_pdu& pdu) { pdu.key = nullptr; }},
      {"no input", TANDEM_BAD_ARGUMENT, [](tandem_pdu& pdu) { pdu.source = nullptr; }},
      {"no input of no length", TANDEM_BAD_ARGUMENT,
       [](tandem_pdu& pdu) {
         pdu.source = nullptr;
         pdu.length_bits = 0;
       }},
      {"no key of no length", TANDEM_BAD_ARGUMENT,
       [](tandem_pdu& pdu) {
         pdu.key = nullptr;
         pdu.length_bits = 0;
       }},
      {"no key and no input", TANDEM_BAD_ARGUMENT,
       [](tandem_pdu& pdu) {
         pdu.key = nullptr;
         pdu.source = nullptr;
       }},
      {"no key of the longest length", TANDEM_BAD_ARGUMENT,
       [](tandem_pdu& pdu) {
         pdu.key = nullptr;
         pdu.length_bits = UINT32_MAX;
       }},
      {"a length of 0", TANDEM_BAD_LENGTH, [](tandem_pdu& pdu) { pdu.length_bits = 0; }},
      {"a bearer of 32", TANDEM_BAD_PARAMETER, [](tandem_pdu& pdu) { pdu.bearer = 32; }},
      {"a bearer of 255", TANDEM_BAD_PARAMETER, [](tandem_pdu& pdu) { pdu.bearer = 255; }},
      {"a direction of 2", TANDEM_BAD_PARAMETER, [](tandem_pdu& pdu) { pdu.direction = 2; }},
      {"a direction of 255", TANDEM_BAD_PARAMETER, [](tandem_pdu& pdu) { pdu.direction = 255; }},
      {"a bearer of 32 and the longest length", TANDEM_BAD_PARAMETER,
       [](tandem_pdu& pdu) {
         pdu.bearer = 32;
         pdu.length_bits = UINT32_MAX;
       }},
  };
  return list;
}

// A message of 11 bits, with buffers that are just as long.
constexpr std::uint32_t kBits = 11;
constexpr std::size_t kBytes = 2;

void add_single_calls(std::vector<Misuse>& list) {
  const struct {
    const char* name;
    Call call;
    std::size_t output_bytes;
  } calls[] = {
      {"tandem_eea1", tandem_eea1, kBytes}, {"tandem_eea2", tandem_eea2, kBytes}, {"tandem_eea3", tandem_eea3, kBytes},
      {"tandem_nea1", tandem_nea1, kBytes}, {"tandem_nea2", tandem_nea2, kBytes}, {"tandem_nea3", tandem_nea3, kBytes},
      {"tandem_eia1", tandem_eia1, 4},      {"tandem_eia2", tandem_eia2, 4},      {"tandem_eia3", tandem_eia3, 4},
      {"tandem_nia1", tandem_nia1, 4},      {"tandem_nia2", tandem_nia2, 4},      {"tandem_nia3", tandem_nia3, 4}};
  for (const auto& one : calls) {
    const auto run = [one](void (*spoil)(tandem_pdu&)) {
      Fenced key(16);
      Fenced source(kBytes);
      Fenced output(one.output_bytes);
      tandem_pdu pdu{};
      pdu.key = key.begin();
      pdu.source = source.begin();
      pdu.destination = output.begin();
      pdu.length_bits = kBits;
      spoil(pdu);
      const tandem_status status =
          one.call(pdu.key, pdu.count, pdu.bearer, pdu.direction, pdu.length_bits, pdu.source, pdu.destination);
      EXPECT_TRUE(output.is_marked_from(status == TANDEM_OK ? one.output_bytes : 0));
      EXPECT_TRUE(source.is_marked_from(0));
      return status;
    };
    for (const WrongPdu& wrong : wrong_pdus()) {
      list.push_back({one.name, wrong.what, wrong.expected, [=] { return run(wrong.spoil); }});
    }
    list.push_back({one.name, "no output", TANDEM_BAD_ARGUMENT,
                    [=] { return run([](tandem_pdu& pdu) { pdu.destination = nullptr; }); }});
    list.push_back(
        {one.name, "nothing at all", TANDEM_BAD_ARGUMENT, [=] { return run([](tandem_pdu& pdu) { pdu = {}; }); }});
    list.push_back({one.name, "none, at the ends of buffers", TANDEM_OK, [=] { return run([](tandem_pdu&) {}); }});
  }
}

/// Submits a PDU alone and takes it back; its status.
tandem_status status_of(tandem_pdu* pdu) {
  Batch batch;
  EXPECT_EQ(tandem_batch_submit(batch.get(), &pdu, 1), 1U);
  EXPECT_EQ(tandem_batch_status(batch.get()), TANDEM_OK);
  EXPECT_EQ(pdu->status, TANDEM_IN_FLIGHT);
  EXPECT_EQ(tandem_batch_flush(batch.get()), 1U);
  tandem_pdu* done = nullptr;
  EXPECT_EQ(tandem_batch_poll(batch.get(), &done, 1), 1U);
  EXPECT_EQ(done, pdu);
  return static_cast<tandem_status>(pdu->status);
}

/// The entries of a list of five PDUs, of which the third is `third`: submits them; what it came to. The two before it
/// are taken, those behind it are not.
tandem_status submit_around(tandem_pdu* third) {
  Batch batch;
  Random random(1);
  Packet packets[] = {
      {random, TANDEM_EEA3, 99}, {random, TANDEM_EIA2, 99}, {random, TANDEM_EIA1, 99}, {random, TANDEM_EEA1, 99}};
  tandem_pdu* const pdus[] = {&packets[0].pdu, &packets[1].pdu, third, &packets[2].pdu, &packets[3].pdu};
  EXPECT_EQ(tandem_batch_submit(batch.get(), pdus, std::size(pdus)), 2U);
  const tandem_status status = tandem_batch_status(batch.get());
  EXPECT_EQ(tandem_batch_submit(batch.get(), pdus + 2, 3), 0U);
  EXPECT_EQ(tandem_batch_status(batch.get()), status);
  EXPECT_EQ(tandem_batch_in_flight(batch.get()), 2U);
  EXPECT_EQ(tandem_batch_submit(batch.get(), pdus + 3, 2), 2U);
  EXPECT_EQ(tandem_batch_flush(batch.get()), 4U);
  std::array<tandem_pdu*, 8> done{};
  EXPECT_EQ(tandem_batch_poll(batch.get(), done.data(), done.size()), 4U);
  for (const Packet& packet : packets) EXPECT_TRUE(packet.right());
  return status;
}

/// Of a PDU before keys of 256 bits.
constexpr std::size_t kFirstPduBytes = offsetof(tandem_pdu, iv);

void add_submit(std::vector<Misuse>& list) {
  const std::string name = "tandem_batch_submit";
  list.push_back({name, "no batch", TANDEM_BAD_ARGUMENT, [] {
                    tandem_pdu pdu{};
                    tandem_pdu* one = &pdu;
                    EXPECT_EQ(tandem_batch_submit(nullptr, &one, 1), 0U);
                    EXPECT_EQ(tandem_batch_submit(nullptr, nullptr, 0), 0U);
                    EXPECT_EQ(tandem_batch_submit(nullptr, nullptr, SIZE_MAX), 0U);
                    return tandem_batch_status(nullptr);
                  }});
  for (const std::size_t count : {std::size_t{1}, std::size_t{1000}, SIZE_MAX}) {
    list.push_back({name, "no list of " + std::to_string(count), TANDEM_BAD_ARGUMENT, [count] {
                      Batch batch;
                      EXPECT_EQ(tandem_batch_submit(batch.get(), nullptr, count), 0U);
                      return tandem_batch_status(batch.get());
                    }});
  }
  list.push_back({name, "no list of 0", TANDEM_OK, [] {
                    Batch batch;
                    EXPECT_EQ(tandem_batch_submit(batch.get(), nullptr, 0), 0U);
                    return tandem_batch_status(batch.get());
                  }});
  list.push_back({name, "a null entry", TANDEM_BAD_ARGUMENT, [] { return submit_around(nullptr); }});
  for (std::size_t size = 0; size < sizeof(tandem_pdu); ++size) {
    if (size == kFirstPduBytes) continue;
    const bool has_status = size >= offsetof(tandem_pdu, status) + sizeof(tandem_pdu::status);
    list.push_back({name, "a PDU of size " + std::to_string(size), TANDEM_BAD_ARGUMENT, [=] {
                      Fenced memory(std::max(size, sizeof size));
                      std::memcpy(memory.begin(), &size, sizeof size);
                      auto* const pdu = reinterpret_cast<tandem_pdu*>(memory.begin());
                      const tandem_status status = has_status ? status_of(pdu) : submit_around(pdu);
                      EXPECT_TRUE(memory.is_marked_from(has_status ? offsetof(tandem_pdu, count) : sizeof size));
                      return status;
                    }});
  }
  for (const std::size_t size : {sizeof(tandem_pdu) + 1, 2 * sizeof(tandem_pdu), SIZE_MAX}) {
    list.push_back({name, "a PDU of size " + std::to_string(size), TANDEM_BAD_ARGUMENT, [=] {
                      tandem_pdu pdu{};
                      pdu.size = size;
                      return status_of(&pdu);
                    }});
  }
  list.push_back({name, "a PDU twice", TANDEM_IN_FLIGHT, [] {
                    Batch batch;
                    Random random(2);
                    Packet packet(random, TANDEM_EEA2, 99);
                    packet.in_place();  // a second run would undo the first
                    tandem_pdu* const twice[] = {&packet.pdu, &packet.pdu};
                    EXPECT_EQ(tandem_batch_submit(batch.get(), twice, 2), 1U);
                    const tandem_status status = tandem_batch_status(batch.get());
                    EXPECT_EQ(tandem_batch_flush(batch.get()), 1U);
                    EXPECT_EQ(tandem_batch_submit(batch.get(), twice, 1), 0U);  // finished, but not back
                    EXPECT_EQ(tandem_batch_status(batch.get()), status);
                    tandem_pdu* done = nullptr;
                    EXPECT_EQ(tandem_batch_poll(batch.get(), &done, 1), 1U);
                    EXPECT_TRUE(packet.right());
                    return status;
                  }});
  list.push_back({name, "a PDU of another batch", TANDEM_IN_FLIGHT, [] {
                    Random random(3);
                    Packet packet(random, TANDEM_EEA1, 99);
                    Batch first;
                    tandem_pdu* pdu = &packet.pdu;
                    EXPECT_EQ(tandem_batch_submit(first.get(), &pdu, 1), 1U);
                    Batch second;
                    EXPECT_EQ(tandem_batch_submit(second.get(), &pdu, 1), 0U);
                    return tandem_batch_status(second.get());
                  }});
  list.push_back({name, "a PDU that cannot be run twice", TANDEM_IN_FLIGHT, [] {
                    Batch batch;
                    tandem_pdu pdu{};
                    pdu.size = sizeof pdu;
                    tandem_pdu* const twice[] = {&pdu, &pdu};
                    EXPECT_EQ(tandem_batch_submit(batch.get(), twice, 2), 1U);
                    const tandem_status status = tandem_batch_status(batch.get());
                    tandem_pdu* done[2] = {};
                    EXPECT_EQ(tandem_batch_poll(batch.get(), done, 2), 1U);
                    EXPECT_EQ(pdu.status, TANDEM_UNSUPPORTED);
                    return status;
                  }});
  for (const int algorithm : kAlgorithms) {
    std::vector<WrongPdu> wrongs = wrong_pdus();
    wrongs.push_back({"nothing but a size and an algorithm", TANDEM_BAD_ARGUMENT, [](tandem_pdu& pdu) {
                        const int number = pdu.algorithm;
                        pdu = {};
                        pdu.size = sizeof pdu;
                        pdu.algorithm = number;
                      }});
    wrongs.push_back({"lent room in front of no input", TANDEM_BAD_ARGUMENT, [](tandem_pdu& pdu) {
                        pdu.headroom = 1;
                        pdu.source = nullptr;
                      }});
    if (!is_integrity(algorithm)) {
      wrongs.push_back({"no output", TANDEM_BAD_ARGUMENT, [](tandem_pdu& pdu) { pdu.destination = nullptr; }});
    } else {
      wrongs.push_back({"none, and no destination", TANDEM_OK, [](tandem_pdu& pdu) { pdu.destination = nullptr; }});
      // Where every other number is not a promise of room in front, which here lies on another page.
      wrongs.push_back({"headroom of 2", TANDEM_OK, [](tandem_pdu& pdu) { pdu.headroom = 2; }});
      wrongs.push_back({"verify of 2", TANDEM_AUTHENTICATION, [](tandem_pdu& pdu) { pdu.verify = 2; }});
    }
    for (const WrongPdu& wrong : wrongs) {
      list.push_back({name, "algorithm " + std::to_string(algorithm) + ", " + wrong.what, wrong.expected, [=] {
                        Fenced key(16);
                        FencedPages source;
                        std::memset(source.begin(), kMark, source.bytes());
                        Fenced output(kBytes);
                        Fenced memory(sizeof(tandem_pdu));
                        auto* const pdu = new (memory.begin()) tandem_pdu{};
                        pdu->size = sizeof *pdu;
                        pdu->algorithm = algorithm;
                        pdu->key = key.begin();
                        pdu->source = source.begin();
                        pdu->destination = output.begin();
                        pdu->length_bits = kBits;
                        wrong.spoil(*pdu);
                        const std::array<std::uint8_t, 4> mac = std::to_array(pdu->mac);
                        const tandem_status status = status_of(pdu);
                        EXPECT_TRUE(output.is_marked_from(0));
                        EXPECT_TRUE(status == TANDEM_OK || std::to_array(pdu->mac) == mac);
                        return status;
                      }});
    }
  }
  for (const int algorithm :
       {INT_MIN, -1, 0, 1, TANDEM_EEA1 - 1, TANDEM_NEA6 + 1, TANDEM_NCA6 + 1, TANDEM_NCA5 + 1, INT_MAX}) {
    list.push_back({name, "algorithm " + std::to_string(algorithm), TANDEM_UNSUPPORTED, [=] {
                      tandem_pdu pdu{};
                      pdu.size = sizeof pdu;
                      pdu.algorithm = algorithm;
                      return status_of(&pdu);
                    }});
  }
}

/// Of the options before `measure`, and before keys of 256 bits.
constexpr std::size_t kFirstOptionsBytes = offsetof(tandem_batch_options, measure);
constexpr std::size_t kSecondOptionsBytes = offsetof(tandem_batch_options, snow5g);

tandem_batch_options options_with(std::uint32_t measure) {
  tandem_batch_options options{};
  options.size = sizeof options;
  options.measure = measure;
  return options;
}

void add_create(std::vector<Misuse>& list) {
  const std::string name = "tandem_batch_create";
  list.push_back({name, "no place for it", TANDEM_BAD_ARGUMENT, [] {
                    const tandem_batch_options options = options_with(0);
                    EXPECT_EQ(tandem_batch_create(nullptr, &options), TANDEM_BAD_ARGUMENT);
                    return tandem_batch_create(nullptr, nullptr);
                  }});
  const auto create = [](const tandem_batch_options* options) {
    auto* batch = reinterpret_cast<tandem_batch*>(std::uintptr_t{8});
    const tandem_status status = tandem_batch_create(&batch, options);
    EXPECT_EQ(batch, nullptr);
    return status;
  };
  for (std::size_t size = 0; size <= 2 * sizeof(tandem_batch_options); ++size) {
    if (size == sizeof(tandem_batch_options) || size == kFirstOptionsBytes || size == kSecondOptionsBytes) continue;
    list.push_back({name, "options of size " + std::to_string(size), TANDEM_BAD_ARGUMENT, [=] {
                      Fenced memory(std::max(size, sizeof size));
                      std::memcpy(memory.begin(), &size, sizeof size);
                      return create(reinterpret_cast<const tandem_batch_options*>(memory.begin()));
                    }});
  }
  // Programs that were built before there was `measure` have no memory for it.
  list.push_back({name, "options that end before `measure`", TANDEM_OK, [=] {
                    Fenced memory(kFirstOptionsBytes);
                    const std::size_t size = kFirstOptionsBytes;
                    std::memset(memory.begin(), 0, size);
                    std::memcpy(memory.begin(), &size, sizeof size);
                    tandem_batch* batch = nullptr;
                    const tandem_status status =
                        tandem_batch_create(&batch, reinterpret_cast<const tandem_batch_options*>(memory.begin()));
                    EXPECT_STREQ(tandem_batch_variant(batch, TANDEM_EEA3), tandem_variant(TANDEM_EEA3));
                    tandem_batch_destroy(batch);
                    return status;
                  }});
  for (const std::uint32_t measure : {2U, UINT32_MAX}) {
    list.push_back({name, "measure is " + std::to_string(measure), TANDEM_BAD_ARGUMENT, [=] {
                      const tandem_batch_options options = options_with(measure);
                      return create(&options);
                    }});
  }
  for (const char* text : {"", "no such variant", "referenc", "reference "}) {
    for (int i = 0; i < 3; ++i) {
      list.push_back(
          {name, "variant '" + std::string(text) + "' for cipher " + std::to_string(i), TANDEM_NOT_FOUND, [=] {
             tandem_batch_options options = options_with(0);
             (i == 0 ? options.snow3g : i == 1 ? options.aes : options.zuc) = text;
             return create(&options);
           }});
    }
  }
}

void add_other_batch_calls(std::vector<Misuse>& list) {
  list.push_back({"tandem_batch_poll", "no batch", TANDEM_BAD_ARGUMENT, [] {
                    tandem_pdu* done = nullptr;
                    EXPECT_EQ(tandem_batch_poll(nullptr, &done, 1), 0U);
                    EXPECT_EQ(done, nullptr);
                    EXPECT_EQ(tandem_batch_poll(nullptr, nullptr, 0), 0U);
                    EXPECT_EQ(tandem_batch_poll(nullptr, nullptr, 1), 0U);
                    return tandem_batch_status(nullptr);
                  }});
  for (const std::size_t capacity : {std::size_t{1}, SIZE_MAX, std::size_t{0}}) {
    const tandem_status expected = capacity == 0 ? TANDEM_OK : TANDEM_BAD_ARGUMENT;
    list.push_back({"tandem_batch_poll", "no room for " + std::to_string(capacity), expected, [=] {
                      Batch batch;
                      Random random(4);
                      Packet packet(random, TANDEM_EIA2, 99);
                      tandem_pdu* pdu = &packet.pdu;
                      EXPECT_EQ(tandem_batch_submit(batch.get(), &pdu, 1), 1U);
                      EXPECT_EQ(tandem_batch_poll(batch.get(), nullptr, capacity), 0U);
                      const tandem_status status = tandem_batch_status(batch.get());
                      EXPECT_EQ(tandem_batch_in_flight(batch.get()), 1U);
                      EXPECT_EQ(tandem_batch_flush(batch.get()), 1U);
                      EXPECT_EQ(tandem_batch_poll(batch.get(), nullptr, capacity), 0U);
                      EXPECT_EQ(tandem_batch_poll(batch.get(), &pdu, 1), 1U);
                      EXPECT_TRUE(packet.right());
                      return status;
                    }});
  }
  list.push_back({"tandem_batch_poll", "an empty batch", TANDEM_OK, [] {
                    Batch batch;
                    tandem_pdu* done = nullptr;
                    EXPECT_EQ(tandem_batch_poll(batch.get(), &done, 1), 0U);
                    EXPECT_EQ(done, nullptr);
                    return tandem_batch_status(batch.get());
                  }});
  list.push_back({"tandem_batch_flush", "no batch", TANDEM_BAD_ARGUMENT, [] {
                    EXPECT_EQ(tandem_batch_flush(nullptr), 0U);
                    return tandem_batch_status(nullptr);
                  }});
  list.push_back({"tandem_batch_flush", "an empty batch, after a misuse", TANDEM_OK, [] {
                    Batch batch;
                    EXPECT_EQ(tandem_batch_submit(batch.get(), nullptr, 1), 0U);
                    EXPECT_EQ(tandem_batch_flush(batch.get()), 0U);
                    return tandem_batch_status(batch.get());
                  }});
  list.push_back({"tandem_batch_in_flight", "no batch", TANDEM_BAD_ARGUMENT, [] {
                    EXPECT_EQ(tandem_batch_in_flight(nullptr), 0U);
                    return tandem_batch_status(nullptr);
                  }});
  list.push_back({"tandem_batch_status", "no batch", TANDEM_BAD_ARGUMENT, [] { return tandem_batch_status(nullptr); }});
  list.push_back({"tandem_batch_status", "a new batch", TANDEM_OK, [] {
                    Batch batch;
                    return tandem_batch_status(batch.get());
                  }});
  list.push_back({"tandem_batch_destroy", "no batch", TANDEM_OK, [] {
                    tandem_batch_destroy(nullptr);
                    return TANDEM_OK;
                  }});
  // ... and its PDUs can be submitted again.
  list.push_back({"tandem_batch_destroy", "PDUs in flight and finished", TANDEM_IN_FLIGHT, [] {
                    Random random(5);
                    Packet waiting(random, TANDEM_EEA3, 9'999);
                    Packet finished(random, TANDEM_EIA2, 99);
                    tandem_batch* batch = nullptr;
                    EXPECT_EQ(tandem_batch_create(&batch, nullptr), TANDEM_OK);
                    tandem_pdu* const pdus[] = {&finished.pdu, &waiting.pdu};
                    EXPECT_EQ(tandem_batch_submit(batch, pdus, 1), 1U);
                    EXPECT_EQ(tandem_batch_flush(batch), 1U);
                    EXPECT_EQ(tandem_batch_submit(batch, pdus + 1, 1), 1U);
                    tandem_batch_destroy(batch);
                    EXPECT_EQ(finished.pdu.status, TANDEM_IN_FLIGHT);
                    const auto status = static_cast<tandem_status>(waiting.pdu.status);
                    for (tandem_pdu* pdu : pdus) {
                      pdu->status = 0;
                      EXPECT_EQ(status_of(pdu), TANDEM_OK);
                    }
                    EXPECT_TRUE(waiting.right());
                    EXPECT_TRUE(finished.right());
                    return status;
                  }});
}

bool is_algorithm(int algorithm) {
  constexpr int kOf256[] = {TANDEM_NEA4, TANDEM_NIA4, TANDEM_NCA4, TANDEM_NEA5, TANDEM_NIA5,
                            TANDEM_NCA5, TANDEM_NEA6, TANDEM_NIA6, TANDEM_NCA6};
  return (algorithm >= TANDEM_EEA1 && algorithm <= TANDEM_EIA3) ||
         std::ranges::find(kOf256, algorithm) != std::end(kOf256);
}

/// Buffers of a call with a key of 256 bits, just as long as they must be; any may be null.
struct Call256 {
  static constexpr std::size_t kText = 21, kAad = 5, kTag = 7;
  Fenced key_{32}, iv_{16}, aad_{kAad}, source_{kText}, output_{kText}, tag_{kTag};
  std::uint8_t *key = key_.begin(), *iv = iv_.begin(), *aad = aad_.begin(), *source = source_.begin(),
               *output = output_.begin(), *tag = tag_.begin();
  std::size_t bytes = kText, tag_bytes = kTag;

  /// Without a result, nothing is written.
  tandem_status end(tandem_status status) {
    if (status == TANDEM_OK || status == TANDEM_AUTHENTICATION) return TANDEM_OK;
    EXPECT_TRUE(output_.is_marked_from(0));
    EXPECT_TRUE(tag_.is_marked_from(0));
    return status;
  }
};

void add_calls_256(std::vector<Misuse>& list) {
  using Run = std::function<tandem_status(Call256&)>;
  const auto add = [&](const std::string& name, bool has_tag, bool has_aad, bool writes, const Run& run) {
    const auto one = [&](const char* what, tandem_status expected, void (*spoil)(Call256&)) {
      list.push_back({name, what, expected, [=] {
                        Call256 call;
                        std::fill_n(call.iv, 16, std::uint8_t{0});
                        spoil(call);
                        return call.end(run(call));
                      }});
    };
    one("none, at the ends of buffers", TANDEM_OK, [](Call256&) {});
    one("no key", TANDEM_BAD_ARGUMENT, [](Call256& call) { call.key = nullptr; });
    one("no iv", TANDEM_BAD_ARGUMENT, [](Call256& call) { call.iv = nullptr; });
    one("no input", TANDEM_BAD_ARGUMENT, [](Call256& call) { call.source = nullptr; });
    one("the longest length", TANDEM_BAD_LENGTH, [](Call256& call) { call.bytes = SIZE_MAX; });
    if (writes) one("no output", TANDEM_BAD_ARGUMENT, [](Call256& call) { call.output = nullptr; });
    if (has_tag) one("no tag", TANDEM_BAD_ARGUMENT, [](Call256& call) { call.tag = nullptr; });
    if (has_tag) one("a tag of no length", TANDEM_BAD_LENGTH, [](Call256& call) { call.tag_bytes = 0; });
    if (has_aad) one("no aad", TANDEM_BAD_ARGUMENT, [](Call256& call) { call.aad = nullptr; });
  };
#define TANDEM_MISUSE_256(number)                                                                              \
  add("tandem_nea" #number, false, false, true,                                                                \
      [](Call256& c) { return tandem_nea##number(c.key, c.iv, c.bytes, c.source, c.output); });                \
  add("tandem_nia" #number, true, false, false,                                                                \
      [](Call256& c) { return tandem_nia##number(c.key, c.iv, c.bytes, c.source, c.tag, c.tag_bytes); });      \
  add("tandem_nca" #number "_encrypt", true, true, true, [](Call256& c) {                                      \
    return tandem_nca##number##_encrypt(c.key, c.iv, c.aad, Call256::kAad, c.bytes, c.source, c.output, c.tag, \
                                        c.tag_bytes);                                                          \
  });                                                                                                          \
  add("tandem_nca" #number "_decrypt", true, true, true, [](Call256& c) {                                      \
    return tandem_nca##number##_decrypt(c.key, c.iv, c.aad, Call256::kAad, c.bytes, c.source, c.output, c.tag, \
                                        c.tag_bytes);                                                          \
  });
  TANDEM_MISUSE_256(4)
  TANDEM_MISUSE_256(5)
  TANDEM_MISUSE_256(6)
#undef TANDEM_MISUSE_256
  list.push_back(
      {"tandem_iv256", "no iv", TANDEM_BAD_ARGUMENT, [] { return tandem_iv256(TANDEM_NIA4, 16, 0, 0, 0, nullptr); }});
  list.push_back({"tandem_iv256", "an algorithm without one", TANDEM_UNSUPPORTED, [] {
                    Fenced iv(16);
                    const tandem_status status = tandem_iv256(TANDEM_EEA3, 0, 0, 0, 0, iv.begin());
                    EXPECT_TRUE(iv.is_marked_from(0));
                    return status;
                  }});
}

void add_library_calls(std::vector<Misuse>& list) {
  list.push_back({"tandem_mac_equal", "no MACs", TANDEM_OK, [] {
                    Fenced mac(4);
                    EXPECT_EQ(tandem_mac_equal(nullptr, mac.begin()), 0);
                    EXPECT_EQ(tandem_mac_equal(mac.begin(), nullptr), 0);
                    EXPECT_EQ(tandem_mac_equal(nullptr, nullptr), 0);
                    EXPECT_EQ(tandem_mac_equal(mac.begin(), mac.begin()), 1);
                    return TANDEM_OK;
                  }});
  list.push_back({"tandem_status_text", "any number", TANDEM_OK, [] {
                    for (int status = -1000; status <= 1000; ++status) EXPECT_STRNE(tandem_status_text(status), "");
                    EXPECT_STREQ(tandem_status_text(INT_MIN), tandem_status_text(INT_MAX));
                    return TANDEM_OK;
                  }});
  list.push_back({"tandem_variant", "any number", TANDEM_OK, [] {
                    for (int algorithm = -1000; algorithm <= 1000; ++algorithm) {
                      const bool is_one = is_algorithm(algorithm);
                      EXPECT_EQ(tandem_variant(algorithm) != nullptr, is_one);
                    }
                    EXPECT_EQ(tandem_variant(INT_MIN), nullptr);
                    EXPECT_EQ(tandem_variant(INT_MAX), nullptr);
                    return TANDEM_OK;
                  }});
  list.push_back({"tandem_batch_variant", "no batch, any number", TANDEM_OK, [] {
                    Batch batch;
                    for (int algorithm = -1000; algorithm <= 1000; ++algorithm) {
                      const bool is_one = is_algorithm(algorithm);
                      EXPECT_EQ(tandem_batch_variant(batch.get(), algorithm) != nullptr, is_one);
                      EXPECT_EQ(tandem_batch_variant(nullptr, algorithm), nullptr);
                    }
                    EXPECT_EQ(tandem_batch_variant(batch.get(), INT_MIN), nullptr);
                    EXPECT_EQ(tandem_batch_variant(batch.get(), INT_MAX), nullptr);
                    return TANDEM_OK;
                  }});
  list.push_back({"tandem_forget_keys", "no keys, twice", TANDEM_OK, [] {
                    tandem_forget_keys();
                    tandem_forget_keys();
                    return TANDEM_OK;
                  }});
  list.push_back({"tandem_version", "nothing to misuse", TANDEM_OK, [] {
                    EXPECT_STRNE(tandem_version(), "");
                    return TANDEM_OK;
                  }});
}

std::vector<Misuse> misuses() {
  std::vector<Misuse> list;
  add_single_calls(list);
  add_calls_256(list);
  add_submit(list);
  add_create(list);
  add_other_batch_calls(list);
  add_library_calls(list);
  return list;
}

TEST(Misuse, IsAStatusAndTouchesNothing) {
  for (const Misuse& misuse : misuses()) {
    SCOPED_TRACE(::testing::PrintToString(misuse));
    EXPECT_EQ(misuse.run(), misuse.expected);
  }
}

TEST(Misuse, IsTriedWithEveryFunctionOfTheHeader) {
  std::ifstream file(TANDEM_HEADER);
  const std::string text{std::istreambuf_iterator<char>(file), {}};
  std::set<std::string> declared;
  const std::regex declaration(R"(\nTANDEM_API [^;(]*?(tandem_\w+)\()");
  for (std::sregex_iterator it(text.begin(), text.end(), declaration), end; it != end; ++it) declared.insert((*it)[1]);
  std::set<std::string> tried;
  for (const Misuse& misuse : misuses()) tried.insert(misuse.function);
  EXPECT_EQ(tried, declared);
}

}  // namespace
}  // namespace tandem::capi
