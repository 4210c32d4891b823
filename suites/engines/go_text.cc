#include "suites/engines/go_text.h"

#include <algorithm>
#include <optional>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "base/status/macros.h"
#include "engine/core/color.h"
#include "engine/player/game.h"
#include "engine/player/limits.h"

namespace hakari::engines {
namespace {

using player::Limits;
using player::Question;

constexpr int kDeepest = 1000;  // plies; more than any engine searches
constexpr int64_t kLeastMateMs = 1'000;
constexpr int64_t kUsualMateMs = 10'000;
constexpr uint64_t kNodesPerMs = 100;
constexpr uint64_t kMostMateMs = uint64_t{24} * 3600 * 1000;

class GoLine {
 public:
  template <typename Number>
  void Add(absl::string_view word, const std::optional<Number>& value) {
    if (!value) return;
    absl::StrAppend(&line_, " ", word, " ", *value);
    negative_ |= *value < 0;
  }

  const std::string& line() const { return line_; }
  bool negative() const { return negative_; }

 private:
  std::string line_;
  bool negative_ = false;
};

Color SideOf(const Question& question) { return question.game.position().side_to_move(); }

// The limits that the engine is told: byoyomi in place of counts, if its spec says so and the
// question gives no time.
Limits LimitsTold(const Question& question, const suites::EngineSpec& spec) {
  Limits limits = question.limits;
  if (spec.byoyomi_ms == 0 || player::TimeGivenMs(limits, SideOf(question))) return limits;
  limits.nodes = std::nullopt;
  limits.depth = std::nullopt;
  limits.byoyomi_ms = spec.byoyomi_ms;
  return limits;
}

absl::StatusOr<std::string> LimitsText(const Limits& limits) {
  GoLine go;
  // Byoyomi is sent together with the clocks, which are 0 if there are none.
  if (limits.byoyomi_ms || limits.clock_ms[kBlack]) {
    go.Add("btime", std::optional<int64_t>(limits.clock_ms[kBlack].value_or(0)));
    go.Add("wtime", std::optional<int64_t>(limits.clock_ms[kWhite].value_or(0)));
  }
  go.Add("byoyomi", limits.byoyomi_ms);
  go.Add("binc", limits.increment_ms[kBlack]);
  go.Add("winc", limits.increment_ms[kWhite]);
  go.Add("movetime", limits.move_ms);
  go.Add("depth", limits.depth);
  go.Add("nodes", limits.nodes);
  const int depth = limits.depth.value_or(1);
  if (go.negative() || limits.nodes == 0u || depth < 1 || depth > kDeepest) {
    return absl::InvalidArgumentError(absl::StrCat("expected limits above 0 and at most ", kDeepest,
                                                   " plies, found go", go.line()));
  }
  return go.line();
}

absl::StatusOr<GoText> GoMove(const Question& question, const suites::EngineSpec& spec) {
  const Limits limits = LimitsTold(question, spec);
  const std::optional<int64_t> time_ms = player::TimeGivenMs(limits, SideOf(question));
  const bool half_a_clock =
      limits.clock_ms[kBlack].has_value() != limits.clock_ms[kWhite].has_value();
  if (half_a_clock || (!time_ms && !limits.nodes && !limits.depth)) {
    return absl::InvalidArgumentError("expected a limit: nodes, depth, time, byoyomi or clocks");
  }
  HAKARI_ASSIGN_OR_RETURN(const std::string text, LimitsText(limits));
  GoText go;
  go.line = absl::StrCat("go", question.ponder ? " ponder" : "", text);
  if (!question.root_moves.empty()) {
    absl::StrAppend(&go.line, " searchmoves ", player::MovesText(question.root_moves));
  }
  go.deadline_ms = time_ms ? *time_ms + spec.deadlines.margin_ms : spec.deadlines.search_ms;
  return go;
}

int64_t MateMs(const Question& question, const suites::EngineSpec& spec) {
  const std::optional<int64_t> time_ms = player::TimeBudgetMs(question.limits, SideOf(question));
  if (time_ms) return *time_ms;
  if (spec.mate_ms > 0) return spec.mate_ms;
  if (!question.limits.nodes) return kUsualMateMs;
  const uint64_t ms = std::min(*question.limits.nodes / kNodesPerMs, kMostMateMs);
  return std::max(kLeastMateMs, static_cast<int64_t>(ms));
}

absl::StatusOr<GoText> GoMate(const Question& question, const suites::EngineSpec& spec) {
  if (question.ponder || question.lines != 1 || !question.root_moves.empty()) {
    return absl::InvalidArgumentError(
        "a mate search supports neither pondering nor several lines nor root moves");
  }
  if (question.limits.depth) {
    return absl::InvalidArgumentError("USI has no limit on plies for a mate search");
  }
  if (question.limits.nodes == 0u) {
    return absl::InvalidArgumentError("expected a limit on nodes above 0");
  }
  if (spec.mate_by == suites::MateBy::kSearch) {
    if (!question.limits.nodes) {
      return absl::InvalidArgumentError("mate=search expects a limit on nodes");
    }
    return GoText{absl::StrCat("go nodes ", *question.limits.nodes), "bestmove",
                  spec.deadlines.search_ms};
  }
  const int64_t time_ms = MateMs(question, spec);
  if (time_ms < 1) return absl::InvalidArgumentError("expected a time above 0 for the mate search");
  return GoText{absl::StrCat("go mate ", time_ms), "checkmate", time_ms + spec.deadlines.margin_ms};
}

}  // namespace

absl::StatusOr<GoText> GoTextOf(const Question& question, const suites::EngineSpec& spec) {
  return question.kind == Question::Kind::kMate ? GoMate(question, spec) : GoMove(question, spec);
}

}  // namespace hakari::engines
