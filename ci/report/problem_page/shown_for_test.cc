#include "ci/report/problem_page/shown_for_test.h"

#include <cstddef>
#include <stdexcept>
#include <utility>
#include <vector>

#include "absl/status/statusor.h"
#include "base/text/place.h"
#include "suites/core/outcome.h"
#include "suites/core/problem_line.h"
#include "suites/core/score.h"

namespace hakari::report::testing {
namespace {

constexpr const char* kLines[] = {
    "startpos ; id=b1-001 book=one theme=fork,pin best=7g7f,2g2f line=2g2f,8c8d,2f2e "
    "by=search,other score=+512 second=+40 comment=the_pawn_goes game=g1-17 ply=43",
    "startpos moves 7g7f 3c3d ; id=b1-002 book=one theme=fork best=8h2b+",
    "sfen 4k4/9/9/9/9/9/9/9/4K4 w g 1 ; id=b2-001 book=two theme=mate best=G*5h",
    "startpos ; id=b2-002 book=two theme=blunder avoid=9g9f",
};

using suites::Outcome;

std::vector<Outcome> FirstOutcomes() {
  return {Outcome::Ran("2g2f", {{"depth", 7}, {"right_depth", 3}, {"score", 123}}),
          Outcome::Ran("2g2f", {{"depth", 5}, {"score", -8}}), Outcome::Crashed("it died")};
}

std::vector<Outcome> SecondOutcomes() {
  return {Outcome::Ran("6i7h"), Outcome::Ran("8h2b+"), Outcome::Ran("G*5h", {{"score", 30000}}),
          Outcome::Ran("resign")};
}

}  // namespace

suites::Problem ProblemOf(const std::string& line) {
  absl::StatusOr<suites::Problem> problem =
      suites::ParseProblemLine(line, Place{"test"}, {true, {"book", "theme"}});
  if (!problem.ok()) throw std::runtime_error(problem.status().ToString());
  return *std::move(problem);
}

ShownProblems ShownFor(int programs) {
  ShownProblems shown;
  shown.origin.created = "2026-11-20T10:00:00Z";
  shown.origin.command = {"suite", "next_move"};
  shown.name = "next_move";
  shown.tally = {"book", "theme"};
  for (const char* line : kLines) shown.problems.push_back(ProblemOf(line));
  const char* const names[] = {"search", "other"};
  for (int i = 0; i < programs; ++i) {
    ShownProgram program = {names[i], {}, {}};
    program.limits.nodes = 1000;
    const std::vector<Outcome> outcomes = i == 0 ? FirstOutcomes() : SecondOutcomes();
    for (size_t at = 0; at < outcomes.size(); ++at) {
      const suites::Problem& problem = shown.problems[at];
      program.answers[problem.id] = {
          outcomes[at], suites::ScoreOutcome(suites::ScoreMove, problem, outcomes[at])};
    }
    shown.programs.push_back(std::move(program));
  }
  return shown;
}

}  // namespace hakari::report::testing
