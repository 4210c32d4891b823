// Where the results of this process come from: the words that it was started with, its build, the
// machine, and now.
#ifndef HAKARI_CI_CLI_ORIGIN_HERE_H_
#define HAKARI_CI_CLI_ORIGIN_HERE_H_

#include <string>
#include <vector>

#include "ci/report/origin.h"

namespace hakari::cli {

// Says which words were typed, once before a command runs.
void RememberWords(std::vector<std::string> words);

// With the time of now, or what SOURCE_DATE_EPOCH says: seconds since 1970, so that two runs can
// write the same bytes.
report::Origin OriginHere();

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_ORIGIN_HERE_H_
