// Tandem: the confidentiality and integrity algorithms of 3GPP, 128-EEA1 to 3 and 128-EIA1 to 3 (in 5G: NEA, NIA),
// those with keys of 256 bits, 256-NEA4 to 6, 256-NIA4 to 6 and 256-NCA4 to 6, and the null algorithms, for single PDUs
// and for many at once. C99 and C++.
//
// Standard  3GPP TS 33.401, annex B, whose names and order of parameters the calls have; TS 33.501, annex D
// Null      EEA0 and EIA0 protect nothing. They need no key: it may be NULL.
// Bits      Lengths are in bits, 1 to 2^32 - 1. Bit 0 of a message is the most significant bit of its first byte. Bits
//           past the length in the last byte are ignored on input and 0 on output.
// Buffers   Output may be the input (in place); other overlap is an error that nothing detects.
// Threads   Any thread may call any function at any time; a batch belongs to one thread at a time.
// Errors    A call returns a tandem_status; if it returns a number, tandem_batch_status returns the status. Nothing
//           aborts, throws or prints, not even for null pointers or lists with null entries. Nothing is written unless
//           a status says so.
// Secrets   No branch and no address depends on a key or a message, as long as a library computes AES (tandem_variant
//           says who does). What a call needs of a key is wiped at its end, but for expanded keys of AES: each thread
//           keeps its last ones until it ends or calls tandem_forget_keys.
// Licences  Products that use SNOW 3G (EEA1, EIA1) or ZUC (EEA3, EIA3, NEA6, NIA6, NCA6) need the terms of its
//           custodians, GSMA and ETSI; about SNOW 5G (NEA4, NIA4, NCA4) ask them.
#ifndef TANDEM_H
#define TANDEM_H

#include <stddef.h>
#include <stdint.h>

#if defined(__GNUC__)
#define TANDEM_API __attribute__((visibility("default")))
#else
#define TANDEM_API
#endif

