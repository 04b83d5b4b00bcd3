// Four ways to sort the same numbers.
#include <stdint.h>
#include <stdio.h>
#define N 64
static int32_t input[N], a[N], b[N], c[N], d[N], spare[N];

static void fill(void) {
  uint32_t x = 12345;
  for (int i = 0; i < N; i++) {
    x = x * 1103515245u + 12345u;
    input[i] = (int32_t)(x >> 8) % 1000 - 500;
  }
}

static void insertion(int32_t* v) {
  for (int i = 1; i < N; i++) {
    int32_t key = v[i];
    int j = i - 1;
    while (j >= 0 && v[j] > key) {
      v[j + 1] = v[j];
      j--;
    }
    v[j + 1] = key;
  }
}

static void sift(int32_t* v, int root, int end) {
  while (2 * root + 1 < end) {
    int child = 2 * root + 1;
    if (child + 1 < end && v[child] < v[child + 1]) child++;
    if (v[root] >= v[child]) return;
    int32_t t = v[root];
    v[root] = v[child];
    v[child] = t;
    root = child;
  }
}

static void heap(int32_t* v) {
  for (int i = N / 2 - 1; i >= 0; i--) sift(v, i, N);
  for (int end = N - 1; end > 0; end--) {
    int32_t t = v[0];
    v[0] = v[end];
    v[end] = t;
    sift(v, 0, end);
  }
}

static void merge(int32_t* v) {
  for (int width = 1; width < N; width *= 2) {
    for (int low = 0; low < N; low += 2 * width) {
      int i = low, j = low + width, end = low + 2 * width;
      for (int k = low; k < end; k++) spare[k] = i < low + width && (j >= end || v[i] <= v[j]) ? v[i++] : v[j++];
    }
    for (int k = 0; k < N; k++) v[k] = spare[k];
  }
}

static void quick(int32_t* v) {
  int stack[2 * N], top = 0;
  stack[top++] = 0;
  stack[top++] = N - 1;
  while (top > 0) {
    int high = stack[--top], low = stack[--top];
    if (low >= high) continue;
    int32_t pivot = v[(low + high) / 2];
    int i = low, j = high;
    do {
      while (v[i] < pivot) i++;
      while (v[j] > pivot) j--;
      if (i <= j) {
        int32_t t = v[i];
        v[i++] = v[j];
        v[j--] = t;
      }
    } while (i <= j);
    stack[top++] = low, stack[top++] = j;
    stack[top++] = i, stack[top++] = high;
  }
}

int main(void) {
  int errors = 0;
  fill();
  for (int i = 0; i < N; i++) a[i] = b[i] = c[i] = d[i] = input[i];
  insertion(a);
  heap(b);
  merge(c);
  quick(d);
  for (int i = 0; i < N; i++) {
    if (i && a[i - 1] > a[i]) errors++;
    if (a[i] != b[i] || a[i] != c[i] || a[i] != d[i]) errors++;
  }
  printf("%d errors\n", errors);
  return errors != 0;
}
