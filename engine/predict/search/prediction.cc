#include "engine/predict/search/prediction.h"

#include <algorithm>

#include "engine/core/move.h"
#include "engine/movegen/move_list.h"
#include "engine/movegen/movegen.h"
#include "engine/predict/linear_model.h"
#include "engine/predict/scaled_sigmoid.h"
#include "engine/predict/search/combined_probability.h"
#include "engine/predict/search/mate_probability.h"

namespace hakari::predict {
namespace {

int64_t Distance(const Steering& steering, const Position& position, Color attacker) {
  return steering.model->Distance(position, attacker) + steering.offset;
}

// In the order of their codes: see CombinedProbability::Add.
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
  if (steering.source != SteeringSource::kPosition) {
    return OfChildren(steering, position, attacker);
  }
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

}  // namespace hakari::predict
