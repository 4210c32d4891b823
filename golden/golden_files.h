// Checks that every golden of a project can be compared with: it can be read, it is where its
// header says, its log has it, and its rows are those of the problems in the project. Nothing is
// run, so checking all of them takes a second.
#ifndef HAKARI_GOLDEN_GOLDEN_FILES_H_
#define HAKARI_GOLDEN_GOLDEN_FILES_H_

#include <functional>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/string_view.h"
#include "golden/golden.h"
#include "suites/core/suite.h"

namespace hakari::golden {

using SuiteFinder = std::function<const suites::Suite*(absl::string_view)>;

struct GoldenFiles {
  int read = 0;
  std::vector<std::string> faults;  // each is a sentence that names the file
};

// Checks all goldens below golden/ of this folder. A golden that is in its log but not there is a
// fault.
GoldenFiles CheckGoldenFiles(const std::string& root, const SuiteFinder& find_suite);

// Their paths below the folder, sorted.
std::vector<std::string> GoldenPathsIn(const std::string& root);

// OK if the golden is where the commands look for it, and the log has it.
absl::Status CheckGoldenPlace(const std::string& root, const std::string& path,
                              const Golden& golden);

}  // namespace hakari::golden

#endif  // HAKARI_GOLDEN_GOLDEN_FILES_H_
