#include "ci/gate/bisect/bisect_run.h"

#include <cmath>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "base/status/macros.h"
#include "base/text/printable.h"
#include "ci/gate/bisect/bisection.h"
#include "ci/gate/bisect/row_difference.h"

namespace hakari::gate {
namespace {

// Two checkouts: the good commit stays in one, so that it can run in turn with others.
constexpr char kGoodCheckout[] = "good";
constexpr char kCheckout[] = "commit";

class BisectRun {
 public:
  explicit BisectRun(const BisectPlan& plan)
      : plan_(plan),
        git_(plan.ask.repository, plan.ask.context.stop),
        graph_(plan.ask.repository, plan.ask.context.stop),
        asker_(plan.ask) {}

  absl::StatusOr<BisectReport> Run() {
    HAKARI_RETURN_IF_ERROR(NameBoth());
    HAKARI_RETURN_IF_ERROR(plan_.by_speed ? CompareSpeed() : CompareWork());
    const bool differs =
        plan_.by_speed ? !report_.speed->interval.Contains(1) : !report_.findings.empty();
    if (!differs) return std::move(report_);
    const absl::StatusOr<Bisected> found =
        Bisect(graph_, good_, bad_, [this](const std::string& commit) { return Try(commit); });
    if (!found.ok()) return found.status();
    report_.tried = found->tried;
    HAKARI_RETURN_IF_ERROR(Tell(*found));
    return std::move(report_);
  }

 private:
  absl::Status NameBoth() {
    absl::Status named = Name(plan_.good, good_, report_.good);
    if (named.ok()) named = Name(plan_.bad, bad_, report_.bad);
    if (!named.ok()) return named;
    if (good_ == bad_) return absl::InvalidArgumentError("good and bad are the same commit");
    HAKARI_ASSIGN_OR_RETURN(const bool in_order, graph_.IsAncestor(good_, bad_));
    if (in_order) return absl::OkStatus();
    return absl::InvalidArgumentError(absl::StrCat(
        "`", Printable(plan_.good), "` is not an ancestor of `", Printable(plan_.bad), "`"));
  }

  absl::Status Name(const std::string& revision, std::string& commit, std::string& title) const {
    HAKARI_ASSIGN_OR_RETURN(std::string resolved, git_.Resolve(revision));
    commit = std::move(resolved);
    HAKARI_ASSIGN_OR_RETURN(std::string told, graph_.Title(commit));
    title = std::move(told);
    return absl::OkStatus();
  }

  absl::Status CompareWork() {
    HAKARI_ASSIGN_OR_RETURN(const report::SuiteReport good, AskEnd(good_, kGoodCheckout, "good"));
    HAKARI_ASSIGN_OR_RETURN(const report::SuiteReport bad, AskEnd(bad_, kCheckout, "bad"));
    good_report_ = good;
    report_.findings = RowDifferences(good, bad, plan_.problem);
    if (!report_.findings.empty()) report_.problem = report_.findings[0].problem;
    at_newest_ = RowDifferences(good, bad, report_.problem);
    return absl::OkStatus();
  }

  // Asks the good or the bad commit. Without its answer there is nothing to search for.
  absl::StatusOr<report::SuiteReport> AskEnd(const std::string& commit, const std::string& checkout,
                                             const std::string& whose) {
    plan_.ask.context.Say(absl::StrCat("running the ", whose, " commit"));
    HAKARI_ASSIGN_OR_RETURN(Asked asked, asker_.AskOnce(commit, checkout, plan_.problem));
    if (asked.report) return *std::move(asked.report);
    return absl::FailedPreconditionError(
        absl::StrCat("the ", whose, " commit cannot be tested: ", asked.why_not));
  }

  absl::Status CompareSpeed() {
    HAKARI_ASSIGN_OR_RETURN(Effect change, SpeedOf(bad_));
    report_.speed = change;
    speed_at_newest_ = change;
    return absl::OkStatus();
  }

  // Relative to the good commit; kNotFound if `commit` cannot be asked.
  absl::StatusOr<Effect> SpeedOf(const std::string& commit) {
    std::vector<SpeedRound> rounds;
    for (int i = 0; i < plan_.rounds; ++i) {
      HAKARI_ASSIGN_OR_RETURN(Asked older, asker_.Ask(good_, kGoodCheckout, plan_.problem));
      if (!older.report) {
        return absl::FailedPreconditionError(
            absl::StrCat("the good commit cannot be tested: ", older.why_not));
      }
      HAKARI_ASSIGN_OR_RETURN(Asked newer, asker_.Ask(commit, kCheckout, plan_.problem));
      if (!newer.report) return absl::NotFoundError(newer.why_not);
      rounds.push_back({*std::move(older.report), *std::move(newer.report)});
    }
    return SpeedChangeOf(rounds);
  }

  absl::StatusOr<Trial> Try(const std::string& commit) {
    HAKARI_ASSIGN_OR_RETURN(std::string title, graph_.Title(commit));
    plan_.ask.context.Say(title);
    return plan_.by_speed ? TrySpeed(commit, title) : TryWork(commit, title);
  }

  absl::StatusOr<Trial> TryWork(const std::string& commit, const std::string& title) {
    HAKARI_ASSIGN_OR_RETURN(const Asked asked, asker_.AskOnce(commit, kCheckout, report_.problem));
    if (!asked.report) return Skip(title, asked.why_not);
    golden::Findings differences = RowDifferences(good_report_, *asked.report, report_.problem);
    if (differences.empty()) return Trial::kOld;
    at_newest_ = std::move(differences);
    return Trial::kNew;
  }

  // A commit is new if its speed is nearer to the bad commit's than to the good one's.
  absl::StatusOr<Trial> TrySpeed(const std::string& commit, const std::string& title) {
    const absl::StatusOr<Effect> change = SpeedOf(commit);
    if (absl::IsNotFound(change.status())) {
      return Skip(title, std::string(change.status().message()));
    }
    if (!change.ok()) return change.status();
    const double whole = std::log(report_.speed->estimate);
    if (std::log(change->estimate) / whole < 0.5) return Trial::kOld;
    speed_at_newest_ = *change;
    return Trial::kNew;
  }

  Trial Skip(const std::string& title, const std::string& why) {
    report_.skipped.push_back({title, why});
    return Trial::kSkip;
  }

  absl::Status Tell(const Bisected& found) {
    report_.first_hash = found.suspects[0];
    for (const std::string& commit : found.suspects) {
      HAKARI_ASSIGN_OR_RETURN(const std::string title, graph_.Title(commit));
      report_.suspects.push_back(title);
    }
    report_.at_first = at_newest_;
    if (plan_.by_speed) report_.speed_at_first = speed_at_newest_;
    return absl::OkStatus();
  }

  const BisectPlan& plan_;
  const Git git_;
  const GitGraph graph_;
  RevisionAsker asker_;
  std::string good_, bad_;  // hashes
  BisectReport report_;
  report::SuiteReport good_report_;
  // These belong to the oldest commit that is known to be new.
  golden::Findings at_newest_;
  Effect speed_at_newest_;
};

}  // namespace

absl::StatusOr<BisectReport> RunBisect(const BisectPlan& plan) { return BisectRun(plan).Run(); }

}  // namespace hakari::gate
