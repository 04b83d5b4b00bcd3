// Included by features.c.
static int helper_table[4] = {3, 1, 4, 1};
int helper(int i) { return helper_table[i & 3] * 2; }
