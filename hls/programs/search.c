// Finds a pattern in a text by Knuth, Morris and Pratt, and by looking at every place.
#include <stdio.h>
#include <string.h>
static const char text[] = "abracadabra abracadab abracadabracadabra arbadacarba";
static const char pattern[] = "abracadabra";
static int next[16];

static int slow(void) {
  int n = (int)strlen(text), m = (int)strlen(pattern), found = 0;
  for (int i = 0; i + m <= n; i++)
    if (!strncmp(text + i, pattern, (unsigned)m)) found = found * 10 + i % 10;
  return found;
}

static int fast(void) {
  int m = (int)strlen(pattern), k = 0, found = 0;
  for (int i = 1; i < m; i++) {
    while (k && pattern[k] != pattern[i]) k = next[k - 1];
    if (pattern[k] == pattern[i]) k++;
    next[i] = k;
  }
  k = 0;
  for (int i = 0; text[i]; i++) {
    while (k && pattern[k] != text[i]) k = next[k - 1];
    if (pattern[k] == text[i]) k++;
    if (k == m) {
      found = found * 10 + (i - m + 1) % 10;
      k = next[k - 1];
    }
  }
  return found;
}

int main(void) {
  int a = slow(), b = fast();
  printf("%d %d\n", a, b);
  return a != b || a == 0;
}
