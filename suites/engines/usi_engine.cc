#include "suites/engines/usi_engine.h"

#include <algorithm>
#include <utility>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "base/text/printable.h"
#include "engine/movegen/movegen.h"
#include "engine/notation/usi_move.h"
#include "engine/player/game.h"
#include "suites/engines/go_text.h"
#include "suites/engines/usi_text.h"

namespace hakari::engines {
namespace {

using player::Answer;
using player::Control;
using player::Failure;
using player::FailureKind;
using player::Listener;
using player::Question;

constexpr char kMultiPv[] = "MultiPV";
// Engines that come from chess have another name for the size of the table.
constexpr char kTable[] = "USI_Hash";
constexpr char kTableOfChess[] = "Hash";

bool IsAmong(Move move, const std::vector<Move>& moves) {
  return moves.empty() || std::find(moves.begin(), moves.end(), move) != moves.end();
}

}  // namespace

UsiEngine::UsiEngine(suites::EngineSpec spec, MateClaimCheck check)
    : spec_(std::move(spec)), check_(std::move(check)) {}

UsiEngine::~UsiEngine() { Quit(); }

absl::StatusOr<std::unique_ptr<UsiEngine>> UsiEngine::Start(suites::EngineSpec spec,
                                                            const std::atomic<bool>* cancel,
                                                            MateClaimCheck check) {
  auto engine = std::make_unique<UsiEngine>(std::move(spec), std::move(check));
  const std::optional<Failure> failure = engine->EnsureRunning(cancel);
  if (!failure) return engine;
  if (failure->kind == FailureKind::kCouldNotStart) return absl::NotFoundError(failure->what);
  return absl::UnavailableError(absl::StrCat("the engine '", Printable(engine->spec_.command),
                                             "': ", player::FailureText(*failure)));
}

std::optional<Failure> UsiEngine::EnsureRunning(const std::atomic<bool>* cancel) {
  if (running()) return std::nullopt;
  session_ = std::make_unique<UsiSession>(spec_);
  ++starts_;
  fresh_ = true;
  table_mib_ = std::nullopt;
  lines_ = 1;
  return session_->Start(cancel);
}

std::vector<player::Option> UsiEngine::options() const {
  return session_ == nullptr ? std::vector<player::Option>() : session_->options();
}

bool UsiEngine::HasOption(absl::string_view name) const {
  const std::vector<player::Option> all = options();
  return std::any_of(all.begin(), all.end(),
                     [&](const player::Option& option) { return option.name == name; });
}

player::Abilities UsiEngine::abilities() const { return {HasOption(kMultiPv)}; }

std::optional<Failure> UsiEngine::NewGame(const std::atomic<bool>* cancel) {
  if (!running() || fresh_) return EnsureRunning(cancel);
  return Reset(cancel);
}

std::optional<Failure> UsiEngine::Reset(const std::atomic<bool>* cancel) {
  switch (spec_.reset) {
    case suites::EngineReset::kNone:
      return std::nullopt;
    case suites::EngineReset::kReadyNewGame:
      if (auto failure = session_->Ready(cancel)) return failure;
      return session_->NewGame();
    case suites::EngineReset::kNewGame:
      return session_->NewGame();
    case suites::EngineReset::kClearHash:
      return session_->SetOption("Clear Hash", "");
    case suites::EngineReset::kRestart:
      break;
  }
  Quit();
  return EnsureRunning(cancel);
}

std::optional<Failure> UsiEngine::SetOption(absl::string_view name, absl::string_view value,
                                            const std::atomic<bool>* cancel) {
  if (auto failure = EnsureRunning(cancel)) return failure;
  return session_->SetOption(name, value);
}

std::optional<Failure> UsiEngine::Prepare(const Question& question,
                                          const std::atomic<bool>* cancel) {
  if (auto failure = EnsureRunning(cancel)) return failure;
  if (question.lines > 1 && !abilities().several_lines) {
    return Failure{FailureKind::kRefused,
                   "the engine has no option MultiPV, which several lines need", ""};
  }
  if (question.lines != lines_) {
    lines_ = question.lines;
    if (auto failure = session_->SetOption(kMultiPv, absl::StrCat(lines_))) return failure;
  }
  const std::optional<uint64_t> table_mib = question.limits.table_mib;
  if (table_mib && table_mib != table_mib_) {
    table_mib_ = table_mib;
    const char* const table = HasOption(kTableOfChess) ? kTableOfChess : kTable;
    return session_->SetOption(table, absl::StrCat(*table_mib));
  }
  return std::nullopt;
}

Answer UsiEngine::Ask(const Question& question, const Control& control, Listener* listener) {
  const absl::StatusOr<GoText> go = GoTextOf(question, spec_);
  if (!go.ok()) return Answer::Failed(FailureKind::kRefused, std::string(go.status().message()));
  Answer answer;
  answer.failure = Prepare(question, control.cancel);
  if (answer.failure) return answer;
  fresh_ = false;
  GoAnswer said =
      session_->Go({player::GameText(question.game), *go, question.ponder, control, listener});
  if (said.failure) {
    answer.failure = std::move(said.failure);
  } else if (question.kind == Question::Kind::kMove) {
    answer = Judge(question, said);
  } else if (spec_.mate_by == suites::MateBy::kSearch) {
    answer = JudgeMateScore(question, said);
  } else {
    answer = JudgeCheckmate(question, said);
  }
  if (said.nodes > 0) answer.counters[player::kNodesCounter] = said.nodes;
  answer.overran = said.overran;
  answer.times = said.times;
  return answer;
}

Answer UsiEngine::Judge(const Question& question, const GoAnswer& said) {
  Answer answer;
  const absl::StatusOr<UsiBestMove> best = ParseUsiBestMove(said.line);
  if (!best.ok()) {
    answer.failure = session_->Fail(FailureKind::kUnreadable, std::string(best.status().message()));
    return answer;
  }
  const Position& position = question.game.position();
  const bool plays = best->kind == Answer::Kind::kMove;
  if (plays &&
      !(movegen::IsLegal(position, best->move) && IsAmong(best->move, question.root_moves))) {
    answer.failure =
        session_->Fail(FailureKind::kIllegalMove,
                       absl::StrCat(notation::ToUsi(best->move), " is not legal in position ",
                                    player::GameText(question.game)));
    return answer;
  }
  answer.kind = best->kind;
  answer.move = best->move;
  answer.ponder = best->ponder;
  for (const player::Line& line : said.lines) {
    if (line.score) answer.lines.push_back(line);
  }
  return answer;
}

Answer UsiEngine::JudgeCheckmate(const Question& question, const GoAnswer& said) {
  Answer answer;
  absl::StatusOr<UsiCheckmate> checkmate = ParseUsiCheckmate(said.line);
  if (!checkmate.ok()) {
    answer.failure =
        session_->Fail(FailureKind::kUnreadable, std::string(checkmate.status().message()));
    return answer;
  }
  answer.said = checkmate->word;
  if (checkmate->word == "mate") {
    AcceptMate(question.game.position(), std::move(checkmate->line), answer);
  } else if (checkmate->word == "nomate" && !said.told_to_stop) {
    answer.kind = Answer::Kind::kNoMate;
  }
  return answer;
}

// An ordinary search does not claim a mate by checks. The answer is mate only if its line is such a
// mate, otherwise unknown.
Answer UsiEngine::JudgeMateScore(const Question& question, const GoAnswer& said) {
  Answer search = Judge(question, said);
  if (search.failure) return search;
  Answer answer;
  answer.said = "bestmove";
  if (search.lines.empty() || search.lines[0].score->kind != player::Score::Kind::kMates) {
    return answer;
  }
  std::vector<Move>& line = search.lines[0].moves;
  const Position& position = question.game.position();
  if (CheckMateLine(position, line).kind == MateClaimVerdict::Kind::kHolds) {
    AcceptMate(position, std::move(line), answer);
  }
  return answer;
}

void UsiEngine::AcceptMate(const Position& position, std::vector<Move> line, Answer& answer) {
  const MateClaimVerdict verdict = check_(position, line);
  if (verdict.kind == MateClaimVerdict::Kind::kIllegalMove ||
      verdict.kind == MateClaimVerdict::Kind::kWrong) {
    const FailureKind kind = verdict.kind == MateClaimVerdict::Kind::kWrong
                                 ? FailureKind::kWrongClaim
                                 : FailureKind::kIllegalMove;
    answer.failure = session_->Fail(kind, verdict.why);
    return;
  }
  answer.kind = Answer::Kind::kMate;
  if (verdict.kind == MateClaimVerdict::Kind::kUnchecked) {
    answer.counters[player::kUncheckedCounter] = 1;
  }
  player::Line& mate = answer.lines.emplace_back();
  mate.score = player::Score::Mates(static_cast<int>(line.size()));
  mate.moves = std::move(line);
}

void UsiEngine::Quit() {
  if (running()) session_->Quit();
}

}  // namespace hakari::engines
