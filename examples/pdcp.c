/*
 * Protects a stream of PDCP data PDUs, takes the protection off again, and checks what comes out.
 *
 *   cc pdcp.c $(pkg-config --cflags --libs tandem) -o pdcp && ./pdcp
 *
 * C99 that is C++ as well.
 *
 * PDCP (3GPP TS 38.323, 5.8 and 5.9) computes MAC-I over header and data before ciphering, and ciphers data and MAC-I:
 *
 *   +--------+---------------------- data ----------------------+-- MAC-I --+
 *   | header | <-------------------- ciphered --------------------------->  |
 *   +--------+--------------------------------------------------+-----------+
 *     <------------------ under the MAC --------------------->
 *
 * Nine bearers with different algorithms and keys send in turn, so that every batch is a mixture. One PDU is damaged on
 * the way and must be found. Exits with 0 only if everything is as it should be.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <tandem.h>

enum { BEARERS = 9, PDUS = 720, HEADER = 3, MAC = 4, LONGEST = 1500, PREFIX = 8, DAMAGED = 123 };

/* A radio bearer: its algorithms, keys and the COUNT of its next PDU. */
struct bearer {
  tandem_algorithm ciphering;
  tandem_algorithm integrity;
  uint8_t ciphering_key[16];
  uint8_t integrity_key[16];
  uint32_t count;
};

/* A PDU with its buffer: room in front that integrity may borrow, header, data, MAC-I. */
struct packet {
  int bearer;
  uint32_t count;
  size_t data_bytes;
  uint8_t buffer[PREFIX + HEADER + LONGEST + MAC];
};

static struct bearer bearers[BEARERS];
static struct packet packets[PDUS];
static struct packet originals[PDUS];
static tandem_pdu pdus[PDUS];

static uint8_t* header_of(struct packet* packet) { return packet->buffer + PREFIX; }
static uint8_t* data_of(struct packet* packet) { return header_of(packet) + HEADER; }
static uint8_t* mac_of(struct packet* packet) { return data_of(packet) + packet->data_bytes; }

/* Test data that is the same in every run; nothing to make keys with. */
static uint32_t random_state = 1;
static uint8_t random_byte(void) {
  random_state = random_state * 1664525u + 1013904223u;
  return (uint8_t)(random_state >> 24);
}

static void make_bearers(void) {
  static const tandem_algorithm ciphering[] = {TANDEM_NEA1, TANDEM_NEA2, TANDEM_NEA3};
  static const tandem_algorithm integrity[] = {TANDEM_NIA1, TANDEM_NIA2, TANDEM_NIA3};
  for (int i = 0; i < BEARERS; ++i) {
    bearers[i].ciphering = ciphering[i % 3];
    bearers[i].integrity = integrity[i / 3];
    for (int j = 0; j < 16; ++j) {
      bearers[i].ciphering_key[j] = random_byte();
      bearers[i].integrity_key[j] = random_byte();
    }
  }
}

/* Data of 1 to 1,500 bytes; 18-bit sequence numbers in the header. */
static void make_packets(void) {
  for (int i = 0; i < PDUS; ++i) {
    struct packet* packet = &packets[i];
    packet->bearer = i % BEARERS;
    packet->count = bearers[packet->bearer].count++;
    packet->data_bytes = 1 + (((size_t)random_byte() << 8 | random_byte()) % LONGEST);
    header_of(packet)[0] = (uint8_t)(0x80 | (packet->count >> 16 & 3));
    header_of(packet)[1] = (uint8_t)(packet->count >> 8);
    header_of(packet)[2] = (uint8_t)packet->count;
    for (size_t j = 0; j < packet->data_bytes; ++j) data_of(packet)[j] = random_byte();
    originals[i] = *packet;
  }
}

/* Fills in the members of a PDU that both functions need. */
static void prepare(tandem_pdu* pdu, struct packet* packet, tandem_algorithm algorithm, const uint8_t* key) {
  memset(pdu, 0, sizeof *pdu);
  pdu->size = sizeof *pdu;
  pdu->algorithm = algorithm;
  pdu->key = key;
  pdu->count = packet->count;
  pdu->bearer = (uint8_t)packet->bearer;
  pdu->direction = 1;
  pdu->user = packet;
}

static void prepare_integrity(tandem_pdu* pdu, struct packet* packet, int verify) {
  const struct bearer* bearer = &bearers[packet->bearer];
  prepare(pdu, packet, bearer->integrity, bearer->integrity_key);
  pdu->source = header_of(packet);
  pdu->length_bits = (uint32_t)(8 * (HEADER + packet->data_bytes));
  pdu->headroom = 1;
  pdu->verify = (uint8_t)verify;
  if (verify) memcpy(pdu->mac, mac_of(packet), MAC);
}

static void prepare_ciphering(tandem_pdu* pdu, struct packet* packet) {
  const struct bearer* bearer = &bearers[packet->bearer];
  prepare(pdu, packet, bearer->ciphering, bearer->ciphering_key);
  pdu->source = data_of(packet);
  pdu->destination = data_of(packet);
  pdu->length_bits = (uint32_t)(8 * (packet->data_bytes + MAC));
}

static void fail(const char* what) {
  fprintf(stderr, "pdcp: %s\n", what);
  exit(1);
}

