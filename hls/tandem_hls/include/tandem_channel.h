/* A queue of words from one function to another, which hardware runs at the same time.
 *
 * `static tandem_channel raw;` is one. One function calls tandem_put(&raw, ...), another, called later,
 * tandem_get(&raw). In the C, the first returns before the second begins, and the channel holds all of its words. In
 * hardware both begin together, and the channel holds 16 words, or as many as the directive `[channels.raw] depth`
 * says.
 */
#ifndef TANDEM_CHANNEL_H
#define TANDEM_CHANNEL_H
#include <stdint.h>

typedef struct {
  uint8_t unused;
} tandem_channel;

/* Adds a word. In hardware, a channel is as wide as what is put into it. */
void tandem_put(tandem_channel* channel, uint64_t word);
/* Takes the oldest word. The native program ends with an error if there is none. */
uint64_t tandem_get(tandem_channel* channel);
#endif
