// Which processors this process may use, and keeping a thread on one of them.
#ifndef HAKARI_BASE_MACHINE_PROCESSORS_H_
#define HAKARI_BASE_MACHINE_PROCESSORS_H_

#include <vector>

namespace hakari {

// By their numbers, the least first; none if the system does not say.
std::vector<int> AllowedProcessors();

// The calling thread, and whatever it starts. False: there is no such processor, or it is
// forbidden.
bool StayOn(int processor);

}  // namespace hakari

#endif  // HAKARI_BASE_MACHINE_PROCESSORS_H_
