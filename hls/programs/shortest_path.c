// Dijkstra's shortest paths in structs with pointers between them, against Floyd and Warshall on a matrix.
#include <stdint.h>
#include <stdio.h>
#define N 12
#define FAR 10000
struct edge {
  uint8_t to;
  uint16_t length;
  struct edge* next;
};
struct node {
  struct edge* edges;
  int32_t distance;
  uint8_t done;
};
static struct edge pool[64];
static struct node nodes[N];
static int32_t matrix[N][N];

int main(void) {
  uint32_t x = 99;
  int used = 0, errors = 0;
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) matrix[i][j] = i == j ? 0 : FAR;
  for (int n = 0; n < 40; n++) {
    x = x * 22695477u + 1u;
    int from = (int)(x >> 16) % N, to = (int)(x >> 20) % N, length = (int)(x >> 10 & 63) + 1;
    if (from == to) continue;
    struct edge* e = &pool[used++];
    e->to = (uint8_t)to, e->length = (uint16_t)length, e->next = nodes[from].edges;
    nodes[from].edges = e;
    if (length < matrix[from][to]) matrix[from][to] = length;
  }
  for (int k = 0; k < N; k++)
    for (int i = 0; i < N; i++)
      for (int j = 0; j < N; j++)
        if (matrix[i][k] + matrix[k][j] < matrix[i][j]) matrix[i][j] = matrix[i][k] + matrix[k][j];
  for (int i = 0; i < N; i++) nodes[i].distance = i ? FAR : 0;
  for (int round = 0; round < N; round++) {
    struct node* best = 0;
    for (int i = 0; i < N; i++)
      if (!nodes[i].done && (!best || nodes[i].distance < best->distance)) best = &nodes[i];
    if (!best) break;
    best->done = 1;
    for (struct edge* e = best->edges; e; e = e->next) {
      int32_t way = best->distance + e->length;
      if (way < nodes[e->to].distance) nodes[e->to].distance = way;
    }
  }
  for (int i = 0; i < N; i++) errors += nodes[i].distance != matrix[0][i];
  printf("%d errors\n", errors);
  return errors;
}
