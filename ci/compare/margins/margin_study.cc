#include "ci/compare/margins/margin_study.h"

#include <cstddef>
#include <memory>
#include <utility>

#include "absl/strings/str_cat.h"
#include "base/status/macros.h"
#include "suites/engines/programs/watched_search.h"

namespace hakari::compare {
namespace {

using SharedCuts = std::shared_ptr<engines::CutNodes>;

// The search keeps its counts from position to position until its player is created anew. The table
// size is set here because a question with another table size would recreate the memory too.
engines::SearchConfig ConfigOverPositions(const MarginContestant& contestant,
                                          const suites::Limits& limits, int cuts_kept) {
  engines::SearchConfig config = contestant.config;
  config.settings.dynamic.carry = 1;
  config.cuts_kept = cuts_kept;
  config.table_mib = limits.table_mib.value_or(config.table_mib);
  return config;
}

ComparisonOptions OptionsOf(const SuiteToStudy& suite, const StudyOptions& options,
                            std::vector<SharedCuts>& cuts) {
  ComparisonOptions comparison;
  comparison.problems = suite.problems;
  comparison.score = suite.score;
  comparison.tally = suite.tally;
  comparison.positions_a_life = options.positions_a_life;
  comparison.progress = options.positions;
  for (const MarginContestant& contestant : options.contestants) {
    cuts.push_back(std::make_shared<engines::CutNodes>());
    comparison.contestants.push_back(
        {absl::StrCat(contestant.word, ": ", contestant.shown),
         engines::WatchedSearchProgram(
             contestant.search, ConfigOverPositions(contestant, suite.limits, options.cuts_kept),
             cuts.back()),
         suite.limits});
  }
  return comparison;
}

// Ordered by contestant, then by finished position.
std::vector<CutsToAudit> ToAudit(const Comparison& comparison, const StudyOptions& options,
                                 const std::vector<SharedCuts>& cuts) {
  std::vector<CutsToAudit> searches;
  for (size_t who = 0; who < options.contestants.size(); ++who) {
    const engines::SearchConfig& config = options.contestants[who].config;
    for (const ComparedPosition& position : comparison.positions) {
      CutsToAudit& one = searches.emplace_back();
      const auto kept = cuts[who]->find(position.id);
      if (kept != cuts[who]->end()) one.cuts = std::move(kept->second);
      one.settings = &config.settings;
      one.weights = &config.weights;
    }
  }
  return searches;
}

}  // namespace

absl::StatusOr<StudiedSuite> StudySuite(const SuiteToStudy& suite, const StudyOptions& options,
                                        const Context& context) {
  StudiedSuite studied;
  studied.name = suite.name;
  studied.limits = suite.limits;
  std::vector<SharedCuts> cuts;
  HAKARI_ASSIGN_OR_RETURN(studied.comparison, Compare(OptionsOf(suite, options, cuts), context));
  const size_t positions = studied.comparison.positions.size();
  studied.audits.assign(options.contestants.size(),
                        std::vector<std::map<int, CutCounts>>(positions));
  studied.audit_interrupted = studied.comparison.interrupted;
  if (studied.audit_interrupted) return studied;
  const CutAudits audits =
      AuditCuts(ToAudit(studied.comparison, options, cuts), context, options.audits);
  studied.audit_interrupted = audits.interrupted;
  for (size_t i = 0; i < audits.of.size(); ++i) {
    studied.audits[i / positions][i % positions] = CountsByDepth(audits.of[i]);
  }
  return studied;
}

}  // namespace hakari::compare
