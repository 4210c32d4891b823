#include "suites/predict/training/examples.h"

#include <utility>

#include "absl/status/status.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/string_view.h"
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
    absl::StatusOr<Example> example = MakeExample(*problem, label);
    if (!example.ok()) return example.status();
    examples.push_back(*std::move(example));
  }
  return examples;
}

absl::StatusOr<std::vector<Example>> ReadExamples(const std::string& positions_path,
                                                  const std::string& labels_path) {
  const absl::StatusOr<ProblemSet> problems = ReadProblemSet({positions_path});
  if (!problems.ok()) return problems.status();
  const absl::StatusOr<std::vector<Label>> labels = ReadLabels(labels_path, *problems);
  if (!labels.ok()) return labels.status();
  return MakeExamples(*problems, *labels);
}

}  // namespace hakari::suites
