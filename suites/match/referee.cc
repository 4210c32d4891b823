#include "suites/corpus/play/referee.h"

#include <string>
#include <utility>

#include "absl/strings/str_cat.h"
#include "engine/core/color.h"
#include "engine/mate/mate_result.h"
#include "engine/movegen/movegen.h"
#include "engine/player/answer.h"
#include "engine/player/failure.h"
#include "engine/player/game.h"
#include "engine/player/score.h"
#include "engine/position/declaration.h"
#include "engine/position/repetition.h"

namespace hakari::corpus {
namespace {

using player::Answer;
using player::FailureKind;

constexpr int64_t kUnknownTime = -1;
constexpr int64_t kNanosecondsPerMs = 1'000'000;

int64_t SpentMs(const Answer& answer) {
  const int64_t wall_ns = answer.times.wall_ns;
  return wall_ns < 0 ? kUnknownTime : wall_ns / kNanosecondsPerMs;
}

// What it thinks of its move, if it says so.
player::Score ScoreOf(const Answer& answer) {
  return answer.lines.empty() ? player::Score() : answer.lines[0].score.value_or(player::Score());
}

class Game {
 public:
  Game(const Position& start, player::Player* const players[2], const GameRules& rules,
       mate::MateSolver* announcer, const std::atomic<bool>& cancel)
      : players_(players), rules_(rules), announcer_(announcer), cancel_(cancel), history_(start) {
    question_.game = player::Game(start);
    question_.limits = rules.limits;
    record_.start = start;
    record_.lines.emplace_back();
  }

  std::optional<notation::GameRecord> Play(const std::vector<Move>& opening) {
    for (const Move move : opening) {
      if (EndedByRule()) return std::move(record_);
      Make(move, kUnknownTime);
    }
    while (!EndedByRule()) {
      const Answer answer = players_[mover()]->Ask(question_, {nullptr, nullptr, &cancel_});
      if (answer.failure && answer.failure->kind == FailureKind::kStopped) return std::nullopt;
      if (EndedByAnswer(answer)) break;
      const bool announced = IsAnnouncedMate(ScoreOf(answer));
      Make(answer.move, SpentBy(answer));
      if (announced && movegen::HasLegalMove(position())) {
        End(notation::GameEnd::kResignation);
        break;
      }
    }
    return std::move(record_);
  }

 private:
  const Position& position() const { return question_.game.position(); }
  Color mover() const { return position().side_to_move(); }
  notation::RecordLine& line() { return record_.lines[0]; }

  // Games of which only nodes are limited are the same again, so times have no place in them.
  int64_t SpentBy(const Answer& answer) const {
    return rules_.time.given_ms > 0 ? SpentMs(answer) : kUnknownTime;
  }

  void Make(Move move, int64_t spent_ms) {
    line().moves.push_back({move, spent_ms, ""});
    question_.game.Play(move);
    history_.Push(position());
  }

  void End(notation::GameEnd end) { End(end, notation::UsualResult(end, mover())); }
  void End(notation::GameEnd end, notation::GameResult result) {
    line().end = end;
    line().result = result;
  }
  bool EndByFault(notation::GameEnd end, const std::string& why) {
    End(end, notation::WinOf(Opponent(mover())));
    record_.tags.emplace_back("fault",
                              absl::StrCat(mover() == kBlack ? "black: " : "white: ", why));
    return true;
  }

  bool EndedByRule() {
    const Repetition repetition = history_.Status();
    if (!movegen::HasLegalMove(position())) {
      End(notation::GameEnd::kMate);
    } else if (repetition == Repetition::kDraw) {
      End(notation::GameEnd::kRepetition);
    } else if (repetition != Repetition::kNone) {
      End(notation::GameEnd::kPerpetualCheck,
          notation::WinOf(repetition == Repetition::kBlackLoses ? kWhite : kBlack));
    } else if (static_cast<int>(line().moves.size()) >= rules_.most_plies) {
      End(notation::GameEnd::kMaxMoves);
    } else {
      return false;
    }
    return true;
  }

  bool EndedByAnswer(const Answer& answer) {
    if (!EndsGame(answer)) return false;
    line().end_spent_ms = SpentBy(answer);
    return true;
  }

  bool EndsGame(const Answer& answer) {
    const bool is_illegal = answer.failure && answer.failure->kind == FailureKind::kIllegalMove;
    const bool answered = !answer.failure || is_illegal;
    if (answered && rules_.time.overrun_loses && IsOverrun(rules_.time, SpentMs(answer))) {
      return EndByFault(notation::GameEnd::kTimeUp, OverrunText(rules_.time, SpentMs(answer)));
    }
    if (answer.failure) {
      return EndByFault(is_illegal ? notation::GameEnd::kIllegalMove : notation::GameEnd::kError,
                        player::FailureText(*answer.failure));
    }
    return EndsGameOfItself(answer);
  }

  bool EndsGameOfItself(const Answer& answer) {
    switch (answer.kind) {
      case Answer::Kind::kResign:
        End(notation::GameEnd::kResignation);
        return true;
      case Answer::Kind::kDeclare:
        if (!CanDeclareWin(position())) {
          return EndByFault(notation::GameEnd::kIllegalMove, "declared a win that is none");
        }
        End(notation::GameEnd::kDeclaration);
        return true;
      default:
        break;
    }
    if (answer.kind != Answer::Kind::kMove || !movegen::IsLegal(position(), answer.move)) {
      return EndByFault(notation::GameEnd::kIllegalMove, "played an illegal move");
    }
    if (!GivesUp(ScoreOf(answer))) return false;
    End(notation::GameEnd::kResignation);
    return true;
  }

  bool GivesUp(const player::Score& score) {
    int& bad_moves = bad_moves_[mover()];
    const bool is_bad =
        rules_.resign_centipawns > 0 && player::InCentipawns(score) <= -rules_.resign_centipawns;
    bad_moves = is_bad ? bad_moves + 1 : 0;
    return bad_moves > 0 && bad_moves >= rules_.resign_moves;
  }

  bool IsAnnouncedMate(const player::Score& score) {
    mate::MateLimits limits;
    limits.nodes = rules_.announce_nodes;
    const bool claims_mate = score.kind == player::Score::Kind::kMates;
    if (!claims_mate || announcer_ == nullptr || rules_.announce_nodes == 0) return false;
    return announcer_->Solve(position(), limits).answer == mate::MateAnswer::kMate;
  }

  player::Player* const* const players_;
  const GameRules& rules_;
  mate::MateSolver* const announcer_;
  const std::atomic<bool>& cancel_;
  player::Question question_;  // with the game so far
  PositionHistory history_;
  int bad_moves_[2] = {0, 0};  // on end, by colour
  notation::GameRecord record_;
};

}  // namespace

std::optional<notation::GameRecord> PlayGame(const Position& start,
                                             player::Player* const players[2],
                                             const std::vector<Move>& opening,
                                             const GameRules& rules, mate::MateSolver* announcer,
                                             const std::atomic<bool>& cancel) {
  return Game(start, players, rules, announcer, cancel).Play(opening);
}

}  // namespace hakari::corpus
