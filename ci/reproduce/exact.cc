#include "ci/reproduce/exact.h"

#include "absl/strings/str_cat.h"
#include "base/files/text_file.h"
#include "base/status/macros.h"
#include "ci/check/accept/acceptance.h"
#include "golden/compare.h"
#include "golden/log.h"
#include "suites/core/limits.h"
#include "suites/predict/experiments/search_setting.h"
#include "suites/predict/experiments/totals.h"

namespace hakari::reproduce {
namespace {

constexpr char kThesis[] = "thesis";
constexpr char kGps[] = "gps";

std::string PathOf(const golden::GoldenHeader& header) {
  return golden::GoldenPath(header.suite, header.program, header.limits);
}

bool IsOf(const golden::GoldenHeader& a, const golden::GoldenHeader& b) {
  return a.suite_hash == b.suite_hash && a.configuration == b.configuration;
}

// A golden that is not in its log was not accepted.
absl::StatusOr<golden::Golden> ReadAccepted(const std::string& root,
                                            const golden::GoldenHeader& header) {
  const golden::GoldenPlace place{root};
  const std::string path = PathOf(header);
  absl::StatusOr<golden::Golden> golden = golden::ReadGolden(place.Whole(path));
  if (!golden.ok()) return golden.status();
  const std::string log_path = golden::GoldenLogPath(header.suite);
  HAKARI_ASSIGN_OR_RETURN(const std::string log, ReadTextFile(place.Whole(log_path)));
  HAKARI_RETURN_IF_ERROR(
      golden::CheckLog(log, log_path, path.substr(path.rfind('/') + 1), *golden));
  return golden;
}

void AddStale(const golden::GoldenHeader& golden, const golden::GoldenHeader& measured,
              golden::Findings& findings) {
  if (golden.suite_hash != measured.suite_hash) {
    findings.push_back(
        {golden::FindingKind::kStale, "", "suite-hash", golden.suite_hash, measured.suite_hash});
  }
  if (golden.configuration != measured.configuration) {
    findings.push_back({golden::FindingKind::kStale, "", "configuration", golden.configuration,
                        measured.configuration});
  }
}

}  // namespace

absl::StatusOr<golden::Golden> ExactGolden(const SearchLab& lab, PositionsFor purpose) {
  const suites::ExperimentSet& set = lab.set(purpose);
  golden::Golden golden;
  golden.header.suite = kThesis;
  golden.header.suite_hash = set.problems.hash();
  golden.header.program = set.name;
  golden.header.configuration =
      absl::StrCat("reproduce/1 model=", suites::ModelHash(*lab.options().model));
  golden.header.limits.nodes = lab.options().nodes;
  for (const auto& [name, run] : lab.runs()) {
    if (name.first != set.name) continue;
    HAKARI_ASSIGN_OR_RETURN(const suites::SearchTotals totals, suites::TotalsOf(run));
    golden.rows[name.second] = {
        absl::StrCat(totals.mates, "/", totals.no_mates, "/", totals.unknown),
        {{"nodes", static_cast<int64_t>(totals.nodes)}}};
  }
  return golden;
}

absl::StatusOr<golden::Golden> ExactGolden(ProblemLab& lab, size_t book) {
  const ProblemLabOptions& options = lab.options();
  const suites::ExperimentSet& set = options.books[book].set;
  golden::Golden golden;
  golden.header.suite = kGps;
  golden.header.suite_hash = set.problems.hash();
  golden.header.program = set.name;
  golden.header.configuration = "reproduce/1";
  golden.header.limits.nodes = options.nodes;
  for (size_t version = 0; version < options.versions.size() && !options.are_given; ++version) {
    const std::string& name = options.versions[version].golden;
    if (name.empty()) continue;
    HAKARI_ASSIGN_OR_RETURN(const BookRun* const run, lab.Run(book, version));
    int64_t nodes = 0;
    for (const suites::Outcome& outcome : run->run.outcomes) {
      nodes += outcome.Counter("nodes").value_or(0);
    }
    const suites::ScoreTotals totals = run->totals();
    golden.rows[name] = {absl::StrCat(totals.right, "/", totals.wrong, "/", totals.not_answered),
                         {{"nodes", nodes}}};
  }
  return golden;
}

absl::StatusOr<ExactCheck> CheckExact(const std::string& root, const golden::Golden& measured) {
  ExactCheck check;
  check.path = PathOf(measured.header);
  const absl::StatusOr<golden::Golden> golden = ReadAccepted(root, measured.header);
  if (absl::IsNotFound(golden.status())) return check;
  if (!golden.ok()) return golden.status();
  check.exists = true;
  AddStale(golden->header, measured.header, check.findings);
  if (!check.findings.empty()) return check;
  check.compared = static_cast<int>(measured.rows.size());
  for (const golden::AnswerDifference& difference :
       golden::DifferencesOf(golden::ListOf(golden->rows), golden::ListOf(measured.rows))) {
    if (difference.found == nullptr) continue;  // a setting that was not measured now
    if (difference.expected == nullptr) {
      ++check.not_accepted;
      --check.compared;
      continue;
    }
    const golden::Findings changes = golden::FindingsOf(difference);
    check.findings.insert(check.findings.end(), changes.begin(), changes.end());
  }
  return check;
}

absl::StatusOr<std::string> AcceptExact(const std::string& root, const golden::Golden& measured,
                                        absl::string_view reason, absl::string_view date) {
  golden::Golden whole = measured;
  const absl::StatusOr<golden::Golden> before = ReadAccepted(root, measured.header);
  if (before.ok() && IsOf(before->header, measured.header)) {
    whole.rows.insert(before->rows.begin(), before->rows.end());
  }
  const golden::GoldenPlace place{root};
  const check::Acceptance plan = check::PlanGolden(whole, place);
  if (plan.nothing_to_do)
    return absl::StrCat(plan.path, ": nothing to accept, the golden is unchanged\n");
  HAKARI_RETURN_IF_ERROR(check::WriteAcceptance(plan, place, reason, date));
  return absl::StrCat(plan.path, ": ", plan.counts, "\n", plan.difference);
}

}  // namespace hakari::reproduce
