/* Tandem's core ports (docs/formats/core-ports.md), as a core in C sees them.
 *
 * The top takes fields of the task as arguments, by these names, in any order, and returns the tag (0 if there is
 * none), at most 64 bits, or two uint64_t in a struct:
 *   uint8_t op, uint8_t has_data, uint32_t len_bits, uint32_t aad_bytes
 *   uint64_t key0, key1, key2, key3, uint64_t iv0, iv1   byte 0 is the lowest of key0 and iv0
 * Words of the message have as many bits as `data_bits` in [core] of the directives. Byte 0 is the lowest; bytes past
 * the end of the message are 0.
 *
 * In a test bench in C, tandem_feed() gives words to the next calls of the top, and tandem_take() what they wrote.
 */
#ifndef TANDEM_CORE_H
#define TANDEM_CORE_H
#include <stdint.h>

/* The next word of the message, its lowest 64 bits; tandem_part(n): its bits from 64 n on. */
uint64_t tandem_read(void);
uint64_t tandem_part(int n);
/* A word of the output. `last`: 0, or how many bytes of it count if it is the last one. */
void tandem_write(uint64_t word, uint32_t last);
void tandem_write128(uint64_t w0, uint64_t w1, uint32_t last);
void tandem_write512(uint64_t w0, uint64_t w1, uint64_t w2, uint64_t w3, uint64_t w4, uint64_t w5, uint64_t w6,
                     uint64_t w7, uint32_t last);
/* The task's status, tandem::Status; 0 without a call. */
void tandem_status(uint32_t status);

enum { TANDEM_OK = 0, TANDEM_BAD_LENGTH = 1, TANDEM_BAD_IV = 3, TANDEM_UNSUPPORTED = 4, TANDEM_COUNTER_OVERFLOW = 5 };

/* Test benches alone call these. */
void tandem_feed(const void* data, uint32_t bytes, uint32_t word_bytes);
uint32_t tandem_take(void* data, uint32_t bytes);
#endif
