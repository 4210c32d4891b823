#include "ci/compare/margins/margin_summary.h"

#include <algorithm>
#include <utility>

#include "ci/compare/solved.h"
#include "engine/search/memory/dynamic_margin.h"
#include "suites/core/outcome.h"
#include "suites/engines/programs/watched_search.h"

namespace hakari::compare {
namespace {

constexpr double kError = 0.05;

int64_t CountOf(const suites::Outcome& outcome, const std::string& counter) {
  return outcome.Counter(counter).value_or(0);
}

void AddAdopted(size_t at, const std::string& id, const suites::Outcome& outcome,
                std::vector<AdoptedMargin>& adopted) {
  for (int depth = 1; depth <= search::kMarginDepths; ++depth) {
    const std::optional<int64_t> margin = outcome.Counter(engines::AdoptedCounter(depth));
    if (!margin) continue;
    auto found = std::find_if(adopted.begin(), adopted.end(), [&](const AdoptedMargin& one) {
      return one.depth == depth && one.centipawns == *margin;
    });
    if (found == adopted.end())
      found = adopted.insert(found, AdoptedMargin{depth, *margin, 0, id, at});
    ++found->positions;
  }
}

void AddAnswers(const Comparison& comparison, size_t who, MarginFigures& figures) {
  int64_t depths = 0;
  int deep = 0;
  for (size_t at = 0; at < comparison.positions.size(); ++at) {
    const ComparedPosition& position = comparison.positions[at];
    const suites::Outcome& outcome = position.answers[who].outcome;
    if (!outcome.ran()) continue;
    figures.nodes += CountOf(outcome, "nodes");
    figures.cuts += CountOf(outcome, engines::kCutsCounter);
    figures.is_dynamic |= outcome.Counter(engines::kMarginTriesCounter).has_value();
    figures.tries += CountOf(outcome, engines::kMarginTriesCounter);
    figures.tried_nodes += CountOf(outcome, engines::kMarginNodesCounter);
    figures.adopted_cuts += CountOf(outcome, engines::kMarginCutsCounter);
    AddAdopted(at, position.id, outcome, figures.adopted);
    if (const std::optional<int64_t> depth = outcome.Counter("depth")) {
      depths += *depth;
      ++deep;
    }
  }
  if (deep > 0) figures.mean_depth = static_cast<double>(depths) / deep;
  std::sort(figures.adopted.begin(), figures.adopted.end(),
            [](const AdoptedMargin& a, const AdoptedMargin& b) {
              return std::make_pair(a.depth, a.centipawns) < std::make_pair(b.depth, b.centipawns);
            });
}

// The tests of the first contestant against each other one.
void AddTests(const Comparison& comparison, std::vector<MarginFigures>& figures) {
  for (const ContestantPair& pair : PairsOf(comparison)) {
    if (pair.first == 0 && pair.judged() > 0) figures[pair.second].mcnemar_p = pair.p();
  }
}

}  // namespace

SuiteFigures FiguresOf(const StudiedSuite& suite) {
  const Comparison& comparison = suite.comparison;
  const size_t contestants = comparison.contestants.size();
  SuiteFigures all;
  all.summary = Summarise(comparison);
  all.audit_confidence = 1 - kError / static_cast<double>(std::max<size_t>(1, contestants));
  all.of.resize(contestants);
  for (size_t who = 0; who < contestants; ++who) {
    MarginFigures& figures = all.of[who];
    AddAnswers(comparison, who, figures);
    for (const std::map<int, CutCounts>& position : suite.audits[who]) {
      AddCounts(position, figures.audited_by_depth);
    }
    figures.audited = TotalOf(figures.audited_by_depth);
    if (who == 0) continue;
    figures.cuts_to_first = RatioOfMeasure(comparison, who, all.summary.confidence, "cuts",
                                           CounterMeasure(engines::kCutsCounter));
  }
  AddTests(comparison, all.of);
  all.measured_nothing = std::all_of(all.summary.contestants.begin(), all.summary.contestants.end(),
                                     [](const ContestantSummary& one) { return one.ran == 0; });
  return all;
}

}  // namespace hakari::compare
