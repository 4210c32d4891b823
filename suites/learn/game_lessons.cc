#include "suites/learn/game_lessons.h"

#include <memory>
#include <optional>
#include <utility>

#include "base/run/parallel.h"

namespace hakari::learn {
namespace {

// The result for Black; nothing if the record does not say.
std::optional<float> Won(notation::GameResult result) {
  switch (result) {
    case notation::GameResult::kBlackWins:
      return 1;
    case notation::GameResult::kWhiteWins:
      return 0;
    case notation::GameResult::kDraw:
      return 0.5;
    case notation::GameResult::kUnknown:
      break;
  }
  return std::nullopt;
}

Lessons LessonsOfGame(const notation::GameRecord& game, int number, const LessonPlan& plan,
                      Teacher& teacher) {
  const notation::RecordLine& line = game.lines[0];
  const std::optional<float> won = Won(line.result);
  const int last_result = static_cast<int>(line.moves.size()) - plan.last_plies;
  Lessons lessons;
  Position position = game.start;
  int ply = 0;
  for (const notation::RecordedMove& played : line.moves) {
    ++ply;
    if ((ply + number) % plan.stride == 0) {
      if (ply >= plan.first_move) {
        MoveLesson lesson = teacher.OfMove(position, played.move);
        if (!lesson.leaves.empty()) lessons.moves.push_back(std::move(lesson));
      }
      if (won && ply >= plan.first_result && ply <= last_result) {
        lessons.results.push_back(teacher.OfResult(position, *won));
      }
    }
    position.DoMove(played.move);
  }
  return lessons;
}

}  // namespace

SplitLessons LessonsOf(const std::vector<notation::GameRecord>& games, const eval::Weights& weights,
                       const LessonPlan& plan, const Context& context,
                       const std::function<void(int games)>& finished) {
  std::vector<Lessons> by_game(games.size());
  const auto make_worker = [&](int) -> DoPiece {
    auto teacher = std::make_shared<Teacher>(weights, plan.moves);
    return [&, teacher](int i) {
      const auto game = static_cast<size_t>(i);
      by_game[game] = LessonsOfGame(games[game], i, plan, *teacher);
    };
  };
  InParallel(context.jobs, static_cast<int>(games.size()), context.StopFlag(), make_worker,
             finished);
  SplitLessons split;
  for (size_t game = 0; game < by_game.size(); ++game) {
    const bool held_out = game % static_cast<size_t>(plan.games_held_out) == 0;
    (held_out ? split.held_out : split.train).Append(std::move(by_game[game]));
  }
  return split;
}

}  // namespace hakari::learn