#ifdef __cplusplus
extern "C" {
#endif

/// The result of a call. Values never change; new ones may be added.
typedef enum tandem_status {
  TANDEM_OK = 0,              ///< done; all output is written
  TANDEM_BAD_LENGTH = 1,      ///< a length that the algorithm refuses: 0, a part of a byte, or that of a tag
  TANDEM_BAD_PARAMETER = 3,   ///< BEARER above 31, DIRECTION above 1, or an IV with bits that must be 0
  TANDEM_UNSUPPORTED = 4,     ///< no such algorithm
  TANDEM_AUTHENTICATION = 8,  ///< the MAC-I or tag of the PDU is not that of its message
  TANDEM_IN_FLIGHT = 32,      ///< the PDU belongs to a batch and has not come back yet
  TANDEM_NO_MEMORY = 36,      ///< out of memory
  TANDEM_LIBRARY_ERROR = 37,  ///< the library that computes AES failed; the output is undefined
  TANDEM_NOT_FOUND = 38,      ///< no variant of that name on this machine
  TANDEM_BAD_ARGUMENT = 64    ///< a null pointer, or a `size` that no version of the structure has
} tandem_status;

/// Returns one sentence about a status, in English, also for a value that is no status. Never NULL; do not free it.
TANDEM_API const char* tandem_status_text(int status);

/// Returns the version of the library, e.g. "0.1.0".
TANDEM_API const char* tandem_version(void);

typedef enum tandem_algorithm {
  TANDEM_EEA1 = 16,  ///< SNOW 3G
  TANDEM_EIA1 = 17,
  TANDEM_EEA2 = 18,  ///< AES
  TANDEM_EIA2 = 19,
  TANDEM_EEA3 = 20,  ///< ZUC
  TANDEM_EIA3 = 21,
  TANDEM_NEA6 = 22,  ///< ZUC with keys of 256 bits
  TANDEM_NIA6 = 31,
  TANDEM_NCA6 = 32,
  TANDEM_NEA4 = 34,  ///< SNOW 5G
  TANDEM_NIA4 = 35,
  TANDEM_NCA4 = 36,
  TANDEM_NEA5 = 38,  ///< AES-256
  TANDEM_NIA5 = 39,
  TANDEM_NCA5 = 40,
  TANDEM_EEA0 = 256,  ///< none: output is input
  TANDEM_EIA0 = 257,  ///< none: MAC-I is 0, and any is accepted
  TANDEM_NEA0 = TANDEM_EEA0,
  TANDEM_NIA0 = TANDEM_EIA0,
  TANDEM_NEA1 = TANDEM_EEA1,  ///< the names of 5G
  TANDEM_NIA1 = TANDEM_EIA1,
  TANDEM_NEA2 = TANDEM_EEA2,
  TANDEM_NIA2 = TANDEM_EIA2,
  TANDEM_NEA3 = TANDEM_EEA3,
  TANDEM_NIA3 = TANDEM_EIA3
} tandem_algorithm;

/// Returns the name of the variant that computes an algorithm on this machine by default, such as "avx512" or
/// "openssl"; NULL if the value is no algorithm. "reference" is the only variant whose time depends on keys and
/// messages; it computes AES if there is no library, or if the CPU lacks instructions that it needs.
TANDEM_API const char* tandem_variant(int algorithm);

/// Wipes the expanded keys of AES that the calling thread keeps.
TANDEM_API void tandem_forget_keys(void);

// --- Single PDUs

/// Confidentiality: XORs the keystream; the same call enciphers and deciphers.
///
/// key: 16 bytes. count, bearer, direction: COUNT, BEARER (0 to 31), DIRECTION (0 uplink, 1 downlink).
/// length_bits: LENGTH. input, output: (length_bits + 7) / 8 bytes.
///
/// Returns TANDEM_OK, TANDEM_BAD_ARGUMENT, TANDEM_BAD_LENGTH or TANDEM_BAD_PARAMETER; EEA2 also TANDEM_LIBRARY_ERROR.
TANDEM_API tandem_status tandem_eea0(const uint8_t* key, uint32_t count, uint8_t bearer, uint8_t direction,
                                     uint32_t length_bits, const uint8_t* input, uint8_t* output);
TANDEM_API tandem_status tandem_eea1(const uint8_t* key, uint32_t count, uint8_t bearer, uint8_t direction,
                                     uint32_t length_bits, const uint8_t* input, uint8_t* output);
TANDEM_API tandem_status tandem_eea2(const uint8_t* key, uint32_t count, uint8_t bearer, uint8_t direction,
                                     uint32_t length_bits, const uint8_t* input, uint8_t* output);
TANDEM_API tandem_status tandem_eea3(const uint8_t* key, uint32_t count, uint8_t bearer, uint8_t direction,
                                     uint32_t length_bits, const uint8_t* input, uint8_t* output);
TANDEM_API tandem_status tandem_nea0(const uint8_t* key, uint32_t count, uint8_t bearer, uint8_t direction,
                                     uint32_t length_bits, const uint8_t* input, uint8_t* output);
TANDEM_API tandem_status tandem_nea1(const uint8_t* key, uint32_t count, uint8_t bearer, uint8_t direction,
                                     uint32_t length_bits, const uint8_t* input, uint8_t* output);
TANDEM_API tandem_status tandem_nea2(const uint8_t* key, uint32_t count, uint8_t bearer, uint8_t direction,
                                     uint32_t length_bits, const uint8_t* input, uint8_t* output);
TANDEM_API tandem_status tandem_nea3(const uint8_t* key, uint32_t count, uint8_t bearer, uint8_t direction,
                                     uint32_t length_bits, const uint8_t* input, uint8_t* output);

/// Integrity: writes MAC-I, 4 bytes, most significant first.
///
/// Parameters and statuses are as above, with EIA2 for EEA2. message: (length_bits + 7) / 8 bytes. A receiver does not
/// check the MAC-I of EIA0 (TS 33.501, annex D.1).
TANDEM_API tandem_status tandem_eia0(const uint8_t* key, uint32_t count, uint8_t bearer, uint8_t direction,
                                     uint32_t length_bits, const uint8_t* message, uint8_t* mac);
TANDEM_API tandem_status tandem_eia1(const uint8_t* key, uint32_t count, uint8_t bearer, uint8_t direction,
                                     uint32_t length_bits, const uint8_t* message, uint8_t* mac);
TANDEM_API tandem_status tandem_eia2(const uint8_t* key, uint32_t count, uint8_t bearer, uint8_t direction,
                                     uint32_t length_bits, const uint8_t* message, uint8_t* mac);
TANDEM_API tandem_status tandem_eia3(const uint8_t* key, uint32_t count, uint8_t bearer, uint8_t direction,
                                     uint32_t length_bits, const uint8_t* message, uint8_t* mac);
TANDEM_API tandem_status tandem_nia0(const uint8_t* key, uint32_t count, uint8_t bearer, uint8_t direction,
                                     uint32_t length_bits, const uint8_t* message, uint8_t* mac);
TANDEM_API tandem_status tandem_nia1(const uint8_t* key, uint32_t count, uint8_t bearer, uint8_t direction,
                                     uint32_t length_bits, const uint8_t* message, uint8_t* mac);
TANDEM_API tandem_status tandem_nia2(const uint8_t* key, uint32_t count, uint8_t bearer, uint8_t direction,
                                     uint32_t length_bits, const uint8_t* message, uint8_t* mac);
TANDEM_API tandem_status tandem_nia3(const uint8_t* key, uint32_t count, uint8_t bearer, uint8_t direction,
                                     uint32_t length_bits, const uint8_t* message, uint8_t* mac);

/// Returns 1 if two MAC-I are equal, otherwise 0, in a time that does not tell where they differ. NULL equals nothing,
/// not even NULL.
TANDEM_API int tandem_mac_equal(const uint8_t* a, const uint8_t* b);

// --- Single PDUs, keys of 256 bits
//
// These calls agree with the test data that intel-ipsec-mb and DPDK publish; we have not read 3GPP's own texts (TS
// 35.240 to 35.248). Lengths are in bytes, up to (2^32 - 1) / 8. A tag has 4 to 16 bytes; a shorter tag is another one,
// not the beginning of the longest.

/// Writes the 16 bytes of an IV. PROVISIONAL: the places of BEARER, DIRECTION and COUNT in it follow from the pattern
/// of test data and may change. A program that has an IV by the standard passes that instead.
///
/// algorithm: one with a key of 256 bits. tag_bytes: 0 for NEA. count, bearer, direction: as above.
///
/// Returns TANDEM_OK, TANDEM_BAD_ARGUMENT, TANDEM_UNSUPPORTED, TANDEM_BAD_LENGTH (of the tag) or TANDEM_BAD_PARAMETER.
TANDEM_API tandem_status tandem_iv256(int algorithm, size_t tag_bytes, uint32_t count, uint8_t bearer,
                                      uint8_t direction, uint8_t* iv);

/// Confidentiality: XORs the keystream; the same call enciphers and deciphers.
///
/// key: 32 bytes. iv: 16 bytes, another for every message under a key. NEA4 and NEA5 take 0 bytes, too.
///
/// Returns TANDEM_OK, TANDEM_BAD_ARGUMENT or TANDEM_BAD_LENGTH; NEA5, NIA5 and NCA5 also TANDEM_BAD_PARAMETER, for an
/// IV whose byte 0 is odd (its least significant bit is set) or whose last four bytes are not all 0.
TANDEM_API tandem_status tandem_nea4(const uint8_t* key, const uint8_t* iv, size_t bytes, const uint8_t* input,
                                     uint8_t* output);
TANDEM_API tandem_status tandem_nea5(const uint8_t* key, const uint8_t* iv, size_t bytes, const uint8_t* input,
                                     uint8_t* output);
TANDEM_API tandem_status tandem_nea6(const uint8_t* key, const uint8_t* iv, size_t bytes, const uint8_t* input,
                                     uint8_t* output);

/// Integrity: writes the tag of a message, which may be empty. Statuses are as above.
TANDEM_API tandem_status tandem_nia4(const uint8_t* key, const uint8_t* iv, size_t bytes, const uint8_t* message,
                                     uint8_t* tag, size_t tag_bytes);
TANDEM_API tandem_status tandem_nia5(const uint8_t* key, const uint8_t* iv, size_t bytes, const uint8_t* message,
                                     uint8_t* tag, size_t tag_bytes);
TANDEM_API tandem_status tandem_nia6(const uint8_t* key, const uint8_t* iv, size_t bytes, const uint8_t* message,
                                     uint8_t* tag, size_t tag_bytes);

/// Both in one pass: enciphers, and writes the tag of additional data and ciphertext. Statuses are as above.
TANDEM_API tandem_status tandem_nca4_encrypt(const uint8_t* key, const uint8_t* iv, const uint8_t* aad,
                                             size_t aad_bytes, size_t bytes, const uint8_t* input, uint8_t* output,
                                             uint8_t* tag, size_t tag_bytes);
TANDEM_API tandem_status tandem_nca5_encrypt(const uint8_t* key, const uint8_t* iv, const uint8_t* aad,
                                             size_t aad_bytes, size_t bytes, const uint8_t* input, uint8_t* output,
                                             uint8_t* tag, size_t tag_bytes);
TANDEM_API tandem_status tandem_nca6_encrypt(const uint8_t* key, const uint8_t* iv, const uint8_t* aad,
                                             size_t aad_bytes, size_t bytes, const uint8_t* input, uint8_t* output,
                                             uint8_t* tag, size_t tag_bytes);

/// Both in one pass: checks the tag, and deciphers. Returns TANDEM_AUTHENTICATION, and writes zeros to the output, if
/// the tag is another; other statuses are as above.
TANDEM_API tandem_status tandem_nca4_decrypt(const uint8_t* key, const uint8_t* iv, const uint8_t* aad,
                                             size_t aad_bytes, size_t bytes, const uint8_t* input, uint8_t* output,
                                             const uint8_t* tag, size_t tag_bytes);
TANDEM_API tandem_status tandem_nca5_decrypt(const uint8_t* key, const uint8_t* iv, const uint8_t* aad,
                                             size_t aad_bytes, size_t bytes, const uint8_t* input, uint8_t* output,
                                             const uint8_t* tag, size_t tag_bytes);
TANDEM_API tandem_status tandem_nca6_decrypt(const uint8_t* key, const uint8_t* iv, const uint8_t* aad,
                                             size_t aad_bytes, size_t bytes, const uint8_t* input, uint8_t* output,
                                             const uint8_t* tag, size_t tag_bytes);

// --- Many PDUs

/// A batch runs PDUs of any algorithms, keys and lengths, many side by side. Submit, poll, and again; or submit all,
/// flush, poll all. Work happens inside poll and flush, on the calling thread; PDUs come back in any order.
///
/// PDU, key and buffers belong to the batch from a successful submit until the PDU comes back from poll; the caller
/// leaves them alone in between. Until then `status` is TANDEM_IN_FLIGHT, and no batch takes the PDU again.
typedef struct tandem_batch tandem_batch;

/// One PDU. Set all of it to 0, `size` to sizeof(tandem_pdu), then what the algorithm needs. The structure must have
/// `size` bytes of memory: a batch touches nothing past them.
typedef struct tandem_pdu {
  size_t size;
  int32_t algorithm;  ///< a tandem_algorithm
  int32_t status;     ///< a tandem_status, written by the batch
  uint32_t count;
  uint8_t bearer;
  uint8_t direction;
  uint8_t verify;  ///< EIA: 0 writes mac; else it is compared with the message's: TANDEM_AUTHENTICATION if it differs.
                   ///< EIA0 compares nothing.
                   ///< NIA and NCA: the same with tag; NCA enciphers at 0, else deciphers
  uint8_t headroom;  ///< EIA: 1 lends the 8 bytes in front of source, which are put back; EIA2 is then spared a copy
  uint32_t length_bits;  ///< with keys of 256 bits a multiple of 8
  uint8_t mac[4];        ///< EIA: MAC-I
  const uint8_t* key;    ///< 16 bytes, or 32; NULL will do for EEA0 and EIA0
  const uint8_t* source;
  uint8_t* destination;  ///< EEA, NEA, NCA
  void* user;            ///< the caller's; never read
  // The fields from here on are for keys of 256 bits. A `size` that ends before them is allowed, for older programs.
  const uint8_t* iv;   ///< 16 bytes; NULL: what tandem_iv256 makes of count, bearer and direction
  const uint8_t* aad;  ///< NCA
  size_t aad_bytes;
  uint8_t* tag;      ///< NIA, NCA
  size_t tag_bytes;  ///< 4 to 16
} tandem_pdu;

/// The options of a batch. Set all of them to 0 and `size` to sizeof(tandem_batch_options). Variants have the names
/// that tandem_variant returns and that the algorithm's README lists; NULL stands for the variant that tandem_variant
/// returns, or with `measure` for the fastest.
///
/// The first batch of a process that asks for `measure` measures, once and in some 10 ms of CPU time: bursts of PDUs of
/// 40 to 1,500 bytes, 64 for each function, through every variant in constant time. A variant whose output is not the
/// reference's is left out. The variant of tandem_variant stays unless another is over 5 % faster. If other programs
/// disturb the measurement, the first batch after an hour measures again. No file is read or written: a program that
/// starts often can keep the names that tandem_batch_variant returns, and ask for them.
typedef struct tandem_batch_options {
  size_t size;
  const char* snow3g;  ///< variant of EEA1 and EIA1
  const char* aes;     ///< of EEA2 and EIA2
  const char* zuc;     ///< of EEA3 and EIA3, NEA6, NIA6 and NCA6
  uint32_t measure;    ///< 1: NULL stands for the fastest on this machine; 0: nothing is measured
  // A `size` that ends here, or before measure, is allowed, too, for older programs.
  const char* snow5g;    ///< of NEA4, NIA4 and NCA4
  const char* aes256;    ///< of NEA5, NIA5 and NCA5
  uint32_t max_wait_us;  ///< a PDU may wait so long for others that fill lanes with it; 0: it runs with those there are
} tandem_batch_options;

/// Makes a batch. options: NULL for the variants that tandem_variant returns. Returns TANDEM_OK; or
/// TANDEM_BAD_ARGUMENT, TANDEM_NOT_FOUND or TANDEM_NO_MEMORY: *batch is then NULL, unless `batch` is.
TANDEM_API tandem_status tandem_batch_create(tandem_batch** batch, const tandem_batch_options* options);

/// Returns the name of the variant that computes an algorithm in this batch; NULL if the value is no algorithm, or if
/// `batch` is NULL.
TANDEM_API const char* tandem_batch_variant(const tandem_batch* batch, int algorithm);

/// Takes PDUs from the front of `pdus` and returns how many; fewer than offered means full, if tandem_batch_status says
/// TANDEM_OK: poll, then offer the rest again. A PDU that cannot be run is taken as well, and comes back from poll with
/// its status. An entry that cannot come back is left alone, with all that follow it, and tandem_batch_status says why:
///   TANDEM_BAD_ARGUMENT  the entry is NULL, or its `size` ends before `status` does
///   TANDEM_IN_FLIGHT     the entry's status is that already: a batch has it, or was destroyed with it (set it to 0)
TANDEM_API size_t tandem_batch_submit(tandem_batch* batch, tandem_pdu* const* pdus, size_t count);

/// Runs a slice of what is in flight if fewer than `capacity` PDUs are finished: some words of keystream for each
/// function of SNOW 3G and ZUC, and up to 64 PDUs for each of the others. Hands finished PDUs back and returns how
/// many. That can be none while PDUs are in flight, or wait for others (max_wait_us): call again. If `done` is NULL and
/// `capacity` is not 0, nothing runs, and the status is TANDEM_BAD_ARGUMENT.
TANDEM_API size_t tandem_batch_poll(tandem_batch* batch, tandem_pdu** done, size_t capacity);

/// Works until everything that was submitted is finished, also what waits for others; returns how many PDUs wait for
/// poll.
TANDEM_API size_t tandem_batch_flush(tandem_batch* batch);

/// Returns the number of PDUs submitted and not handed back.
TANDEM_API size_t tandem_batch_in_flight(const tandem_batch* batch);

/// Returns the status of the last submit, poll or flush of this batch: TANDEM_OK, or why it did not do all it was asked
/// for. If `batch` is NULL, that is TANDEM_BAD_ARGUMENT, and the four calls that return a number return 0.
TANDEM_API tandem_status tandem_batch_status(const tandem_batch* batch);

/// Wipes and frees the batch; PDUs in flight stay unfinished. Forgets the thread's keys, as tandem_forget_keys does.
/// Does nothing if `batch` is NULL.
TANDEM_API void tandem_batch_destroy(tandem_batch* batch);

#ifdef __cplusplus
}
#endif

#endif
