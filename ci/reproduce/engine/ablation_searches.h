// The searches of an ablation besides its games: positions to a fixed depth, the same positions for
// a move, and problems with a right move. Each search is run once and kept; shards are possible.
#ifndef HAKARI_CI_REPRODUCE_ENGINE_ABLATION_SEARCHES_H_
#define HAKARI_CI_REPRODUCE_ENGINE_ABLATION_SEARCHES_H_

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "base/context/context.h"
#include "ci/compare/comparison.h"
#include "ci/reproduce/engine/ablation_plan.h"
#include "ci/reproduce/kept_run.h"
#include "suites/core/limits.h"
#include "suites/predict/experiments/experiment.h"

namespace hakari::reproduce {

enum class AblationQuestion { kToDepth, kForMove, kOfProblem };

// The number of positions where the move equals that of the long search.
struct Agreement {
  int same = 0;
  int positions = 0;
};

class AblationSearches {
 public:
  // Returns an error if positions or problems cannot be read.
  static absl::StatusOr<AblationSearches> Make(AblationSize size, RunKeeping keeping,
                                               const Context& context);

  // Runs everything that the rows need, or this shard's part of it.
  absl::Status RunAll(const std::vector<AblationRow>& rows);

  // `beside` is the first contestant, so that ratios are relative to it. kCancelled: stopped.
  absl::StatusOr<compare::Comparison> SideBySide(AblationQuestion question, const AblationRow& row);
  absl::StatusOr<Agreement> AgreementOf(const std::string& settings);

  // Stores a finished run, so that it is not made.
  void Keep(AblationQuestion question, const std::string& settings, suites::SettingRun run);
  void KeepLong(suites::SettingRun run);

  const AblationSize& size() const { return size_; }
  const suites::ExperimentSet& set(AblationQuestion question) const {
    return AskedFor(question).set;
  }

 private:
  struct Asked {
    suites::ExperimentSet set;
    suites::Limits limits;
  };

  AblationSearches(AblationSize size, RunKeeping keeping, const Context& context)
      : size_(size), keeping_(std::move(keeping)), context_(context) {}
  const Asked& AskedFor(AblationQuestion question) const {
    return sets_[static_cast<size_t>(question)];
  }
  absl::StatusOr<const suites::SettingRun*> Run(AblationQuestion question,
                                                const std::string& settings);
  absl::StatusOr<const suites::SettingRun*> LongRun();
  absl::StatusOr<const suites::SettingRun*> RunOnce(const std::string& key, const Asked& asked,
                                                    const std::string& settings);
  // The last shards may have no part of a small set.
  bool HasPart(const Asked& asked) const;

  AblationSize size_;
  RunKeeping keeping_;
  Context context_;
  std::vector<Asked> sets_;  // by question
  std::map<std::string, suites::SettingRun> runs_;
};

}  // namespace hakari::reproduce

#endif  // HAKARI_CI_REPRODUCE_ENGINE_ABLATION_SEARCHES_H_
