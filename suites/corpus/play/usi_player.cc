#include "suites/corpus/play/usi_player.h"

#include <optional>
#include <string>

#include "absl/strings/str_cat.h"
#include "suites/engines/engine_failure.h"
#include "suites/engines/usi_text.h"

namespace hakari::corpus {
namespace {

constexpr int64_t kNanosecondsPerMs = 1'000'000;

Candidate CandidateOf(Move move, const engines::UsiInfo& info) {
  Candidate candidate;
  candidate.move = move;
  if (!info.score) return candidate;
  if (info.score->kind == engines::UsiScore::Kind::kMate) {
    candidate.mates = info.score->mating;
    candidate.centipawns = info.score->mating ? kMateCentipawns : -kMateCentipawns;
  } else {
    candidate.centipawns = info.score->value;
  }
  return candidate;
}

Choice ChoiceOf(const engines::EngineFailure& failure) {
  Choice choice;
  choice.why = absl::StrCat(engines::FailureKindName(failure.kind), ": ", failure.what);
  switch (failure.kind) {
    case engines::FailureKind::kStopped:
      choice.kind = Choice::Kind::kStopped;
      break;
    case engines::FailureKind::kIllegalMove:
      choice.kind = Choice::Kind::kIllegal;
      break;
    default:
      choice.kind = Choice::Kind::kFailed;
  }
  return choice;
}

}  // namespace

UsiPlayer::UsiPlayer(const suites::EngineSpec& spec, const engines::SearchLimits& limits,
                     const engines::SearchLimits& opening, const std::atomic<bool>& stop)
    : engine_(spec), limits_(limits), opening_(opening), stop_(stop) {}

void UsiPlayer::NewGame() { engine_.NewGame(&stop_); }

Choice UsiPlayer::Choose(const engines::UsiPosition& position) {
  const engines::SearchResult result = engine_.Search(position, limits_, &stop_);
  Choice choice;
  if (result.failure) choice = ChoiceOf(*result.failure);
  if (result.times.wall_ns >= 0) choice.spent_ms = result.times.wall_ns / kNanosecondsPerMs;
  if (result.failure) return choice;
  switch (result.best.kind) {
    case engines::UsiBestMove::Kind::kResign:
      choice.kind = Choice::Kind::kResign;
      break;
    case engines::UsiBestMove::Kind::kWin:
      choice.kind = Choice::Kind::kDeclare;
      break;
    case engines::UsiBestMove::Kind::kMove:
      choice.best = CandidateOf(result.best.move,
                                result.info.empty() ? engines::UsiInfo() : result.info.front());
      break;
  }
  return choice;
}

std::vector<Candidate> UsiPlayer::BestMoves(const engines::UsiPosition& position, int count) {
  if (engine_.SetOption("MultiPV", absl::StrCat(count), &stop_)) return {};
  const engines::SearchResult result = engine_.Search(position, opening_, &stop_);
  engine_.SetOption("MultiPV", "1", &stop_);
  std::vector<Candidate> moves;
  if (result.failure) return moves;
  for (const engines::UsiInfo& info : result.info) {
    if (!info.pv.empty()) moves.push_back(CandidateOf(info.pv.front(), info));
  }
  return moves;
}

}  // namespace hakari::corpus
