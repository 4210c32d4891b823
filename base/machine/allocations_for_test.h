// Counts the calls of operator new, for tests that code allocates nothing. Linking it replaces
// operator new of the whole program.
#ifndef HAKARI_BASE_MACHINE_ALLOCATIONS_FOR_TEST_H_
#define HAKARI_BASE_MACHINE_ALLOCATIONS_FOR_TEST_H_

#include <cstdint>

namespace hakari {

// Calls since the program began.
uint64_t AllocationsSoFar();

}  // namespace hakari

#endif  // HAKARI_BASE_MACHINE_ALLOCATIONS_FOR_TEST_H_
