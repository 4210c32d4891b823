#include "engine/predict/search/prediction.h"

#include "engine/core/move.h"
#include "engine/movegen/move_list.h"
#include "engine/movegen/movegen.h"
#include "engine/predict/linear_model.h"
#include "engine/predict/scaled_sigmoid.h"

namespace hakari::predict {
namespace {

int64_t Distance(const Steering& steering, const Position& position, Color attacker) {
  return steering.model->Distance(position, attacker) + steering.offset;
}

// Sorts the moves by code; CombinedProbability::Add needs a fixed order.
void SortedMoves(const Position& position, bool attacker_moves, movegen::MoveList& moves) {
  if (attacker_moves) {
    movegen::GenerateChecks(position, moves);
  } else {
    movegen::GenerateEvasions(position, moves);
  }
  std::sort(moves.begin(), moves.end());
}

Prediction OfChildren(const Steering& steering, const Position& position, Color attacker) {
  const bool attacker_moves = position.side_to_move() == attacker;
  CombinedProbability all(attacker_moves, steering.source == SteeringSource::kIndependentChildren
                                              ? ChildrenAre::kIndependent
                                              : ChildrenAre::kDependent);
  movegen::MoveList moves;
  SortedMoves(position, attacker_moves, moves);
  Position child = position;
  for (const Move move : moves) {
    const Undo undo = child.DoMove(move);
    all.Add(MateProbability(Distance(steering, child, attacker)));
    child.UndoMove(move, undo);
  }
  const uint32_t mate = all.mate();
  return {mate > kCertainty / 2, std::max(mate, kCertainty - mate)};
}

}  // namespace

Prediction Predict(const Steering& steering, const Position& position, Color attacker) {
  if (steering.source != SteeringSource::kPosition) return OfChildren(steering, position, attacker);
  const int64_t distance = Distance(steering, position, attacker);
  return {PredictsMate(distance), distance < 0 ? -distance : distance};
}

uint32_t ExtraOf(const Steering& steering, int most, Prediction prediction) {
  if (steering.shape == SteeringShape::kStep) return static_cast<uint32_t>(most);
  if (steering.source == SteeringSource::kPosition) {
    return static_cast<uint32_t>(ScaledSigmoid(prediction.sureness, most));
  }
  return static_cast<uint32_t>((most * prediction.sureness + kCertainty / 2) / kCertainty);
}

namespace {

// 65536 / (1 + exp(-i / 8)), rounded. Linear interpolation between two values is off by 13 at most.
constexpr int kStepBits = kModelScaleBits - 3;
constexpr int64_t kStep = int64_t{1} << kStepBits;
constexpr int kLastStep = 96;
constexpr uint32_t kSigmoid[kLastStep + 1] = {
    32768, 34813, 36843, 38841, 40793, 42687, 44511, 46254, 47911, 49474, 50941, 52310, 53581,
    54754, 55834, 56822, 57724, 58544, 59287, 59959, 60565, 61109, 61598, 62036, 62428, 62778,
    63090, 63368, 63615, 63835, 64030, 64203, 64357, 64494, 64614, 64721, 64816, 64900, 64974,
    65039, 65097, 65149, 65194, 65234, 65269, 65300, 65328, 65352, 65374, 65393, 65410, 65425,
    65438, 65449, 65459, 65468, 65476, 65483, 65489, 65495, 65500, 65504, 65508, 65511, 65514,
    65517, 65519, 65521, 65523, 65524, 65526, 65527, 65528, 65529, 65530, 65530, 65531, 65532,
    65532, 65533, 65533, 65533, 65534, 65534, 65534, 65534, 65535, 65535, 65535, 65535, 65535,
    65535, 65535, 65535, 65535, 65536, 65536,
};

uint32_t OfMagnitude(int64_t magnitude) {
  const int64_t step = magnitude >> kStepBits;
  if (step >= kLastStep) return kCertainty;
  const int64_t low = kSigmoid[step], high = kSigmoid[step + 1];
  return static_cast<uint32_t>(low + (high - low) * (magnitude & (kStep - 1)) / kStep);
}

}  // namespace

uint32_t MateProbability(int64_t distance) {
  return distance < 0 ? kCertainty - OfMagnitude(-distance) : OfMagnitude(distance);
}

}  // namespace hakari::predict
