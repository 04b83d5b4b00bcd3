// Features of C: bit fields, unions, structs by value, pointers to pointers, jumps into loops, names of a list, other
// files.
#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "features_part.c"
typedef struct {
  unsigned a : 3, b : 5;
  int c : 7;
} bits;
typedef union {
  unsigned long l;
  unsigned char c[8];
  struct {
    int x, y;
  } p;
  double d;
} mix;
struct pt {
  short x, y;
};
struct big {
  int v[5];
  char n;
};
struct node {
  int v;
  struct node *next, *prev;
};
enum color { RED, GREEN = 5, BLUE };
static struct node nodes[6];
static char text[32];
static int grid[3][4][5];
int *ptrs[4];
int **pp = ptrs;
int cells[8];
static const char *names[] = {"zero", "one", "three"};
static struct pt addp(struct pt a, struct pt b) {
  struct pt r = {a.x + b.x, a.y + b.y};
  return r;
}
static struct big mk(int k) {
  struct big b;
  for (int i = 0; i < 5; i++) b.v[i] = k * i;
  b.n = 'q';
  return b;
}
static int count(void) {
  static int n = 10;
  return n++;
}
static int sw(enum color c) {
  switch (c) {
    case RED:
      return 1;
    case GREEN:
    case BLUE:
      return 2;
    default:
      return 3;
  }
}
static int duff(int n) {
  int s = 0;
  switch (n % 4) {
    case 0:
      do {
        s += 4;
        case 3:
          s += 3;
        case 2:
          s += 2;
        case 1:
          s++;
      } while ((n -= 4) > 0);
  }
  return s;
}
static int find(const char *s, char c) {
  for (const char *p = s; *p; p++)
    if (*p == c) return (int)(p - s);
  return -1;
}
static void swap(int *a, int *b) {
  int t = *a;
  *a = *b;
  *b = t;
}
static int fact(int n) {
  int r = 1;
  while (n > 1) r *= n--;
  return r;
}
static long sum3(int g[3][4][5]) {
  long s = 0;
  for (int i = 0; i < 3; i++)
    for (int j = 0; j < 4; j++)
      for (int k = 0; k < 5; k++) s += g[i][j][k] * (i + 1);
  return s;
}
int main(void) {
  int bad = 0;
  bits b = {5, 17, -3};
  b.a++;
  b.c -= 60;
  mix m;
  struct pt p = addp((struct pt){1, -2}, (struct pt){30000, 5});
  if (b.a != 6 || b.b != 17 || b.c != -63) bad |= 1;
  m.l = 0x1122334455667788ul;
  if (m.c[0] != 0x88 || m.p.y != 0x11223344) bad |= 2;
  m.c[7] = 0;
  if (m.l >> 48 != 0x22) bad |= 4;
  if (p.x != 30001 || p.y != 3) bad |= 8;
  struct big g = mk(3), h;
  h = g;
  h.v[2] = 9;
  if (g.v[4] != 12 || h.v[2] != 9 || h.n != 'q') bad |= 16;
  if (count() + count() * 2 != 32) bad |= 32;
  if (sw(RED) + sw(BLUE) * 10 + sw(7) * 100 != 321) bad |= 64;
  if (duff(6) != 1 + 2 + 10 - 0 && duff(6) != 13) bad |= 128;
  strcpy(text, "hello");
  if (strlen(text) != 5 || find(text, 'l') != 2 || strcmp(text, "help") >= 0) bad |= 256;
  for (int i = 0; i < 6; i++) {
    nodes[i].v = i * i;
    nodes[i].next = i < 5 ? &nodes[i + 1] : NULL;
    nodes[i].prev = i ? &nodes[i - 1] : 0;
  }
  int s = 0;
  for (struct node *n = nodes; n; n = n->next) s += n->v;
  nodes[2].prev->next = nodes[2].next;
  for (struct node *n = &nodes[0]; n; n = n->next) s += n->v;
  if (s != 55 + 51) bad |= 512;
  for (int i = 0; i < 60; i++) ((int *)grid)[i] = i;
  if (sum3(grid) != 19 * 10 + (20 + 39) * 10 * 2 + (40 + 59) * 10 * 3) bad |= 1024;
  for (int i = 0; i < 4; i++) ptrs[i] = &cells[7 - i];
  *ptrs[1] = 42;
  pp[2][0] = 7;
  (*pp)[-1] += 1;
  if (cells[6] != 43 || cells[5] != 7) bad |= 2048;
  swap(&cells[6], ptrs[2]);
  if (cells[6] != 7 || cells[5] != 43) bad |= 4096;
  if (names[2][1] != 'h' || names[bad & 1][0] != (bad & 1 ? 'o' : 'z')) bad |= 8192;
  int i = 0, t = 0;
again:
  if (i < 5) {
    if (i == 3) {
      i++;
      goto again;
    }
    t += i;
    i++;
    goto again;
  }
  if (t != 7) bad |= 1 << 14;
  double d = 2.5, e;
  e = d;
  memcpy(&m, &e, 8);
  if (m.l != 0x4004000000000000ul) bad |= 1 << 15;
  unsigned char uc = 200;
  uc += 100;
  signed char sc = (signed char)uc;
  if (uc != 44 || sc != 44 || (signed char)200 != -56) bad |= 1 << 16;
  long long ll = -7;
  if (ll / 2 != -3 || ll % 2 != -1 || (unsigned)-1 / 3 != 0x55555555 || ll >> 1 != -4) bad |= 1 << 17;
  if (fact(10) != 3628800 || helper(2) != 8 || abs(-5) != 5) bad |= 1 << 18;
  _Bool f = 5;
  if (f + f != 2 || !f) bad |= 1 << 19;
  __int128 w = (__int128)0x123456789abcdefll * 0x1000000007ll;
  if ((long)(w >> 64) != 0x12345678 >> 12 << 0 && (unsigned long)w != 0x123456789abcdeful * 0x1000000007ul)
    bad |= 1 << 20;
  int arr[4] = {1, 2};
  memset(arr + 2, 0xff, 8);
  memmove(arr + 1, arr, 8);
  if (arr[1] != 1 || arr[2] != 2 || arr[3] != -1) bad |= 1 << 21;
  assert(bad == 0);
  printf("%d %s\n", bad, names[1]);
  if (bad) exit(1);
  return bad;
}
