#include "suites/corpus/play/referee.h"

#include <cstdint>
#include <string>
#include <utility>

#include "absl/strings/str_cat.h"
#include "engine/core/color.h"
#include "engine/mate/mate_result.h"
#include "engine/movegen/movegen.h"
#include "engine/position/declaration.h"
#include "engine/position/position.h"
#include "engine/position/repetition.h"
#include "suites/corpus/play/move_time.h"
#include "suites/engines/usi_position.h"

namespace hakari::corpus {
namespace {

constexpr int64_t kUnknownTime = -1;

class Game {
 public:
  Game(const Position& start, Player* const players[2], const GameRules& rules,
       mate::MateSolver* announcer)
      : players_(players), rules_(rules), announcer_(announcer), game_(start), history_(start) {
    record_.start = start;
    record_.lines.emplace_back();
  }

  std::optional<notation::GameRecord> Play(const std::vector<Move>& opening) {
    for (const Move move : opening) {
      if (EndedByRule()) return std::move(record_);
      Make(move, kUnknownTime);
    }
    while (!EndedByRule()) {
      const Choice choice = players_[mover()]->Choose(game_);
      if (choice.kind == Choice::Kind::kStopped) return std::nullopt;
      if (EndedByChoice(choice)) break;
      const bool announced = IsAnnouncedMate(choice.best);
      Make(choice.best.move, SpentBy(choice));
      if (announced && movegen::HasLegalMove(game_.position())) {
        End(notation::GameEnd::kResignation);
        break;
      }
    }
    return std::move(record_);
  }

 private:
  Color mover() const { return game_.position().side_to_move(); }
  notation::RecordLine& line() { return record_.lines[0]; }

  // Games of which only nodes are limited are the same again, so times have no place in them.
  int64_t SpentBy(const Choice& choice) const {
    return rules_.time.given_ms > 0 ? choice.spent_ms : kUnknownTime;
  }

  void Make(Move move, int64_t spent_ms) {
    line().moves.push_back({move, spent_ms, ""});
    game_.Play(move);
    history_.Push(game_.position());
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
    if (!movegen::HasLegalMove(game_.position())) {
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

  bool EndedByChoice(const Choice& choice) {
    if (!EndsGame(choice)) return false;
    line().end_spent_ms = SpentBy(choice);
    return true;
  }

  bool EndsGame(const Choice& choice) {
    const bool answered = choice.kind != Choice::Kind::kFailed;
    if (answered && rules_.time.overrun_loses && IsOverrun(rules_.time, choice.spent_ms)) {
      return EndByFault(notation::GameEnd::kTimeUp, OverrunText(rules_.time, choice.spent_ms));
    }
    switch (choice.kind) {
      case Choice::Kind::kResign:
        End(notation::GameEnd::kResignation);
        return true;
      case Choice::Kind::kDeclare:
        if (!CanDeclareWin(game_.position())) {
          return EndByFault(notation::GameEnd::kIllegalMove, "declared a win that is none");
        }
        End(notation::GameEnd::kDeclaration);
        return true;
      case Choice::Kind::kIllegal:
        return EndByFault(notation::GameEnd::kIllegalMove, choice.why);
      case Choice::Kind::kFailed:
      case Choice::Kind::kStopped:
        return EndByFault(notation::GameEnd::kError, choice.why);
      case Choice::Kind::kMove:
        break;
    }
    if (!movegen::IsLegal(game_.position(), choice.best.move)) {
      return EndByFault(notation::GameEnd::kIllegalMove, "played an illegal move");
    }
    if (!GivesUp(choice.best)) return false;
    End(notation::GameEnd::kResignation);
    return true;
  }

  bool GivesUp(const Candidate& best) {
    int& bad_moves = bad_moves_[mover()];
    const bool is_bad =
        rules_.resign_centipawns > 0 && best.centipawns <= -rules_.resign_centipawns;
    bad_moves = is_bad ? bad_moves + 1 : 0;
    return bad_moves > 0 && bad_moves >= rules_.resign_moves;
  }

  bool IsAnnouncedMate(const Candidate& best) {
    mate::MateLimits limits;
    limits.nodes = rules_.announce_nodes;
    if (!best.mates || announcer_ == nullptr || rules_.announce_nodes == 0) return false;
    return announcer_->Solve(game_.position(), limits).answer == mate::MateAnswer::kMate;
  }

  Player* const* const players_;
  const GameRules& rules_;
  mate::MateSolver* const announcer_;
  engines::UsiPosition game_;
  PositionHistory history_;
  int bad_moves_[2] = {0, 0};  // on end, by colour
  notation::GameRecord record_;
};

}  // namespace

std::optional<notation::GameRecord> PlayGame(const Position& start, Player* const players[2],
                                             const std::vector<Move>& opening,
                                             const GameRules& rules, mate::MateSolver* announcer) {
  return Game(start, players, rules, announcer).Play(opening);
}

}  // namespace hakari::corpus
