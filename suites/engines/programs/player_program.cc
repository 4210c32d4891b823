#include "suites/engines/programs/player_program.h"

#include <algorithm>
#include <atomic>
#include <map>
#include <utility>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "base/files/text_file.h"
#include "base/status/macros.h"
#include "engine/mate/mate_result.h"
#include "engine/mate/solver.h"
#include "engine/notation/usi_move.h"
#include "engine/player/answer.h"
#include "engine/player/failure.h"
#include "engine/player/game.h"
#include "engine/player/move_trail.h"
#include "engine/player/score.h"
#include "suites/core/expectation.h"
#include "suites/core/limits.h"
#include "suites/core/outcome.h"
#include "suites/core/problem.h"
#include "suites/core/score.h"
#include "suites/engines/engine_files.h"

namespace hakari::engines {
namespace {

using player::Answer;
using player::Failure;
using player::Question;

// Why an answer is unknown, or why the length of a mate is not proved, as text for users.
const char* Reason(mate::StopReason reason) {
  switch (reason) {
    case mate::StopReason::kNone:
      return "";
    case mate::StopReason::kNodes:
      return "the limit on nodes";
    case mate::StopReason::kPlies:
      return "the limit on plies";
    case mate::StopReason::kMemory:
      return "the limit on memory";
    case mate::StopReason::kStopped:
      return "stopped";
    case mate::StopReason::kSaturated:
      return "the proof numbers grew too large";
  }
  return "";
}

std::string AnswerText(const Answer& answer) {
  switch (answer.kind) {
    case Answer::Kind::kMove:
      return notation::ToUsi(answer.move);
    case Answer::Kind::kResign:
      return "resign";
    case Answer::Kind::kDeclare:
      return "win";
    case Answer::Kind::kMate:
      return kMateAnswer;
    case Answer::Kind::kNoMate:
      return kNoMateAnswer;
    case Answer::Kind::kUnknown:
      return kUnknownAnswer;
  }
  return "?";
}

suites::Outcome OutcomeOf(const Answer& answer, Question::Kind asked) {
  const bool for_a_move = asked == Question::Kind::kMove;
  if (for_a_move && answer.overran) {
    return suites::Outcome::Failed(suites::OutcomeStatus::kTimedOut,
                                   "it answered only when told to stop");
  }
  suites::Outcome outcome;
  outcome.answer = AnswerText(answer);
  outcome.times = answer.times;
  outcome.counters = answer.counters;
  if (!answer.lines.empty()) outcome.line = player::MovesText(answer.lines[0].moves);
  if (for_a_move) return outcome;
  outcome.counters.emplace(player::kNodesCounter, 0);
  if (answer.kind == Answer::Kind::kMate) {
    outcome.counters["plies"] = static_cast<int64_t>(answer.lines[0].moves.size());
  }
  const auto proved = answer.counters.find(player::kProvedShortestCounter);
  const bool is_length_open = proved != answer.counters.end() && proved->second == 0;
  if (answer.kind == Answer::Kind::kUnknown || is_length_open) {
    outcome.why = Reason(answer.reason);
  }
  return outcome;
}

// Adds counters that say how the search came to its answer, for a problem that says which moves
// are right.
void CountWay(const player::MoveTrail& trail, const suites::Expectation& expected, Answer& answer) {
  std::map<std::string, int64_t>& counters = answer.counters;
  if (!answer.lines.empty()) {
    const player::Line& best = answer.lines[0];
    if (best.depth) counters.emplace("depth", *best.depth);
    if (best.score) counters.emplace("score", player::InCentipawns(*best.score));
  }
  const std::optional<player::MoveTrail::Step> from = trail.StayedFrom(
      answer, [&expected](Move move) { return suites::IsRightMove(expected, move); });
  if (!from) return;
  if (from->depth) counters[suites::kRightDepthCounter] = *from->depth;
  if (from->nodes) counters[suites::kRightNodesCounter] = *from->nodes;
}

class PlayerRunner : public suites::Program {
 public:
  PlayerRunner(std::unique_ptr<player::Player> player, Asked asked)
      : player_(std::move(player)), asked_(std::move(asked)) {}

  std::optional<suites::Outcome> MakeReady(const suites::Problem& problem, const suites::Limits&,
                                           const std::atomic<bool>& stop) override {
    const std::optional<Failure> failure = player_->NewGame(&stop);
    is_ready_ = !failure;
    if (failure) return Failed(*failure, problem);
    return std::nullopt;
  }

