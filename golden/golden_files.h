// Whether every golden of a project is fit to be compared with: it can be read, lies where its
// header says, its log knows it, and its rows are those of the problems that lie there. Nothing is
// run, so that all of them take a second.
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
  std::vector<std::string> faults;  // each a sentence that names the file
};

// All below golden/ of this folder. A golden that its log knows and that is not there is a fault.
GoldenFiles CheckGoldenFiles(const std::string& root, const SuiteFinder& find_suite);

// Their paths below the folder, sorted.
std::vector<std::string> GoldenPathsIn(const std::string& root);

// It lies where the commands look for it, and the log knows it.
absl::Status CheckGoldenPlace(const std::string& root, const std::string& path,
                              const Golden& golden);

}  // namespace hakari::golden

#endif  // HAKARI_GOLDEN_GOLDEN_FILES_H_
