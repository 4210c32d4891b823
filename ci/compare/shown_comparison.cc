#include "ci/compare/shown_comparison.h"

#include <cstddef>
#include <utility>

namespace hakari::compare {

report::ShownProblems ShownOf(const Comparison& comparison, std::vector<suites::Problem> problems) {
  report::ShownProblems shown;
  shown.problems = std::move(problems);
  shown.tally = comparison.tally;
  shown.is_complete = !comparison.interrupted;
  for (size_t i = 0; i < comparison.contestants.size(); ++i) {
    const Contestant& contestant = comparison.contestants[i];
    report::ShownProgram program = {contestant.shown, contestant.limits, {}};
    for (const ComparedPosition& position : comparison.positions) {
      const ComparedAnswer& answer = position.answers[i];
      program.answers[position.id] = {answer.outcome, answer.score};
    }
    shown.programs.push_back(std::move(program));
  }
  return shown;
}

}  // namespace hakari::compare
