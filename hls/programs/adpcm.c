// IMA ADPCM: 16 bits to 4 and back; the decoder must follow the encoder, and stay near the input.
#include <stdint.h>
#include <stdio.h>
#define N 256
static const int16_t steps[89] = {
    7, 8, 9, 10, 11, 12, 13, 14, 16, 17, 19, 21, 23, 25, 28, 31, 34, 37, 41, 45, 50, 55, 60, 66, 73, 80, 88, 97, 107, 118, 130, 143, 157,
    173, 190, 209, 230, 253, 279, 307, 337, 371, 408, 449, 494, 544, 598, 658, 724, 796, 876, 963, 1060, 1166, 1282, 1411, 1552, 1707,
    1878, 2066, 2272, 2499, 2749, 3024, 3327, 3660, 4026, 4428, 4871, 5358, 5894, 6484, 7132, 7845, 8630, 9493, 10442, 11487, 12635, 13899,
    15289, 16818, 18500, 20350, 22385, 24623, 27086, 29794, 32767};
static const int8_t moves[16] = {-1, -1, -1, -1, 2, 4, 6, 8, -1, -1, -1, -1, 2, 4, 6, 8};
struct state {
  int32_t value;
  int8_t index;
};
static int16_t input[N], output[N];
static uint8_t codes[N / 2];

static int32_t limit(int32_t x, int32_t low, int32_t high) { return x < low ? low : x > high ? high : x; }

static void update(struct state* s, int code) {
  int step = steps[s->index], change = step >> 3;
  if (code & 4) change += step;
  if (code & 2) change += step >> 1;
  if (code & 1) change += step >> 2;
  s->value = limit(code & 8 ? s->value - change : s->value + change, -32768, 32767);
  s->index = (int8_t)limit(s->index + moves[code], 0, 88);
}

static int encode(struct state* s, int32_t sample) {
  int32_t difference = sample - s->value;
  int step = steps[s->index], code = 0;
  if (difference < 0) code = 8, difference = -difference;
  if (difference >= step) code |= 4, difference -= step;
  step >>= 1;
  if (difference >= step) code |= 2, difference -= step;
  step >>= 1;
  if (difference >= step) code |= 1;
  update(s, code);
  return code;
}

int main(void) {
  struct state in = {0, 0}, out = {0, 0};
  int32_t y = 0, v = 900, worst = 0;
  int errors = 0;
  for (int i = 0; i < N; i++) {  // a slow oscillation
    v -= y >> 5;
    y += v >> 3;
    input[i] = (int16_t)y;
  }
  for (int i = 0; i < N; i += 2) codes[i / 2] = (uint8_t)(encode(&in, input[i]) | encode(&in, input[i + 1]) << 4);
  for (int i = 0; i < N; i++) {
    update(&out, codes[i / 2] >> (i & 1) * 4 & 15);
    output[i] = (int16_t)out.value;
    int32_t gap = output[i] - input[i];
    if (gap < 0) gap = -gap;
    if (i > 16 && gap > worst) worst = gap;
  }
  if (in.value != out.value || in.index != out.index) errors++;
  if (worst > 400) errors++;
  printf("worst %d, %d errors\n", worst, errors);
  return errors;
}
