// How often memory was asked for: for tests that say what allocates nothing. Linking it replaces
// operator new of the whole program.
#ifndef HAKARI_BASE_MACHINE_ALLOCATIONS_FOR_TEST_H_
#define HAKARI_BASE_MACHINE_ALLOCATIONS_FOR_TEST_H_

#include <cstdint>

namespace hakari {

// Since the program began.
uint64_t AllocationsSoFar();

}  // namespace hakari

#endif  // HAKARI_BASE_MACHINE_ALLOCATIONS_FOR_TEST_H_
