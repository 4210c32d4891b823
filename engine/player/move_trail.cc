#include "engine/player/move_trail.h"

namespace hakari::player {

void MoveTrail::OnLine(const Line& line) {
  if (line.rank.value_or(1) != 1 || line.moves.empty()) return;
  if (!line.score || line.score->bound != Score::Bound::kExact) return;
  if (!steps_.empty() && steps_.back().move == line.moves[0]) return;
  steps_.push_back({line.moves[0], line.depth, line.nodes});
}

std::optional<MoveTrail::Step> MoveTrail::StayedFrom(
    const Answer& answer, const std::function<bool(Move)>& is_wanted) const {
  if (answer.failure || answer.kind != Answer::Kind::kMove || !is_wanted(answer.move)) {
    return std::nullopt;
  }
  std::optional<Step> from;
  for (auto step = steps_.rbegin(); step != steps_.rend() && is_wanted(step->move); ++step) {
    from = *step;
  }
  if (from) return from;
  from = Step{answer.move, std::nullopt, std::nullopt};
  if (!answer.lines.empty()) from->depth = answer.lines[0].depth;
  const auto nodes = answer.counters.find(kNodesCounter);
  if (nodes != answer.counters.end()) from->nodes = nodes->second;
  return from;
}

}  // namespace hakari::player
