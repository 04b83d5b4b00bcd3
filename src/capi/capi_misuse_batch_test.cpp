// The functions of batches x misuse.
#include <climits>

#include "testing/capi/capi_misuse_fixture.h"

namespace tandem::capi::misuse {
namespace {

/// Submits a PDU alone and takes it back; returns its status.
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

/// Submits a list of five PDUs, of which the third is `third`, and returns the batch's status. The two before it are
/// taken, those behind it are not.
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

/// The size of a PDU before there were keys of 256 bits.
constexpr std::size_t kFirstPduBytes = offsetof(tandem_pdu, iv);

}  // namespace

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
      // A number other than 1 is no promise of room in front, which here lies on another page.
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

/// Sizes of the options before there was `measure`, and before keys of 256 bits.
constexpr std::size_t kFirstOptionsBytes = offsetof(tandem_batch_options, measure);
constexpr std::size_t kSecondOptionsBytes = offsetof(tandem_batch_options, snow5g);

namespace {

tandem_batch_options options_with(std::uint32_t measure) {
  tandem_batch_options options{};
  options.size = sizeof options;
  options.measure = measure;
  return options;
}

}  // namespace

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
  for (const std::size_t size : {kFirstOptionsBytes, kSecondOptionsBytes}) {
    list.push_back({name, "none, with old options of size " + std::to_string(size), TANDEM_OK, [=] {
                      Fenced memory(size);
                      std::memset(memory.begin(), 0, size);
                      std::memcpy(memory.begin(), &size, sizeof size);
                      tandem_batch* batch = nullptr;
                      const auto* const options = reinterpret_cast<const tandem_batch_options*>(memory.begin());
                      const tandem_status status = tandem_batch_create(&batch, options);
                      EXPECT_NE(batch, nullptr);
                      tandem_batch_destroy(batch);
                      return status;
                    }});
  }
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

}  // namespace tandem::capi::misuse
