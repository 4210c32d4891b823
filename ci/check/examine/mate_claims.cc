#include "ci/check/examine/mate_claims.h"

#include <string>

#include "absl/strings/str_cat.h"
#include "ci/project/project_folder.h"
#include "engine/player/answer.h"
#include "engine/player/failure.h"
#include "engine/player/game.h"
#include "engine/player/player.h"

#include "suites/engines/usi_engine.h"

namespace hakari::check {
namespace {

constexpr char kWhat[] = "go mate";

struct Tally {
  int asked = 0, mates = 0, no_mates = 0, unknown = 0;
  int not_implemented = 0;
  std::string wrong;    // the first false claim
  std::string failure;  // the first other failure
};

void Count(const suites::Problem& problem, const player::Answer& result, Tally& tally) {
  ++tally.asked;
  if (result.said == "notimplemented") ++tally.not_implemented;
  const bool says_mate = result.kind == player::Answer::Kind::kMate;
  const bool says_none = result.kind == player::Answer::Kind::kNoMate;
  if (tally.wrong.empty() && says_none && problem.expected.is_mate == true) {
    tally.wrong = absl::StrCat(problem.id, ": says that there is no mate, but there is");
  }
  ++(says_mate ? tally.mates : says_none ? tally.no_mates : tally.unknown);
}

bool IsClaim(player::FailureKind kind) {
  return kind == player::FailureKind::kWrongClaim || kind == player::FailureKind::kIllegalMove;
}

Tally AskAll(const MateQuestion& question, const Context& context) {
  Tally tally;
  engines::UsiEngine engine(question.engine, question.check);
  player::Question asked;
  asked.kind = player::Question::Kind::kMate;
  asked.limits.move_ms = question.time_ms;
  asked.limits.nodes = question.nodes;
  for (const suites::Problem& problem : question.problems) {
    player::Answer result;
    result.failure = engine.NewGame();
    if (!result.failure) {
      asked.game = problem.game();
      result = engine.Ask(asked, {nullptr, nullptr, context.stop});
    }
    if (context.IsStopped()) break;
    if (!result.failure) {
      Count(problem, result, tally);
    } else if (IsClaim(result.failure->kind)) {
      if (tally.wrong.empty()) tally.wrong = absl::StrCat(problem.id, ": ", result.failure->what);
    } else {
      tally.failure = absl::StrCat(problem.id, ": ", player::FailureText(*result.failure));
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
                : "if it answers with bestmove: mate=search; else leave out mate problems"};
  }
  if (tally.asked > 0 && tally.not_implemented == tally.asked) {
    return {kWhat, Health::kNote, "it says that it has no mate search",
            "mate=search uses its normal search"};
  }
  return {kWhat, Health::kGood,
          absl::StrCat(tally.mates, " mates, ", tally.no_mates, " no mates, ", tally.unknown,
                       " unknown of ", question.problems.size()),
          ""};
}

}  // namespace

std::vector<Examined> ExamineMateClaims(const MateQuestion& question, const Context& context) {
  const Tally tally = AskAll(question, context);
  if (context.IsStopped()) return {};
  std::vector<Examined> rows = {AnswersRow(question, tally)};
  if (!tally.wrong.empty()) {
    rows.push_back(
        {"mate claims", Health::kBad, tally.wrong,
         project::AsTyped("./hakari suite themes --program … shows each with its transcript")});
  } else if (tally.mates + tally.no_mates > 0) {
    rows.push_back({"mate claims", Health::kGood, "all are right", ""});
  }
  return rows;
}

}  // namespace hakari::check
