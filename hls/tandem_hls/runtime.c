/* The C library for hardware. Programs link these functions unless they define their own; the calls are inlined. */
#define WEAK __attribute__((weak))
#define DROPPED __attribute__((weak, always_inline))
typedef unsigned long size_t;

WEAK void* memcpy(void* restrict to, const void* restrict from, size_t n) {
  for (size_t i = 0; i < n; ++i) ((unsigned char*)to)[i] = ((const unsigned char*)from)[i];
  return to;
}
WEAK void* memmove(void* to, const void* from, size_t n) {
  unsigned char* t = to;
  const unsigned char* f = from;
  if ((unsigned long)t <= (unsigned long)f)
    for (size_t i = 0; i < n; ++i) t[i] = f[i];
  else
    for (size_t i = n; i > 0; --i) t[i - 1] = f[i - 1];
  return to;
}
WEAK void* memset(void* to, int value, size_t n) {
  for (size_t i = 0; i < n; ++i) ((unsigned char*)to)[i] = (unsigned char)value;
  return to;
}
WEAK int memcmp(const void* a, const void* b, size_t n) {
  const unsigned char *x = a, *y = b;
  for (size_t i = 0; i < n; ++i)
    if (x[i] != y[i]) return x[i] - y[i];  // as the C libraries of x86-64 do
  return 0;
}
WEAK size_t strlen(const char* s) {
  size_t n = 0;
  while (s[n]) ++n;
  return n;
}
WEAK int strcmp(const char* a, const char* b) {
  while (*a && *a == *b) ++a, ++b;
  return (unsigned char)*a - (unsigned char)*b;
}
WEAK int strncmp(const char* a, const char* b, size_t n) {
  for (; n; --n, ++a, ++b) {
    if (*a != *b) return (unsigned char)*a - (unsigned char)*b;
    if (!*a) break;
  }
  return 0;
}
WEAK char* strcpy(char* to, const char* from) {
  size_t i = 0;
  do to[i] = from[i];
  while (from[i++]);
  return to;
}
WEAK char* strncpy(char* to, const char* from, size_t n) {
  size_t i = 0;
  for (; i < n && from[i]; ++i) to[i] = from[i];
  for (; i < n; ++i) to[i] = 0;
  return to;
}
WEAK char* strcat(char* to, const char* from) {
  char* at = to;
  while (*at) ++at;
  while ((*at++ = *from++)) {}
  return to;
}
WEAK char* strchr(const char* s, int c) {
  for (;; ++s) {
    if (*s == (char)c) return (char*)s;
    if (!*s) return 0;
  }
}
WEAK char* strrchr(const char* s, int c) {
  const char* found = 0;
  do
    if (*s == (char)c) found = s;
  while (*s++);
  return (char*)found;
}
WEAK void* memchr(const void* s, int c, size_t n) {
  for (const unsigned char* at = s; n; --n, ++at)
    if (*at == (unsigned char)c) return (void*)at;
  return 0;
}
WEAK int abs(int x) { return x < 0 ? -x : x; }
WEAK long labs(long x) { return x < 0 ? -x : x; }
WEAK long long llabs(long long x) { return x < 0 ? -x : x; }
WEAK int isdigit(int c) { return c >= '0' && c <= '9'; }
WEAK int isupper(int c) { return c >= 'A' && c <= 'Z'; }
WEAK int islower(int c) { return c >= 'a' && c <= 'z'; }
WEAK int isalpha(int c) { return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z'); }
WEAK int isalnum(int c) { return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z'); }
WEAK int isxdigit(int c) { return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'F') || (c >= 'a' && c <= 'f'); }
WEAK int isprint(int c) { return c >= ' ' && c <= '~'; }
WEAK int isgraph(int c) { return c > ' ' && c <= '~'; }
WEAK int ispunct(int c) { return c > ' ' && c <= '~' && !isalnum(c); }
WEAK int iscntrl(int c) { return (c >= 0 && c < ' ') || c == 127; }
WEAK int isblank(int c) { return c == ' ' || c == '\t'; }
WEAK int isspace(int c) { return c == ' ' || (c >= '\t' && c <= '\r'); }
WEAK int toupper(int c) { return c >= 'a' && c <= 'z' ? c - 32 : c; }
WEAK int tolower(int c) { return c >= 'A' && c <= 'Z' ? c + 32 : c; }

WEAK long atol(const char* s) {
  unsigned long n = 0;
  while (isspace((unsigned char)*s)) ++s;
  int minus = *s == '-';
  if (minus || *s == '+') ++s;
  for (; isdigit((unsigned char)*s); ++s) n = 10 * n + (unsigned long)(*s - '0');
  return minus ? -n : n;
}
WEAK int atoi(const char* s) { return (int)atol(s); }

/* Calls of `llvm.memcpy` and its kind end here, by the alignment that both sides have. */
#define COPY(bytes, type)                                                                          \
  WEAK void tandem_memcpy_##bytes(type* restrict to, const type* restrict from, size_t n) {        \
    for (size_t i = 0; i < n / bytes; ++i) to[i] = from[i];                                        \
  }                                                                                                \
  WEAK void tandem_memmove_##bytes(type* to, const type* from, size_t n) {                         \
    if ((unsigned long)to <= (unsigned long)from)                                                  \
      for (size_t i = 0; i < n / bytes; ++i) to[i] = from[i];                                      \
    else                                                                                           \
      for (size_t i = n / bytes; i > 0; --i) to[i - 1] = from[i - 1];                              \
  }                                                                                                \
  WEAK void tandem_memset_##bytes(type* to, unsigned char value, size_t n) {                       \
    type word = (type)(value * 0x0101010101010101ul);                                              \
    for (size_t i = 0; i < n / bytes; ++i) to[i] = word;                                           \
  }
COPY(1, unsigned char)
COPY(2, unsigned short)
COPY(4, unsigned int)
COPY(8, unsigned long)

/* In a test, output goes to a port. */
void tandem_print(unsigned long value);
WEAK void tandem_print_text(const char* text) {
  for (; *text; ++text) tandem_print((unsigned char)*text);
}

/* Output has no place in hardware. */
typedef struct tandem_no_file FILE;
WEAK FILE *stdout, *stderr, *stdin;
DROPPED int printf(const char* f, ...) { return 0; }
DROPPED int fprintf(FILE* s, const char* f, ...) { return 0; }
DROPPED int puts(const char* s) { return 0; }
DROPPED int fputs(const char* s, FILE* f) { return 0; }
DROPPED int putchar(int c) { return c; }
DROPPED int putc(int c, FILE* f) { return c; }
DROPPED int fputc(int c, FILE* f) { return c; }
DROPPED int fflush(FILE* f) { return 0; }
DROPPED void perror(const char* s) {}
