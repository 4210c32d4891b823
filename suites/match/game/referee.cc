#include "suites/match/game/referee.h"

#include <time.h>

#include <chrono>
#include <string>
#include <utility>

#include "absl/strings/str_cat.h"
#include "engine/core/color.h"
#include "engine/mate/mate_result.h"
#include "engine/movegen/movegen.h"
#include "engine/player/answer.h"
#include "engine/player/failure.h"
#include "engine/player/score.h"
#include "engine/position/repetition.h"
#include "suites/match/game/end_of_game.h"

namespace hakari::match {
namespace {

using player::Answer;
using player::FailureKind;
using player::Score;

constexpr int64_t kUnknownTime = -1;
constexpr int64_t kMicrosecondsPerMs = 1000;

int64_t WallNs() {
  return std::chrono::steady_clock::now().time_since_epoch() / std::chrono::nanoseconds(1);
}

// Processor time of this thread, on which in-process players run.
int64_t ThreadCpuNs() {
  timespec now = {};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return int64_t{now.tv_sec} * 1'000'000'000 + now.tv_nsec;
}

// Measures the times unless the player reports them itself.
Answer AskTimed(player::Player& player, const player::Question& question,
                const std::atomic<bool>& cancel) {
  const int64_t wall_ns = WallNs();
  const int64_t cpu_ns = ThreadCpuNs();
  Answer answer = player.Ask(question, {nullptr, nullptr, &cancel});
  if (answer.times.wall_ns >= 0) return answer;
  answer.times.cpu_ns = ThreadCpuNs() - cpu_ns;
  answer.times.wall_ns = WallNs() - wall_ns;
  return answer;
}

// The player's score of its move, if it reports one.
std::optional<Score> ScoreOf(const Answer& answer) {
  return answer.lines.empty() ? std::nullopt : answer.lines[0].score;
}

AnswerFacts FactsOf(const Answer& answer) {
  constexpr int64_t kNanosecondsPerUs = 1000;
  AnswerFacts facts;
  facts.wall_us = answer.times.wall_ns / kNanosecondsPerUs;
  if (answer.times.cpu_ns >= 0) facts.cpu_us = answer.times.cpu_ns / kNanosecondsPerUs;
  facts.score = ScoreOf(answer);
  const auto counted = answer.counters.find(player::kNodesCounter);
  if (counted != answer.counters.end()) facts.nodes = counted->second;
  if (answer.lines.empty()) return facts;
  const player::Line& best = answer.lines[0];
  facts.depth = best.depth;
  facts.said_ms = best.time_ms;
  if (!facts.nodes) facts.nodes = best.nodes;
  return facts;
}

// "took 171 ms of 100 ms, 80 ms of processor time": if the processor time is below the given
// time, the machine kept the player waiting.
std::string LateText(const Charge& charge, const AnswerFacts& facts) {
  std::string text = OverrunText(charge);
  if (facts.cpu_us) {
    absl::StrAppend(&text, ", ", *facts.cpu_us / kMicrosecondsPerMs, " ms of processor time");
  }
  return text;
}

class Game {
 public:
  Game(const Opening& opening, const Seats& seats, const GameRules& rules,
       mate::MateSolver* announcer, const std::atomic<bool>& cancel)
      : seats_(seats),
        rules_(rules),
        announcer_(announcer),
        cancel_(cancel),
        clock_(seats.allowances[kBlack], seats.allowances[kWhite]),
        history_(opening.start) {
    question_.game = player::Game(opening.start);
    played_.record.start = opening.start;
    played_.record.lines.emplace_back();
  }

  std::optional<PlayedGame> Play(const std::vector<Move>& opening) {
    for (const Move move : opening) {
      if (EndedByRule()) return std::move(played_);
      Make(move, kUnknownTime);
      ++played_.opening_moves;
    }
    while (!EndedByRule()) {
      question_.limits = clock_.LimitsFor(mover());
      const StandstillClock::time_point asked = StandstillClock::now();
      const Answer answer = AskTimed(*seats_.players[mover()], question_, cancel_);
      if (answer.failure && answer.failure->kind == FailureKind::kStopped) return std::nullopt;
      const Charge charge = Note(answer, asked);
      const int64_t spent_ms =
          seats_.allowances[mover()].is_timed() ? charge.spent_ms : kUnknownTime;
      if (EndsGame(answer, charge)) {
        line().end_spent_ms = spent_ms;
        break;
      }
      const bool announced = IsAnnouncedMate(answer);
      Make(answer.move, spent_ms);
      if (announced && movegen::HasLegalMove(position())) {
        End(UsualEnd(notation::GameEnd::kResignation));
        break;
      }
    }
    return std::move(played_);
  }

 private:
  const Position& position() const { return question_.game.position(); }
  Color mover() const { return position().side_to_move(); }
  notation::RecordLine& line() { return played_.record.lines[0]; }

