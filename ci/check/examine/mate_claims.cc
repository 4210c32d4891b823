#include "ci/check/examine/mate_claims.h"

#include <string>

#include "absl/strings/str_cat.h"
#include "ci/project/project_folder.h"
#include "engine/mate/mate_result.h"
#include "suites/engines/engine_failure.h"
#include "suites/engines/usi_engine.h"
#include "suites/engines/usi_position.h"

namespace hakari::check {
namespace {

constexpr char kWhat[] = "go mate";

struct Tally {
  int asked = 0, mates = 0, no_mates = 0, unknown = 0;
  int not_implemented = 0;
  std::string wrong;    // the first claim that is not so
  std::string failure;  // the first other failure
};

void Count(const suites::Problem& problem, const engines::MateSearchResult& result, Tally& tally) {
  ++tally.asked;
  if (result.said == "notimplemented") ++tally.not_implemented;
  const absl::string_view known = *problem.Note("answer");
  const bool says_mate = result.answer == mate::MateAnswer::kMate;
  const bool says_none = result.answer == mate::MateAnswer::kNoMate;
  if (tally.wrong.empty() && says_none && known == "mate") {
    tally.wrong = absl::StrCat(problem.id, ": says that there is no mate, but there is");
  }
  ++(says_mate ? tally.mates : says_none ? tally.no_mates : tally.unknown);
}

bool IsClaim(engines::FailureKind kind) {
  return kind == engines::FailureKind::kWrongClaim || kind == engines::FailureKind::kIllegalMove;
}

Tally AskAll(const MateQuestion& question, const std::atomic<bool>& stop) {
  Tally tally;
  engines::UsiEngine engine(question.engine);
  engines::EngineMateLimits limits;
  limits.time_ms = question.time_ms;
  limits.nodes = question.nodes;
  for (const suites::Problem& problem : question.problems) {
    engines::MateSearchResult result;
    result.failure = engine.NewGame();
    if (!result.failure) {
      result = engine.SearchMate(*engines::UsiPosition::Parse(problem.sfen), limits, question.check,
                                 &stop);
    }
    if (stop) break;
    if (!result.failure) {
      Count(problem, result, tally);
    } else if (IsClaim(result.failure->kind)) {
      if (tally.wrong.empty()) tally.wrong = absl::StrCat(problem.id, ": ", result.failure->what);
    } else {
      tally.failure = absl::StrCat(problem.id, ": ", engines::FailureKindName(result.failure->kind),
                                   ": ", result.failure->what);
      break;
    }
  }
  return tally;
}

Examined AnswersRow(const MateQuestion& question, const Tally& tally) {
  if (!tally.failure.empty()) {
    const bool restarts = question.engine.reset == suites::EngineReset::kRestart;
    return {kWhat, Health::kBad, tally.failure,
            tally.asked > 0 && !restarts
                ? "earlier ones were answered: reset=restart may help"
                : "if it answers by bestmove: mate=search; else leave its mates out"};
  }
  if (tally.asked > 0 && tally.not_implemented == tally.asked) {
    return {kWhat, Health::kNote, "it says that it has no mate search",
            "mate=search asks its search"};
  }
  return {kWhat, Health::kGood,
          absl::StrCat(tally.mates, " mates, ", tally.no_mates, " no mates, ", tally.unknown,
                       " unknown of ", question.problems.size()),
          ""};
}

}  // namespace

std::vector<Examined> ExamineMateClaims(const MateQuestion& question,
                                        const std::atomic<bool>& stop) {
  const Tally tally = AskAll(question, stop);
  if (stop) return {};
  std::vector<Examined> rows = {AnswersRow(question, tally)};
  if (!tally.wrong.empty()) {
    rows.push_back(
        {"claims of mates", Health::kBad, tally.wrong,
         project::AsTyped("./hakari suite themes --program … shows each with its transcript")});
  } else if (tally.mates + tally.no_mates > 0) {
    rows.push_back({"claims of mates", Health::kGood, "every one holds", ""});
  }
  return rows;
}

}  // namespace hakari::check
