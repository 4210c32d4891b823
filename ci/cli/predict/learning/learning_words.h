// What `predict train` and `predict evaluate` have in common: which examples to learn from, and a
// progress line that counts pieces of learning.
#ifndef HAKARI_CI_CLI_PREDICT_LEARNING_LEARNING_WORDS_H_
#define HAKARI_CI_CLI_PREDICT_LEARNING_LEARNING_WORDS_H_

#include <atomic>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "base/run/progress.h"
#include "ci/cli/parser_names.h"
#include "suites/predict/training/cross_validation.h"
#include "suites/predict/training/examples.h"

namespace hakari::cli {

struct LearningWords {
  std::string positions;  // empty: those that are shipped
  std::string labels;     // likewise
  bool quiet = false;
};
void AddLearningOptions(CLI::App& command, LearningWords& words);

struct LearningFiles {
  std::vector<suites::Example> examples;
  int positions = 0;       // with a label or without
  std::string problems;    // hashes by which a model can say what it was trained on
  std::string label_text;  // the labels' recipe
};
absl::StatusOr<LearningFiles> ReadLearningFiles(const LearningWords& words);

// A file of the project, by its path below the root.
absl::StatusOr<std::string> ShippedFile(const std::string& path);

// While it lives, a progress line of so many pieces.
class LearningProgress {
 public:
  LearningProgress(const std::string& what, int pieces, bool quiet, const std::atomic<bool>& stop);
  ~LearningProgress();
  LearningProgress(const LearningProgress&) = delete;
  LearningProgress& operator=(const LearningProgress&) = delete;

  // For work that counts its own pieces.
  suites::GoOn go_on();

 private:
  Progress progress_;
  const bool quiet_;
  const std::atomic<bool>& stop_;
  int begun_ = 0;
};

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_PREDICT_LEARNING_LEARNING_WORDS_H_
