#include "ci/reproduce/engine/ablation_searches.h"

#include <algorithm>
#include <cstddef>
#include <optional>

#include "absl/strings/str_cat.h"
#include "base/status/macros.h"
#include "ci/reproduce/gps/versions.h"
#include "suites/core/score.h"
#include "suites/core/suite.h"
#include "suites/registry.h"

namespace hakari::reproduce {
namespace {

constexpr char kDefault[] = "default";
constexpr uint64_t kTableMib = 16;  // like players of matches

// With `most` the part is reduced to at most that many problems.
absl::StatusOr<suites::ExperimentSet> SuiteSet(const std::string& name, Shard part,
                                               std::optional<int> most, const std::string& root) {
  const suites::Suite* const suite = suites::FindSuite(name);
  if (suite == nullptr) return absl::NotFoundError(absl::StrCat("there is no suite ", name));
  HAKARI_ASSIGN_OR_RETURN(suites::ProblemSet problems, suites::ReadProblemsOf(*suite, root));
  const int all = static_cast<int>(problems.problems().size());
  if (most) part.count = std::max(part.count, (all + *most - 1) / *most);
  std::string shown = name;
  if (part.count > 1) absl::StrAppend(&shown, "-", part.index, "of", part.count);
  return suites::ExperimentSet{std::move(shown), std::move(problems), part};
}

suites::Limits Nodes(uint64_t nodes) {
  suites::Limits limits;
  limits.nodes = nodes;
  return limits;
}

// The node limit is too large to stop a search.
suites::Limits Depth(uint64_t depth) {
  suites::Limits limits = Nodes(uint64_t{1} << 40);
  limits.depth = depth;
  return limits;
}

std::string KeyOf(AblationQuestion question, const std::string& settings) {
  return absl::StrCat(static_cast<int>(question), " ", settings);
}

constexpr char kLongKey[] = "long";

}  // namespace

absl::StatusOr<AblationSearches> AblationSearches::Make(AblationSize size, RunKeeping keeping,
                                                        const Context& context) {
  HAKARI_ASSIGN_OR_RETURN(
      suites::ExperimentSet positions,
      SuiteSet("middlegame", size.positions, size.most_positions, context.root));
  HAKARI_ASSIGN_OR_RETURN(suites::ExperimentSet problems,
                          SuiteSet("next_move", Shard(), std::nullopt, context.root));
  AblationSearches searches(size, std::move(keeping), context);
  searches.sets_.push_back({positions, Depth(size.depth)});
  searches.sets_.push_back({std::move(positions), Nodes(size.nodes)});
  searches.sets_.push_back({std::move(problems), Nodes(size.nodes)});
  return searches;
}

bool AblationSearches::HasPart(const Asked& asked) const {
  return asked.set.Selected().size() >= static_cast<size_t>(keeping_.shard.index);
}

absl::Status AblationSearches::RunAll(const std::vector<AblationRow>& rows) {
  for (const AblationQuestion question :
       {AblationQuestion::kToDepth, AblationQuestion::kForMove, AblationQuestion::kOfProblem}) {
    if (!HasPart(AskedFor(question))) continue;
    for (const AblationRow& row : rows) {
      HAKARI_RETURN_IF_ERROR(Run(question, row.beside).status());
      HAKARI_RETURN_IF_ERROR(Run(question, row.changed).status());
    }
  }
  if (!HasPart(AskedFor(AblationQuestion::kForMove))) return absl::OkStatus();
  return LongRun().status();
}

absl::StatusOr<const suites::SettingRun*> AblationSearches::RunOnce(const std::string& key,
                                                                    const Asked& asked,
                                                                    const std::string& settings) {
  const auto found = runs_.find(key);
  if (found != runs_.end()) return &found->second;
  HAKARI_ASSIGN_OR_RETURN(const EngineVersion version,
                          SearchVersion(absl::StrCat("search:", settings), kTableMib));
  HAKARI_ASSIGN_OR_RETURN(suites::SettingRun run,
                          KeptRun(asked.set, version.program, asked.limits, keeping_, context_));
  return &runs_.emplace(key, std::move(run)).first->second;
}

absl::StatusOr<const suites::SettingRun*> AblationSearches::Run(AblationQuestion question,
                                                                const std::string& settings) {
  return RunOnce(KeyOf(question, settings), AskedFor(question), settings);
}

absl::StatusOr<const suites::SettingRun*> AblationSearches::LongRun() {
  Asked asked = AskedFor(AblationQuestion::kForMove);
  asked.limits = Nodes(size_.long_nodes);
  return RunOnce(kLongKey, asked, kDefault);
}

absl::StatusOr<compare::Comparison> AblationSearches::SideBySide(AblationQuestion question,
                                                                 const AblationRow& row) {
  const Asked& asked = AskedFor(question);
  compare::Comparison comparison;
  for (const std::string& settings : {row.beside, row.changed}) {
    HAKARI_ASSIGN_OR_RETURN(const suites::SettingRun* const run, Run(question, settings));
    comparison.contestants.emplace_back();
    comparison.contestants.back().shown = settings;
    comparison.positions.resize(run->ids.size());
    for (size_t i = 0; i < run->ids.size(); ++i) {
      compare::ComparedAnswer answer;
      answer.outcome = run->outcomes[i];
      answer.score = suites::ScoreOutcome(suites::ScoreMove, *asked.set.problems.Find(run->ids[i]),
                                          answer.outcome);
      if (answer.outcome.times.cpu_ns > 0) answer.cpu_ns = {answer.outcome.times.cpu_ns};
      comparison.positions[i].id = run->ids[i];
      comparison.positions[i].answers.push_back(std::move(answer));
    }
  }
  return comparison;
}

absl::StatusOr<Agreement> AblationSearches::AgreementOf(const std::string& settings) {
  HAKARI_ASSIGN_OR_RETURN(const suites::SettingRun* const long_run, LongRun());
  HAKARI_ASSIGN_OR_RETURN(const suites::SettingRun* const run,
                          Run(AblationQuestion::kForMove, settings));
  Agreement agreement;
  for (size_t i = 0; i < run->outcomes.size(); ++i) {
    ++agreement.positions;
    agreement.same +=
        run->outcomes[i].ran() && run->outcomes[i].answer == long_run->outcomes[i].answer;
  }
  return agreement;
}

void AblationSearches::Keep(AblationQuestion question, const std::string& settings,
                            suites::SettingRun run) {
  runs_[KeyOf(question, settings)] = std::move(run);
}

void AblationSearches::KeepLong(suites::SettingRun run) { runs_[kLongKey] = std::move(run); }

}  // namespace hakari::reproduce
