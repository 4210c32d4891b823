// Why a linear model says what it says of a position: the share that each feature has in the
// distance. The shares and the bias add up to it exactly.
#ifndef HAKARI_CI_CLI_PREDICT_EXPLANATION_H_
#define HAKARI_CI_CLI_PREDICT_EXPLANATION_H_

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "ci/report/origin.h"
#include "engine/core/color.h"
#include "engine/position/position.h"
#include "engine/predict/feature_table.h"
#include "engine/predict/linear_model.h"

namespace hakari::cli {

struct FeatureShare {
  int feature;
  int value;
  int32_t weight;
  int64_t share;  // of the distance: value times weight
};

struct Explanation {
  Position position;
  Color attacker;
  const predict::FeatureTable* table;
  int64_t bias;
  int64_t distance;
  double probability;
  std::vector<FeatureShare> shares;  // all features, the largest share of either sign first
};

std::vector<FeatureShare> SharesOf(const int32_t* weights, const int8_t* values, size_t count);

template <typename List>
Explanation Explain(const predict::LinearModelOver<List>& model, const Position& position,
                    Color attacker) {
  typename List::Row features;
  List::Extract(position, attacker, features);
  const int64_t distance = model.Distance(features);
  return {position,
          attacker,
          &List::Table(),
          model.bias,
          distance,
          model.Probability(distance),
          SharesOf(model.weights.data(), features.data(), features.size())};
}

// "black", "white".
const char* NameOf(Color color);

// The board, the table, the distance and the probability.
std::string ExplanationText(const Explanation& explanation, bool all);
// An envelope of the schema hakari-prediction.
std::string ExplanationJson(const Explanation& explanation, const report::Origin& origin);

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_PREDICT_EXPLANATION_H_
