// Checks numbers of options before the parser reads them, since the parser wraps numbers that are
// too large and reads 010 as 8.
#ifndef HAKARI_CI_CLI_NUMBER_CHECK_H_
#define HAKARI_CI_CLI_NUMBER_CHECK_H_

#include <cstdint>
#include <limits>

#include "ci/cli/options.h"

namespace hakari::cli {

inline constexpr uint64_t kNoMost = std::numeric_limits<uint64_t>::max();

// Digits only. "expected a whole number from 1 to 1024, got 0"
ValueCheck WholeNumber(uint64_t least, uint64_t most = kNoMost);

// For numbers that are stored in an int.
ValueCheck SmallNumber(int least);

// For real numbers without an upper limit.
ValueCheck AboveZero();

// For the size of a table in MiB, limited by the machine's memory.
ValueCheck FitsInMemory();

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_NUMBER_CHECK_H_
