#include "suites/predict/training/dataset.h"

#include <algorithm>

#include "engine/predict/feature_list.h"
#include "engine/predict/features.h"

namespace hakari::suites {

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
