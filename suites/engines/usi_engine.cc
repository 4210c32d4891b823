#include "suites/engines/usi_engine.h"

#include <utility>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "base/text/printable.h"
#include "engine/movegen/movegen.h"
#include "engine/notation/usi_move.h"

namespace hakari::engines {

UsiEngine::UsiEngine(suites::EngineSpec spec) : spec_(std::move(spec)) {}

UsiEngine::~UsiEngine() { Quit(); }

absl::StatusOr<std::unique_ptr<UsiEngine>> UsiEngine::Start(suites::EngineSpec spec,
                                                            const std::atomic<bool>* stop) {
  auto engine = std::make_unique<UsiEngine>(std::move(spec));
  const std::optional<EngineFailure> failure = engine->EnsureRunning(stop);
  if (!failure) return engine;
  if (failure->kind == FailureKind::kCouldNotStart) return absl::NotFoundError(failure->what);
  return absl::UnavailableError(absl::StrCat("the engine '", Printable(engine->spec_.command),
                                             "': ", FailureKindName(failure->kind), ": ",
                                             failure->what));
}

std::optional<EngineFailure> UsiEngine::EnsureRunning(const std::atomic<bool>* stop) {
  if (running()) return std::nullopt;
  session_ = std::make_unique<UsiSession>(spec_);
  ++starts_;
  fresh_ = true;
  return session_->Start(stop);
}

std::optional<EngineFailure> UsiEngine::NewGame(const std::atomic<bool>* stop) {
  if (!running() || fresh_) return EnsureRunning(stop);
  return Reset(stop);
}

std::optional<EngineFailure> UsiEngine::Reset(const std::atomic<bool>* stop) {
  switch (spec_.reset) {
    case suites::EngineReset::kNone:
      return std::nullopt;
    case suites::EngineReset::kReadyNewGame:
      if (auto failure = session_->Ready(stop)) return failure;
      return session_->NewGame();
    case suites::EngineReset::kNewGame:
      return session_->NewGame();
    case suites::EngineReset::kClearHash:
      return session_->SetOption("Clear Hash", "");
    case suites::EngineReset::kRestart:
      break;
  }
  Quit();
  return EnsureRunning(stop);
}

std::optional<EngineFailure> UsiEngine::SetOption(absl::string_view name, absl::string_view value,
                                                  const std::atomic<bool>* stop) {
  if (auto failure = EnsureRunning(stop)) return failure;
  return session_->SetOption(name, value);
}

SearchResult UsiEngine::Search(const UsiPosition& position, const SearchLimits& limits,
                               const std::atomic<bool>* stop) {
  SearchResult result;
  const absl::StatusOr<GoText> go =
      GoTextOf(limits, position.position().side_to_move(), spec_.deadlines);
  if (!go.ok()) {
    result.failure = {FailureKind::kRefused, std::string(go.status().message()), ""};
    return result;
  }
  result.failure = EnsureRunning(stop);
  if (result.failure) return result;
  fresh_ = false;
  GoAnswer answer = session_->Go({position.text(), go->line, "bestmove", go->deadline_ms, stop});
  result.failure = std::move(answer.failure);
  result.times = answer.times;
  if (!result.failure) Judge(position, answer, result);
  return result;
}

void UsiEngine::Judge(const UsiPosition& position, const GoAnswer& answer, SearchResult& result) {
  const absl::StatusOr<UsiBestMove> best = ParseUsiBestMove(answer.line);
  if (!best.ok()) {
    result.failure = session_->Fail(FailureKind::kUnreadable, std::string(best.status().message()));
    return;
  }
  if (best->kind == UsiBestMove::Kind::kMove &&
      !movegen::IsLegal(position.position(), best->move)) {
    result.failure = session_->Fail(
        FailureKind::kIllegalMove,
        absl::StrCat(notation::ToUsi(best->move), " is not legal in position ", position.text()));
    return;
  }
  result.best = *best;
  result.nodes = answer.nodes;
  result.overran = answer.overran;
  for (const UsiInfo& info : answer.info) {
    if (info.score) result.info.push_back(info);
  }
}

MateSearchResult UsiEngine::SearchMate(const UsiPosition& position, const EngineMateLimits& limits,
                                       const MateClaimCheck& check, const std::atomic<bool>* stop) {
  MateSearchResult result;
  const bool by_search = spec_.mate_by == suites::MateBy::kSearch;
  if (by_search ? limits.nodes.value_or(0) == 0 : limits.time_ms.value_or(1) < 1) {
    result.failure = {FailureKind::kRefused, "expected a limit above 0 for the mate search", ""};
    return result;
  }
  result.failure = EnsureRunning(stop);
  if (result.failure) return result;
  fresh_ = false;
  GoRequest request;
  request.position = position.text();
  request.stop = stop;
  request.deadline_ms = spec_.deadlines.search_ms;
  if (by_search) {
    request.go = absl::StrCat("go nodes ", *limits.nodes);
  } else {
    request.go = limits.time_ms ? absl::StrCat("go mate ", *limits.time_ms) : "go mate infinite";
    request.answer = "checkmate";
    if (limits.time_ms) request.deadline_ms = *limits.time_ms + spec_.deadlines.margin_ms;
  }
  GoAnswer answer = session_->Go(request);
  result.failure = std::move(answer.failure);
  result.times = answer.times;
  result.nodes = answer.nodes;
  result.overran = answer.overran;
  if (result.failure) return result;
  if (by_search) {
    JudgeMateScore(position, answer, check, result);
  } else {
    JudgeCheckmate(position, answer, check, result);
  }
  return result;
}

void UsiEngine::JudgeCheckmate(const UsiPosition& position, const GoAnswer& answer,
                               const MateClaimCheck& check, MateSearchResult& result) {
  absl::StatusOr<UsiCheckmate> checkmate = ParseUsiCheckmate(answer.line);
  if (!checkmate.ok()) {
    result.failure =
        session_->Fail(FailureKind::kUnreadable, std::string(checkmate.status().message()));
    return;
  }
  switch (checkmate->kind) {
    case UsiCheckmate::Kind::kMate:
      result.said = "mate";
      AcceptMate(position, std::move(checkmate->line), check, result);
      return;
    case UsiCheckmate::Kind::kNoMate:
      result.said = "nomate";
      // Some engines say so when they were only cut short.
      if (!answer.overran) result.answer = mate::MateAnswer::kNoMate;
      return;
    case UsiCheckmate::Kind::kTimeout:
      result.said = "timeout";
      return;
    case UsiCheckmate::Kind::kNotImplemented:
      result.said = "notimplemented";
      return;
    case UsiCheckmate::Kind::kUnknown:
      result.said = "none";
      return;
  }
}

// An ordinary search claims no mate by checks: its line is one, or the answer is unknown.
void UsiEngine::JudgeMateScore(const UsiPosition& position, const GoAnswer& answer,
                               const MateClaimCheck& check, MateSearchResult& result) {
  SearchResult search;
  Judge(position, answer, search);
  if (search.failure) {
    result.failure = std::move(search.failure);
    return;
  }
  result.said = "bestmove";
  if (search.info.empty() || !search.info[0].score->mating) return;
  std::vector<Move>& line = search.info[0].pv;
  if (CheckMateLine(position.position(), line).kind == MateClaimVerdict::Kind::kHolds) {
    AcceptMate(position, std::move(line), check, result);
  }
}

void UsiEngine::AcceptMate(const UsiPosition& position, std::vector<Move> line,
                           const MateClaimCheck& check, MateSearchResult& result) {
  const MateClaimVerdict verdict = check(position.position(), line);
  if (verdict.kind == MateClaimVerdict::Kind::kIllegalMove ||
      verdict.kind == MateClaimVerdict::Kind::kWrong) {
    const FailureKind kind = verdict.kind == MateClaimVerdict::Kind::kWrong
                                 ? FailureKind::kWrongClaim
                                 : FailureKind::kIllegalMove;
    result.failure = session_->Fail(kind, verdict.why);
    return;
  }
  result.answer = mate::MateAnswer::kMate;
  result.unchecked = verdict.kind == MateClaimVerdict::Kind::kUnchecked;
  result.line = std::move(line);
}

void UsiEngine::Quit() {
  if (running()) session_->Quit();
}

std::vector<UsiOption> UsiEngine::options() const {
  return session_ == nullptr ? std::vector<UsiOption>() : session_->options();
}

}  // namespace hakari::engines
