#include "suites/predict/training/examples.h"

#include <algorithm>
#include <utility>

#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "base/status/macros.h"
#include "engine/predict/feature_list.h"
#include "engine/predict/features.h"
#include "suites/core/problem.h"

namespace hakari::suites {
namespace {

absl::StatusOr<Example> MakeExample(const Problem& problem, const Label& label) {
  Example example;
  example.id = problem.id;
  if (!absl::SimpleAtoi(problem.Note("game").value_or(""), &example.game)) {
    return absl::InvalidArgumentError(absl::StrCat(
        "problem ", problem.id, ": expected a note game=NUMBER, which assigns it to a fold"));
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

FeatureSet PredictFeatures() {
  return {"all", predict::kFeatureCount, [](const Position& position, int8_t* row) {
            predict::Features features;
            predict::ExtractFeatures(position, position.side_to_move(), features);
            std::copy(features.begin(), features.end(), row);
          }};
}

Dataset MakeDataset(const std::vector<Example>& examples, const FeatureSet& features) {
  Dataset data;
  data.columns = features.columns;
  data.values.resize(examples.size() * static_cast<size_t>(features.columns));
  int8_t* row = data.values.data();
  for (const Example& example : examples) {
    features.extract(example.position, row);
    row += features.columns;
    data.is_mate.push_back(example.is_mate);
    data.games.push_back(example.game);
  }
  return data;
}

absl::Status CheckBothKinds(const Dataset& data, const std::vector<int>& rows) {
  size_t mates = 0;
  for (const int row : rows) mates += data.is_mate[static_cast<size_t>(row)];
  if (mates != 0 && mates != rows.size()) return absl::OkStatus();
  return absl::InvalidArgumentError("training needs positions with a mate and positions without");
}

}  // namespace hakari::suites
