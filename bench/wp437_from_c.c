// The C of the accelerators sim.c_*, under other names: it is compiled without optimisation, and with it.
#define zuc TANDEM_WP437_CORE
#define main TANDEM_WP437_MAIN
#include "algorithms/zuc/c/zuc.c"
