#include "suites/engines/mate_player.h"

#include <algorithm>
#include <utility>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "base/status/macros.h"
#include "engine/mate/answer_check.h"
#include "engine/mate/mate_result.h"
#include "engine/player/limits.h"

namespace hakari::engines {
namespace {

using player::Answer;
using player::Control;
using player::Failure;
using player::FailureKind;
using player::Limits;
using player::Listener;
using player::Question;

mate::MateLimits SearchLimits(const Limits& limits) {
  mate::MateLimits search;
  search.nodes = limits.nodes.value_or(UINT64_MAX);
  if (limits.depth) search.plies = *limits.depth;
  return search;
}

absl::Status CheckQuestion(const Question& question) {
  if (question.lines != 1 || !question.root_moves.empty()) {
    return absl::InvalidArgumentError(
        "a mate search supports neither several lines nor root moves");
  }
  return mate::CheckMateProblem(question.game.position(), SearchLimits(question.limits));
}

Answer Refused(const absl::Status& status) {
  return Answer::Failed(FailureKind::kRefused, std::string(status.message()));
}

player::Line LineOf(const mate::MateResult& result) {
  player::Line line;
  line.depth = static_cast<int>(result.line.size());
  line.score = player::Score::Mates(*line.depth);
  line.moves = result.line;
  return line;
}

Answer AnswerOf(const mate::MateResult& result) {
  Answer answer;
  answer.counters[player::kNodesCounter] = static_cast<int64_t>(result.nodes);
  answer.reason = result.reason;
  switch (result.answer) {
    case mate::MateAnswer::kMate:
      answer.kind = Answer::Kind::kMate;
      answer.lines.push_back(LineOf(result));
      if (result.length) {
        answer.counters[player::kCountedPliesCounter] = result.length->plies;
        answer.counters[player::kProvedShortestCounter] = result.length->proved;
      }
      break;
    case mate::MateAnswer::kNoMate:
      answer.kind = Answer::Kind::kNoMate;
      break;
    case mate::MateAnswer::kUnknown:
      break;
  }
  return answer;
}

// Turns the result of the mate search into the answer to a question for a move.
void PlayIt(const Position& root, Answer& answer) {
  const Answer play = answer.kind == Answer::Kind::kMate ? Answer::Plays(answer.lines[0].moves[0])
                                                         : player::AnyMove(root);
  answer.kind = play.kind;
  answer.move = play.move;
}

}  // namespace

MatePlayer::MatePlayer(MateSolverMaker make, uint64_t checked_positions) : make_(std::move(make)) {
  if (checked_positions > 0) {
    checker_ = std::make_unique<mate::AnswerChecker>(mate::AnswerCheckBudget{checked_positions});
  }
}

MatePlayer::~MatePlayer() = default;

std::optional<Failure> MatePlayer::SetOption(absl::string_view name, absl::string_view,
                                             const std::atomic<bool>*) {
  return Failure{FailureKind::kRefused, absl::StrCat("there is no option '", name, "'"), ""};
}

Answer MatePlayer::Ask(const Question& question, const Control& control, Listener* listener) {
  const absl::Status sense = CheckQuestion(question);
  if (!sense.ok()) return Refused(sense);
  const absl::StatusOr<mate::MateSolver*> solver = SolverFor(question.limits);
  if (!solver.ok()) return Refused(solver.status());
  const mate::MateResult result = Solve(**solver, question, control, listener);
  if (result.reason == mate::StopReason::kStopped && player::IsSet(control.cancel)) {
    return Answer::Failed(FailureKind::kStopped, "the run was interrupted");
  }
  Answer answer = Checked(question.game.position(), result, **solver);
  if (!answer.failure && question.kind == Question::Kind::kMove) {
    PlayIt(question.game.position(), answer);
  }
  return answer;
}

absl::StatusOr<mate::MateSolver*> MatePlayer::SolverFor(const Limits& limits) {
  const bool fits = limits.nodes == made_for_.nodes && limits.table_mib == made_for_.table_mib;
  if (solver_ != nullptr && fits) return solver_.get();
  solver_ = nullptr;
  HAKARI_ASSIGN_OR_RETURN(std::unique_ptr<mate::MateSolver> made, make_(limits));
  solver_ = std::move(made);
  made_for_ = limits;
  return solver_.get();
}

mate::MateResult MatePlayer::Solve(mate::MateSolver& solver, const Question& question,
                                   const Control& control, Listener* listener) {
  mate::MateLimits limits = SearchLimits(question.limits);
  const uint64_t most = solver.max_nodes();
  if (question.limits.nodes && limits.nodes > most && listener != nullptr) {
    listener->OnRemark(
        absl::StrCat("the table has room for ", most, " nodes; USI_Hash makes it larger"));
  }
  limits.nodes = std::min(limits.nodes, most);
  const StopFlag stop(question, control);
  limits.stop = stop.get();
  return solver.Solve(question.game.position(), limits);
}

// Checks the line first, because that gives the better message; then every defence of a mate, or
// every check of a no mate.
Answer MatePlayer::Checked(const Position& root, const mate::MateResult& result,
                           mate::MateSolver& solver) {
  if (result.answer == mate::MateAnswer::kMate) {
    const absl::Status line = mate::VerifyMateLine(root, result.line);
    if (!line.ok()) {
      return Answer::Failed(FailureKind::kCrashed,
                            absl::StrCat("claims a mate, but its line is wrong: ", line.message()));
    }
  }
  Answer answer = AnswerOf(result);
  if (!checker_ || result.answer == mate::MateAnswer::kUnknown) return answer;
  switch (checker_->Check(root, result, solver)) {
    case mate::CheckedAnswer::kConfirmed:
      break;
    case mate::CheckedAnswer::kRefuted:
      return Answer::Failed(
          FailureKind::kCrashed,
          absl::StrCat("claims ", result.answer == mate::MateAnswer::kMate ? "mate" : "nomate",
                       ", which the check refutes"));
    case mate::CheckedAnswer::kUnchecked:
      answer.counters[player::kUncheckedCounter] = 1;
  }
  return answer;
}

namespace {

// How often the asker's flags are polled.
constexpr std::chrono::milliseconds kTick(1);

}  // namespace

StopFlag::StopFlag(const player::Question& question, const player::Control& control)
    : control_(control) {
  const std::optional<int64_t> time_ms =
      player::TimeBudgetMs(question.limits, question.game.position().side_to_move());
  if (!time_ms && (control.stop == nullptr || control.cancel == nullptr)) {
    flag_ = control.stop == nullptr ? control.cancel : control.stop;
    return;
  }
  flag_ = &own_;
  thread_ = std::thread([this, time_ms, ponders = question.ponder] { Watch(time_ms, ponders); });
}

StopFlag::~StopFlag() {
  if (!thread_.joinable()) return;
  {
    const std::lock_guard<std::mutex> lock(mutex_);
    over_ = true;
  }
  changed_.notify_all();
  thread_.join();
}

void StopFlag::Watch(std::optional<int64_t> time_ms, bool ponders) {
  std::unique_lock<std::mutex> lock(mutex_);
  std::optional<Clock::time_point> end;
  do {
    const bool counts = time_ms && (!ponders || player::IsSet(control_.ponder_hit));
    if (counts && !end) end = Clock::now() + std::chrono::milliseconds(*time_ms);
    if (player::IsSet(control_.stop) || player::IsSet(control_.cancel) ||
        (end && Clock::now() >= *end)) {
      own_ = true;
      return;
    }
  } while (!changed_.wait_for(lock, kTick, [this] { return over_; }));
}

}  // namespace hakari::engines
