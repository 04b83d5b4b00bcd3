// The board of the core that this is compiled for.
#pragma once

#if defined(__aarch64__)
#include "bus/bare/board/zynqmp.h"
#else
#include "bus/bare/board/zynq7000.h"
#endif
