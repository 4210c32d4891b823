// What numbers an option takes, checked before they are read: the parser's own reading wraps what
// is too large and takes 010 for 8.
#ifndef HAKARI_CI_CLI_NUMBER_CHECK_H_
#define HAKARI_CI_CLI_NUMBER_CHECK_H_

#include <cstdint>
#include <limits>

#include "ci/cli/parser_names.h"

namespace hakari::cli {

inline constexpr uint64_t kNoMost = std::numeric_limits<uint64_t>::max();

// Digits only. "expected a whole number from 1 to 1024, got 0"
CLI::Validator WholeNumber(uint64_t least, uint64_t most = kNoMost);

// For what is counted in an int.
CLI::Validator SmallNumber(int least);

// For real numbers without an end.
CLI::Validator AboveZero();

// A table of so many MiB, in what this machine has.
CLI::Validator FitsInMemory();

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_NUMBER_CHECK_H_
