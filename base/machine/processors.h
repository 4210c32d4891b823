// The processors that this process may use, and keeping a thread on one of them.
#ifndef HAKARI_BASE_MACHINE_PROCESSORS_H_
#define HAKARI_BASE_MACHINE_PROCESSORS_H_

#include <vector>

namespace hakari {

// Processor numbers in ascending order; empty if the system does not tell.
std::vector<int> AllowedProcessors();

// Keeps the calling thread, and the threads that it starts, on one processor. False if there is no
// such processor, or if it is forbidden.
bool StayOn(int processor);

}  // namespace hakari

#endif  // HAKARI_BASE_MACHINE_PROCESSORS_H_
