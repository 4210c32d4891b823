// The origin of this process's results: its arguments, its build, the machine, and the time.
#ifndef HAKARI_CI_CLI_ORIGIN_HERE_H_
#define HAKARI_CI_CLI_ORIGIN_HERE_H_

#include <string>
#include <vector>

#include "ci/report/origin.h"

namespace hakari::cli {

// Stores the typed arguments; to be called once before a command runs.
void RememberWords(std::vector<std::string> words);

// With the current time, or that of SOURCE_DATE_EPOCH in seconds since 1970, so that two runs can
// write the same bytes.
report::Origin OriginHere();

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_ORIGIN_HERE_H_
