// Why a linear model says what it says of a position: the share that each feature has in the
// distance. The shares and the bias add up to it exactly.
#ifndef HAKARI_CI_CLI_PREDICT_EXPLANATION_H_
#define HAKARI_CI_CLI_PREDICT_EXPLANATION_H_

#include <cstdint>
#include <string>
#include <vector>

#include "engine/core/color.h"
#include "engine/position/position.h"
#include "engine/predict/linear_model.h"

namespace hakari {

struct FeatureShare {
  int feature;
  int value;
  int32_t weight;
  int64_t share;  // of the distance: value times weight
};

struct Explanation {
  Position position;
  Color attacker;
  int64_t bias;
  int64_t distance;
  double probability;
  std::vector<FeatureShare> shares;  // all features, the largest share of either sign first
};

Explanation Explain(const LinearModel& model, const Position& position, Color attacker);

// "black", "white".
const char* NameOf(Color color);

// The board, the table, the distance and the probability.
std::string ExplanationText(const Explanation& explanation, bool all);
std::string ExplanationJson(const Explanation& explanation);

}  // namespace hakari

#endif  // HAKARI_CI_CLI_PREDICT_EXPLANATION_H_
