#include "ci/compare/summary.h"

#include <algorithm>
#include <cmath>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "base/statistics/median.h"
#include "golden/compare.h"

namespace hakari::compare {
namespace {

constexpr double kError = 0.05;

// The median of the rounds.
std::optional<double> CpuOf(const ComparedAnswer& answer) {
  if (!answer.outcome.ran() || answer.cpu_ns.empty()) return std::nullopt;
  const double cpu = MedianOf({answer.cpu_ns.begin(), answer.cpu_ns.end()});
  if (cpu <= 0) return std::nullopt;
  return cpu;
}

std::optional<double> CpuPerNodeOf(const ComparedAnswer& answer) {
  const std::optional<double> cpu = CpuOf(answer);
  const std::optional<double> nodes = CounterMeasure("nodes")(answer);
  if (!cpu || !nodes) return std::nullopt;
  return *cpu / *nodes;
}

std::optional<double> NodesPerSecond(const Comparison& comparison, size_t who) {
  constexpr double kNanoseconds = 1e9;
  std::vector<double> rates;
  for (const ComparedPosition& position : comparison.positions) {
    const std::optional<double> cpu_per_node = CpuPerNodeOf(position.answers[who]);
    if (cpu_per_node) rates.push_back(kNanoseconds / *cpu_per_node);
  }
  if (rates.empty()) return std::nullopt;
  return MedianOf(rates);
}

void Count(const Comparison& comparison, const ComparedPosition& position, size_t who,
           ContestantSummary& summary) {
  const ComparedAnswer& answer = position.answers[who];
  summary.scores.Add(answer.score);
  if (!answer.repeats) summary.unsteady.push_back(position.id);
  if (!answer.outcome.ran()) {
    summary.failures.push_back(absl::StrCat(position.id, ": ", answer.outcome.why));
    return;
  }
  ++summary.ran;
  const std::string& unsolved = comparison.contestants[who].program.unsolved_answer;
  summary.answered += unsolved.empty() || answer.outcome.answer != unsolved;
}

// Compares with the first contestant's answers, where both answered.
void CountDifferences(const Comparison& comparison, size_t who, ContestantSummary& summary) {
  golden::AnswerList firsts, others;
  for (const ComparedPosition& position : comparison.positions) {
    const suites::Outcome& first = position.answers[0].outcome;
    const suites::Outcome& other = position.answers[who].outcome;
    if (!first.ran() || !other.ran()) continue;
    firsts.push_back({position.id, &first});
    others.push_back({position.id, &other});
  }
  for (const golden::AnswerDifference& difference : golden::DifferencesOf(firsts, others)) {
    const std::vector<std::string>& counters = difference.counters;
    if (difference.answers_differ) summary.other_answers.push_back(difference.id);
    if (std::find(counters.begin(), counters.end(), "nodes") != counters.end()) {
      summary.other_nodes.push_back(difference.id);
    }
  }
}

// How nodes and time per node explain a difference in time.
std::string Cause(const ContestantSummary& contestant) {
  if (!contestant.nodes || !contestant.cpu_per_node) return "";
  return absl::StrFormat(" (nodes %.3f, time per node %.3f)", contestant.nodes->effect.estimate,
                         contestant.cpu_per_node->effect.estimate);
}

class Judging {
 public:
  void Say(report::Verdict verdict, std::string reason) {
    if (Rank(verdict) > Rank(judgement_.verdict)) judgement_.verdict = verdict;
    judgement_.reasons.push_back(std::move(reason));
  }
  const report::Judgement& judgement() const { return judgement_; }