  suites::Outcome Run(const suites::Problem& problem, const suites::Limits& limits,
                      const std::atomic<bool>& stop) override {
    const absl::StatusOr<Question> question = QuestionOf(problem, limits);
    if (!question.ok()) return suites::Outcome::Refused(std::string(question.status().message()));
    if (!std::exchange(is_ready_, false)) {
      if (const auto failure = player_->NewGame(&stop)) return Failed(*failure, problem);
    }
    player::MoveTrail trail;
    const bool names_moves = problem.expected.names_moves();
    Answer answer =
        player_->Ask(*question, {nullptr, nullptr, &stop}, names_moves ? &trail : nullptr);
    if (names_moves) CountWay(trail, problem.expected, answer);
    if (!answer.failure) return OutcomeOf(answer, asked_.kind);
    suites::Outcome outcome = Failed(*answer.failure, problem);
    outcome.times = answer.times;
    return outcome;
  }

 private:
  absl::StatusOr<Question> QuestionOf(const suites::Problem& problem,
                                      const suites::Limits& limits) const {
    Question question;
    question.kind = asked_.kind;
    question.game = problem.game();
    question.limits = PlayerLimits(limits);
    if (!limits.nodes) question.limits.nodes = asked_.usual_nodes;
    if (asked_.kind == Question::Kind::kMate) {
      HAKARI_RETURN_IF_ERROR(mate::CheckMateProblem(question.game.position(), {}));
    }
    return question;
  }

  // Writes the transcript to a file, which the outcome names.
  suites::Outcome Failed(const Failure& failure, const suites::Problem& problem) const {
    suites::Outcome outcome = OutcomeOfFailure(failure);
    if (asked_.transcript_folder.empty() || failure.transcript.empty() ||
        failure.kind == player::FailureKind::kStopped) {
      return outcome;
    }
    const std::string path = absl::StrCat(asked_.transcript_folder, "/", problem.id, ".txt");
    absl::Status written = MakeFolder(asked_.transcript_folder);
    if (written.ok()) written = WriteFileAtomically(path, failure.transcript);
    absl::StrAppend(&outcome.why, "; ",
                    written.ok()
                        ? absl::StrCat("transcript: ", path)
                        : absl::StrCat("the transcript was not written: ", written.message()));
    return outcome;
  }

  const std::unique_ptr<player::Player> player_;
  const Asked asked_;
  bool is_ready_ = false;
};

}  // namespace

player::Limits PlayerLimits(const suites::Limits& limits) {
  constexpr uint64_t kDeepest = 1'000'000;  // far beyond what any player takes
  constexpr uint64_t kLongest = uint64_t{365} * 24 * 3600 * 1000;  // a year
  player::Limits asked;
  asked.nodes = limits.nodes;
  asked.table_mib = limits.table_mib;
  // Every USI engine knows byoyomi; `go movetime` makes gpsusi die.
  if (limits.movetime_ms) {
    asked.byoyomi_ms = static_cast<int64_t>(std::min(*limits.movetime_ms, kLongest));
  }
  if (limits.depth) asked.depth = static_cast<int>(std::min(*limits.depth, kDeepest));
  return asked;
}

std::unique_ptr<suites::Program> MakePlayerProgram(std::unique_ptr<player::Player> player,
                                                   Asked asked) {
  return std::make_unique<PlayerRunner>(std::move(player), std::move(asked));
}

suites::ProgramSpec PlayerProgram(player::PlayerSpec player, Asked asked) {
  suites::ProgramSpec program;
  program.name = player.identity.name;
  program.configuration = player.identity.configuration;
  program.contents = absl::StrJoin(player.identity.file_hashes, " ");
  if (asked.kind == Question::Kind::kMate) program.unsolved_answer = kUnknownAnswer;
  program.make =
      [make = std::move(player.make), asked = std::move(asked)](
          const std::atomic<bool>& stop) -> absl::StatusOr<std::unique_ptr<suites::Program>> {
    HAKARI_ASSIGN_OR_RETURN(std::unique_ptr<player::Player> made, make(&stop));
    return MakePlayerProgram(std::move(made), asked);
  };
  return program;
}

}  // namespace hakari::engines
