#include "base/machine/processors.h"

#include <sched.h>

#include <cstddef>

namespace hakari {

std::vector<int> AllowedProcessors() {
  std::vector<int> processors;
  cpu_set_t allowed;
  CPU_ZERO(&allowed);
  if (sched_getaffinity(0, sizeof(allowed), &allowed) != 0) return processors;
  for (int processor = 0; processor < CPU_SETSIZE; ++processor) {
    if (CPU_ISSET(static_cast<size_t>(processor), &allowed)) processors.push_back(processor);
  }
  return processors;
}

bool StayOn(int processor) {
  if (processor < 0 || processor >= CPU_SETSIZE) return false;
  cpu_set_t only;
  CPU_ZERO(&only);
  CPU_SET(static_cast<size_t>(processor), &only);
  return sched_setaffinity(0, sizeof(only), &only) == 0;
}

}  // namespace hakari