 private:
  static int Rank(report::Verdict verdict) {
    constexpr report::Verdict kOrder[] = {report::Verdict::kPass, report::Verdict::kImproved,
                                          report::Verdict::kInconclusive,
                                          report::Verdict::kRegressed, report::Verdict::kInvalid};
    return static_cast<int>(std::find(std::begin(kOrder), std::end(kOrder), verdict) -
                            std::begin(kOrder));
  }
  report::Judgement judgement_;
};

void JudgeTime(const ContestantSummary& contestant, const std::string& name, double floor,
               Judging& judging) {
  const std::optional<RatioToFirst>& cpu = contestant.cpu;
  if (!cpu || !cpu->effect.has_interval()) {
    judging.Say(report::Verdict::kInconclusive,
                absl::StrCat(name, cpu ? ": too few positions for an interval of the time"
                                       : ": its processor time is unknown"));
    return;
  }
  const double limit = std::log1p(floor);
  const double median = std::log(cpu->effect.estimate);
  const double low = std::log(cpu->effect.interval.low);
  const double high = std::log(cpu->effect.interval.high);
  if (low > 0 && median > limit) {
    judging.Say(report::Verdict::kRegressed,
                absl::StrCat(name, " is slower: ", RatioText(cpu), Cause(contestant)));
  } else if (high < 0 && median < -limit) {
    judging.Say(report::Verdict::kImproved,
                absl::StrCat(name, " is faster: ", RatioText(cpu), Cause(contestant)));
  } else if ((high - low) / 2 > limit) {
    judging.Say(report::Verdict::kInconclusive,
                absl::StrCat(name, ": the interval of the time is too wide: ", RatioText(cpu),
                             "; use more positions or --rounds"));
  }
}

}  // namespace

ComparisonSummary Summarise(const Comparison& comparison) {
  const size_t contestants = comparison.contestants.size();
  ComparisonSummary summary;
  summary.confidence = 1 - kError / std::max<double>(1, static_cast<double>(contestants) - 1);
  summary.contestants.resize(contestants);
  for (size_t who = 0; who < contestants; ++who) {
    ContestantSummary& contestant = summary.contestants[who];
    for (const ComparedPosition& position : comparison.positions) {
      Count(comparison, position, who, contestant);
    }
    CountDifferences(comparison, who, contestant);
    contestant.nodes_per_second = NodesPerSecond(comparison, who);
    if (who == 0) continue;
    const auto ratio = [&](const char* what, const MeasureOfAnswer& measure) {
      return RatioOfMeasure(comparison, who, summary.confidence, what, measure);
    };
    contestant.nodes = ratio("nodes", CounterMeasure("nodes"));
    contestant.cpu = ratio("time", CpuOf);
    contestant.cpu_per_node = ratio("time per node", CpuPerNodeOf);
  }
  return summary;
}

report::Judgement JudgeComparison(const Comparison& comparison, const ComparisonSummary& summary,
                                  const CompareRules& rules) {
  Judging judging;
  if (comparison.interrupted) judging.Say(report::Verdict::kInvalid, "interrupted");
  for (size_t who = 0; who < summary.contestants.size(); ++who) {
    const ContestantSummary& contestant = summary.contestants[who];
    const std::string name(1, static_cast<char>('A' + who));
    if (!contestant.failures.empty()) {
      judging.Say(report::Verdict::kInvalid,
                  absl::StrCat(name, ": ", contestant.failures.size(),
                               " positions without an answer, first ", contestant.failures[0]));
    }
    if (contestant.scores.faults > 0) {
      judging.Say(report::Verdict::kRegressed,
                  absl::StrCat(name, ": wrong answers: ", contestant.scores.faults));
    }
    if (who == 0) continue;
    if (rules.same_nodes && !contestant.other_answers.empty()) {
      judging.Say(report::Verdict::kRegressed,
                  absl::StrCat(name, ": different answers: ", contestant.other_answers.size(),
                               ", first ", contestant.other_answers[0]));
    }
    if (rules.same_nodes && !contestant.other_nodes.empty()) {
      judging.Say(report::Verdict::kRegressed,
                  absl::StrCat(name, ": different node counts: ", contestant.other_nodes.size(),
                               ", first ", contestant.other_nodes[0]));
    }
    JudgeTime(contestant, name, rules.floor, judging);
  }
  return judging.judgement();
}

}  // namespace hakari::compare
