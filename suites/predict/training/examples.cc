#include "suites/predict/training/examples.h"

#include <utility>

#include "absl/status/status.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "base/status/macros.h"
#include "suites/core/problem.h"

namespace hakari::suites {
namespace {

absl::StatusOr<Example> MakeExample(const Problem& problem, const Label& label) {
  Example example;
  example.id = problem.id;
  if (!absl::SimpleAtoi(problem.Note("game").value_or(""), &example.game)) {
    return absl::InvalidArgumentError(absl::StrCat(
        "problem ", problem.id, ": expected a note game=NUMBER, by which folds split"));
  }
  example.position = problem.position();
  example.is_mate = label.is_mate();
  if (example.is_mate) example.mate_nodes = label.nodes;
  return example;
}

}  // namespace

absl::StatusOr<std::vector<Example>> MakeExamples(const ProblemSet& problems,
                                                  const std::vector<Label>& labels) {
  if (labels.empty()) return absl::InvalidArgumentError("no position has a label");
  std::vector<Example> examples;
  examples.reserve(labels.size());
  for (const Label& label : labels) {
    const Problem* problem = problems.Find(label.id);
    if (problem == nullptr) {
      return absl::InvalidArgumentError(absl::StrCat("no problem has the id ", label.id));
    }
    HAKARI_ASSIGN_OR_RETURN(Example example, MakeExample(*problem, label));
    examples.push_back(std::move(example));
  }
  return examples;
}

absl::StatusOr<std::vector<Example>> ReadExamples(const std::string& positions_path,
                                                  const std::string& labels_path) {
  HAKARI_ASSIGN_OR_RETURN(const ProblemSet problems, ReadProblemSet({positions_path}));
  HAKARI_ASSIGN_OR_RETURN(const std::vector<Label> labels, ReadLabels(labels_path, problems));
  return MakeExamples(problems, labels);
}

}  // namespace hakari::suites