  Charge Note(const Answer& answer, StandstillClock::time_point asked) {
    AnswerFacts facts = FactsOf(answer);
    const int64_t stood_still_ms =
        seats_.stood_still_ms ? seats_.stood_still_ms(asked, StandstillClock::now()) : 0;
    const Charge charge = clock_.Take(mover(), *facts.wall_us / kMicrosecondsPerMs, stood_still_ms);
    if (charge.excused_ms > 0) {
      AddStandstill({static_cast<int>(line().moves.size()) + 1, charge.excused_ms}, played_.record);
    }
    if (seats_.allowances[mover()].is_timed()) facts.left_ms = charge.given_ms - charge.spent_ms;
    played_.answers.push_back(facts);
    return charge;
  }

  void Make(Move move, int64_t spent_ms) {
    line().moves.push_back({move, spent_ms, ""});
    question_.game.Play(move);
    history_.Push(position());
  }

  EndOfGame UsualEnd(notation::GameEnd end) const {
    return {end, notation::UsualResult(end, mover())};
  }
  void End(const EndOfGame& end) {
    line().end = end.end;
    line().result = end.result;
  }
  void EndByFault(notation::GameEnd end, Fault fault) {
    End({end, notation::WinOf(Opponent(mover()))});
    fault.by = mover();
    const char* const side = mover() == kBlack ? "black: " : "white: ";
    played_.record.tags.emplace_back("fault", absl::StrCat(side, fault.what));
    played_.fault = std::move(fault);
  }

  bool EndedByRule() {
    const std::optional<EndOfGame> end =
        EndByRule(position(), history_, static_cast<int>(line().moves.size()), rules_.most_plies);
    if (end) End(*end);
    return end.has_value();
  }

  // Ends the game unless the answer is a move that continues it.
  bool EndsGame(const Answer& answer, const Charge& charge) {
    const bool is_illegal = answer.failure && answer.failure->kind == FailureKind::kIllegalMove;
    const bool answered = !answer.failure || is_illegal;
    if (answered && charge.time_is_up && rules_.overrun_loses) {
      EndByFault(notation::GameEnd::kTimeUp, {mover(), LateText(charge, played_.answers.back())});
    } else if (answer.failure) {
      EndByFault(is_illegal ? notation::GameEnd::kIllegalMove : notation::GameEnd::kError,
                 {mover(), player::FailureText(*answer.failure), answer.failure->transcript,
                  answer.failure->by_others});
    } else if (answer.kind == Answer::Kind::kResign) {
      End(UsualEnd(notation::GameEnd::kResignation));
    } else if (answer.kind == Answer::Kind::kDeclare) {
      EndByClaim();
    } else if (answer.kind != Answer::Kind::kMove || !movegen::IsLegal(position(), answer.move)) {
      EndByFault(notation::GameEnd::kIllegalMove, {mover(), "played an illegal move"});
    } else if (GivesUp(answer)) {
      End(UsualEnd(notation::GameEnd::kResignation));
    } else {
      return false;
    }
    return true;
  }

  void EndByClaim() {
    const EndOfGame end = EndByDeclaration(position());
    if (end.end == notation::GameEnd::kDeclaration) return End(end);
    EndByFault(end.end, {mover(), "declared a win that the rules do not allow"});
  }

  bool GivesUp(const Answer& answer) {
    int& bad_moves = bad_moves_[mover()];
    const bool is_bad =
        rules_.resign_centipawns > 0 &&
        player::InCentipawns(ScoreOf(answer).value_or(Score())) <= -rules_.resign_centipawns;
    bad_moves = is_bad ? bad_moves + 1 : 0;
    return bad_moves > 0 && bad_moves >= rules_.resign_moves;
  }

  bool IsAnnouncedMate(const Answer& answer) {
    mate::MateLimits limits;
    limits.nodes = rules_.announce_nodes;
    const bool claims_mate = ScoreOf(answer).value_or(Score()).kind == Score::Kind::kMates;
    if (!claims_mate || announcer_ == nullptr || rules_.announce_nodes == 0) return false;
    return announcer_->Solve(position(), limits).answer == mate::MateAnswer::kMate;
  }

  const Seats& seats_;
  const GameRules& rules_;
  mate::MateSolver* const announcer_;
  const std::atomic<bool>& cancel_;
  MatchClock clock_;
  player::Question question_;  // with the game so far
  PositionHistory history_;
  int bad_moves_[2] = {0, 0};  // in a row, by color
  PlayedGame played_;
};

}  // namespace

std::optional<PlayedGame> PlayGame(const Opening& opening, const Seats& seats,
                                   const GameRules& rules, mate::MateSolver* announcer,
                                   const std::atomic<bool>& cancel) {
  return Game(opening, seats, rules, announcer, cancel).Play(opening.moves);
}

}  // namespace hakari::match