/* Runs all of `pdus`: offers what the batch takes, fetches what is done, until nothing is left. Returns how many came
   back with TANDEM_OK. */
static int run(tandem_batch* batch) {
  tandem_pdu* offered[PDUS];
  tandem_pdu* done[64];
  size_t submitted = 0;
  int good = 0;
  for (int i = 0; i < PDUS; ++i) offered[i] = &pdus[i];
  while (submitted < PDUS || tandem_batch_in_flight(batch) > 0) {
    submitted += tandem_batch_submit(batch, offered + submitted, PDUS - submitted);
    if (tandem_batch_status(batch) != TANDEM_OK) fail(tandem_status_text(tandem_batch_status(batch)));
    const size_t count = tandem_batch_poll(batch, done, 64);
    for (size_t i = 0; i < count; ++i) {
      if (done[i]->status == TANDEM_OK) ++good;
    }
  }
  return good;
}

static int protect(tandem_batch* batch) {
  for (int i = 0; i < PDUS; ++i) prepare_integrity(&pdus[i], &packets[i], 0);
  if (run(batch) != PDUS) return 0;
  for (int i = 0; i < PDUS; ++i) {
    struct packet* packet = (struct packet*)pdus[i].user; /* the cast is for C++ */
    memcpy(mac_of(packet), pdus[i].mac, MAC);
  }
  for (int i = 0; i < PDUS; ++i) prepare_ciphering(&pdus[i], &packets[i]);
  return run(batch) == PDUS;
}

/* Returns how many PDUs are authentic; what is not is left out by its status. */
static int unprotect(tandem_batch* batch) {
  for (int i = 0; i < PDUS; ++i) prepare_ciphering(&pdus[i], &packets[i]);
  if (run(batch) != PDUS) return -1;
  for (int i = 0; i < PDUS; ++i) prepare_integrity(&pdus[i], &packets[i], 1);
  return run(batch);
}

/* Returns whether a protected packet equals the result of the calls for single PDUs. */
static int is_right(struct packet* protected_packet, struct packet* original) {
  const struct bearer* bearer = &bearers[original->bearer];
  const uint8_t b = (uint8_t)original->bearer;
  const uint32_t under_mac = (uint32_t)(8 * (HEADER + original->data_bytes));
  const uint32_t ciphered = (uint32_t)(8 * (original->data_bytes + MAC));
  uint8_t* mac = mac_of(original);
  uint8_t expected[LONGEST + MAC];
  tandem_status status;

  if (bearer->integrity == TANDEM_NIA1) {
    status = tandem_nia1(bearer->integrity_key, original->count, b, 1, under_mac, header_of(original), mac);
  } else if (bearer->integrity == TANDEM_NIA2) {
    status = tandem_nia2(bearer->integrity_key, original->count, b, 1, under_mac, header_of(original), mac);
  } else {
    status = tandem_nia3(bearer->integrity_key, original->count, b, 1, under_mac, header_of(original), mac);
  }
  if (status != TANDEM_OK) return 0;
  if (bearer->ciphering == TANDEM_NEA1) {
    status = tandem_nea1(bearer->ciphering_key, original->count, b, 1, ciphered, data_of(original), expected);
  } else if (bearer->ciphering == TANDEM_NEA2) {
    status = tandem_nea2(bearer->ciphering_key, original->count, b, 1, ciphered, data_of(original), expected);
  } else {
    status = tandem_nea3(bearer->ciphering_key, original->count, b, 1, ciphered, data_of(original), expected);
  }
  return status == TANDEM_OK && memcmp(expected, data_of(protected_packet), original->data_bytes + MAC) == 0;
}

int main(void) {
  tandem_batch* batch;
  const tandem_status status = tandem_batch_create(&batch, NULL);
  if (status != TANDEM_OK) fail(tandem_status_text(status));
  printf("Tandem %s: SNOW 3G by %s, AES by %s, ZUC by %s\n", tandem_version(), tandem_variant(TANDEM_NEA1),
         tandem_variant(TANDEM_NEA2), tandem_variant(TANDEM_NEA3));

  make_bearers();
  make_packets();
  if (!protect(batch)) fail("a PDU could not be protected");
  for (int i = 0; i < PDUS; ++i) {
    if (!is_right(&packets[i], &originals[i])) fail("a protected PDU is not what single calls make of it");
  }
  printf("%d PDUs of %d bearers protected, all as single calls have them\n", PDUS, BEARERS);

  data_of(&packets[DAMAGED])[0] ^= 1;
  const int authentic = unprotect(batch);
  if (authentic != PDUS - 1 || pdus[DAMAGED].status != TANDEM_AUTHENTICATION) fail("the damaged PDU was not found");
  for (int i = 0; i < PDUS; ++i) {
    if (i != DAMAGED && memcmp(header_of(&packets[i]), header_of(&originals[i]), HEADER + packets[i].data_bytes) != 0) {
      fail("a PDU is not what was sent");
    }
  }
  printf("%d PDUs taken apart and as they were sent; 1 damaged on the way: %s\n", authentic,
         tandem_status_text(pdus[DAMAGED].status));
  tandem_batch_destroy(batch);
  return 0;
}
