#include "engine/player/answer.h"

#include <algorithm>
#include <utility>

#include "engine/movegen/move_list.h"
#include "engine/movegen/movegen.h"

namespace hakari::player {

Answer Answer::Failed(FailureKind kind, std::string what) {
  Answer answer;
  answer.failure = Failure{kind, std::move(what), ""};
  return answer;
}

Answer Answer::Plays(Move move) {
  Answer answer = Of(Kind::kMove);
  answer.move = move;
  return answer;
}

Answer Answer::Of(Kind kind) {
  Answer answer;
  answer.kind = kind;
  return answer;
}

int64_t Answer::Counter(const std::string& name) const {
  const auto counter = counters.find(name);
  return counter == counters.end() ? 0 : counter->second;
}

Answer AnyMove(const Position& position) {
  movegen::MoveList moves;
  movegen::GenerateLegal(position, moves);
  if (moves.empty()) return Answer::Of(Answer::Kind::kResign);
  return Answer::Plays(*std::min_element(moves.begin(), moves.end()));
}

}  // namespace hakari::player
