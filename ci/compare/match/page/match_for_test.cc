#include "ci/compare/match/page/match_for_test.h"

#include "absl/strings/str_cat.h"
#include "ci/compare/match/match_report.h"
#include "ci/compare/match/match_watcher.h"
#include "ci/compare/match/page/match_page.h"
#include "ci/report/origin.h"
#include "engine/core/color.h"
#include "suites/match/pair_text.h"

namespace hakari::compare::testing {

match::MatchPlan PlanFor(int players) {
  match::MatchPlan plan;
  plan.pairs = 40;
  for (int i = 0; i < players; ++i) {
    match::Entrant entrant;
    entrant.name = absl::StrCat("engine ", i + 1);
    entrant.allowance.move_ms = 100;
    plan.entrants.push_back(entrant);
  }
  return plan;
}

match::PlayedPair PairFor(int number, int first, int second) {
  const char* const black[] = {"7g7f", "2g2f", "6g6f", "5g5f", "4g4f", "3g3f", "1g1f", "9g9f"};
  const char* const white[] = {"3c3d", "8c8d", "4c4d", "5c5d", "6c6d"};
  const std::string opening =
      absl::StrCat("startpos moves ", black[number % 8], " ", white[number / 8 % 5]);
  const std::string answers =
      R"("ms":[12.5,20,3.25,1],"left_ms":[87,80,96,99],"nodes":[1000,2000,3000,400],"depth":[5,6,7,8])";
  const std::string text =
      absl::StrCat(R"({"pair":)", number + 1, R"(,"players":[)", first, ",", second,
                   R"(],"attempt":1,"games":[{"game":")", opening,
                   R"( 6i7h 6a5b 4i5h 4a3b ; result=b end=mate","opening":2,)", answers,
                   R"(,"score":[30,-40,"cp 12 lowerbound","mate -4"]},{"game":")", opening,
                   R"( 4i5h 4a3b 6i7h 6a5b ; result=d end=length","opening":2,)", answers, "}]}");
  return *match::ParsePairText(text);
}

match::PlayedPair FaultyPairFor(int number, const std::string& what) {
  match::PlayedPair pair = PairFor(number);
  match::PlayedGame& game = pair.games[1];
  game.record.lines[0].end = notation::GameEnd::kError;
  game.record.lines[0].result = notation::GameResult::kBlackWins;
  game.record.tags = {{"fault", absl::StrCat("white: ", what)}};
  game.fault = match::Fault{kWhite, what};
  return pair;
}

std::string PageFor(const match::MatchPlan& plan, const std::vector<match::PlayedPair>& pairs,
                    std::optional<SprtPlan> sprt, PageLimits limits) {
  MatchWatcher watcher(plan, sprt, false);
  MatchCourse course(static_cast<int>(plan.entrants.size()), limits);
  for (const match::PlayedPair& pair : pairs) {
    watcher.Take(pair);
    course.Take(pair, watcher.llr());
  }
  MatchReport report = watcher.Report({});
  report.file = "a.match";
  if (plan.entrants.size() == 2) {
    report.verdict = MatchVerdict{MatchWord::kStronger, {"it won"}};
  }
  return MatchPage(report, report::Origin{}, course);
}

}  // namespace hakari::compare::testing
