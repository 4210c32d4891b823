// A row's verdict and words must match its figures. Thousands of made-up combinations of together,
// alone, other order and instructions are checked against what each text claims.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <random>
#include <set>
#include <string>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/string_view.h"
#include "ci/gate/decision.h"
#include "ci/gate/samples_for_test.h"

namespace hakari::gate {
namespace {

constexpr int kCombinations = 10000;

class Maker {
 public:
  // A gate whose first row has stages of every kind: missing, short, clear and noisy.
  GateReport Make() {
    GateReport report;
    report.out_of_time = Chance(4);
    report.rules.one_order = Chance(8);
    report.rules.strict_instructions = Chance(10);
    report.rules.judge_time = !Chance(20);
    report.benchmarks = {RowNamed("pds/mate")};
    BenchRow& row = report.benchmarks[0];
    row.weighed = !Chance(20);
    row.candidate_items = One<uint64_t>({1000, 1000, 1000, 900, 1200});
    CountInstructions(row);
    const bool is_weighed = row.weighed && report.rules.judge_time;
    for (const Stage stage : {Stage::kTogether, Stage::kAlone, Stage::kOtherOrder}) {
      if (is_weighed) Measure(stage, row);
    }
    // Other rows, which share the chance of an error.
    if (Chance(3)) report.benchmarks.resize(60, RowNamed("legal/quiet"));
    Conclude(report);
    return report;
  }

 private:
  template <typename T>
  T One(const std::vector<T>& of) {
    return of[random_() % of.size()];
  }
  bool Chance(unsigned one_in) { return random_() % one_in == 0; }

  static double ItemsRatio(const BenchRow& row) {
    return static_cast<double>(row.candidate_items) / static_cast<double>(row.items);
  }

  void CountInstructions(BenchRow& row) {
    if (Chance(8)) return;
    constexpr double kBase = 9e6;
    const double change = One<double>({-0.05, -0.001, 0, 0, 0.001, 0.0037, 0.01, 0.03, 0.092});
    row.base_instructions = static_cast<uint64_t>(kBase);
    row.candidate_instructions =
        static_cast<uint64_t>(std::lround(kBase * (1 + change) * ItemsRatio(row)));
  }

  void Measure(Stage stage, BenchRow& row) {
    const int rounds = One<int>({0, 5, 12, 40, 40, 80, 160});
    const double slower = One<double>({-0.05, -0.02, -0.02, -0.006, -0.002, 0, 0, 0, 0, 0.002,
                                       0.004, 0.006, 0.009, 0.012, 0.02, 0.024, 0.035, 0.06});
    const double noise = One<double>({0.001, 0.003, 0.003, 0.01, 0.03, 0.1});
    StrawSource source(random_());
    source.benchmarks[row.name] = SlowerBy((1 + slower) * ItemsRatio(row) - 1, noise);
    ASSERT_TRUE(source.Measure(stage, {&row}, rounds).ok());
  }

  std::mt19937 random_{20261119};
};

using Time = std::optional<Effect>;

bool IsUp(const Time& time) { return time && time->interval.low > 0; }
bool IsDown(const Time& time) { return time && time->interval.high < 0; }

// What a row's figures say, in the terms of the claims below.
struct Facts {
  explicit Facts(const GateReport& report)
      : row(report.benchmarks[0]),
        rules(report.rules),
        out_of_time(report.out_of_time),
        was_weighed(row.weighed && rules.judge_time),
        times({row.time, row.time_alone, row.time_other_order}),
        instructions(row.instructions.value_or(0)),
        has_more(instructions > rules.instruction_floor) {}

  bool Says(absl::string_view words) const { return absl::StrContains(row.note, words); }
  bool IsRegressed() const { return row.verdict == report::Verdict::kRegressed; }
  bool ByTime() const { return row.layer == GateLayer::kTime; }
  // Whether the time lies on the side that the note names.
  bool AsSaid(const Time& time) const { return Says("slower") ? IsUp(time) : IsDown(time); }

  template <typename Holds>
  bool Any(Holds holds) const {
    return std::any_of(times.begin(), times.end(), holds);
  }
  bool AnyIsUp() const { return Any(IsUp); }
  bool AnyIsMissing() const {
    return Any([](const Time& time) { return !time; });
  }
  bool SurelyDoesNotFollow(const Time& time) const {
    return time && time->interval.low <= 0 && time->interval.high < instructions / 2;
  }
  bool MayFollow(const Time& time) const { return time && !SurelyDoesNotFollow(time); }
  bool NoneFollows() const {
    return !Any([this](const Time& time) { return !SurelyDoesNotFollow(time); });
  }
  bool IsWithinTheUnseen(const Time& time) const {
    return time && std::max(time->interval.high, -time->interval.low) <= rules.most_unseen;
  }
  bool IsBelowTheFloor(const Time& time) const {
    return time && std::abs(time->estimate) <= row.floor;
  }

  const BenchRow& row;
  const GateRules& rules;
  const bool out_of_time;
  const bool was_weighed;
  const std::array<Time, 3> times;
  const double instructions;
  const bool has_more;  // more instructions than the floor allows
};

// If a note contains `words`, `is_borne_out` must hold. Every claim must occur, or the test fails.
struct Claim {
  const char* words;
  bool (*is_borne_out)(const Facts& facts);
};

const Claim kClaims[] = {
    {"more instructions", [](const Facts& f) { return f.has_more; }},
    {"fewer instructions",
     [](const Facts& f) { return f.instructions < -f.rules.instruction_floor; }},
    {"with the same instructions",
     [](const Facts& f) { return f.row.instructions && f.instructions == 0; }},
    {"about the same instructions",
     [](const Facts& f) {
       return f.row.instructions && std::abs(f.instructions) <= f.rules.instruction_floor;
     }},
    {"not slower",
     [](const Facts& f) { return f.row.verdict == report::Verdict::kPass && f.NoneFollows(); }},
    {"and slower", [](const Facts& f) { return IsUp(f.row.time) && IsUp(f.row.time_alone); }},
    {"and the time may be longer",
     [](const Facts& f) {
       return f.Says("may be longer when measured alone") ? f.MayFollow(f.row.time_alone)
              : f.Says("may be longer when measured in")  ? f.MayFollow(f.row.time_other_order)
                                                          : f.MayFollow(f.row.time);
     }},
    {"was not measured alone", [](const Facts& f) { return !f.row.time_alone; }},
    {"not measured in another order", [](const Facts& f) { return !f.row.time_other_order; }},
    {"and it was not timed", [](const Facts& f) { return !f.was_weighed; }},
    {"the budget ran out", [](const Facts& f) { return f.out_of_time && !f.NoneFollows(); }},
    {"seem", [](const Facts& f) { return f.AsSaid(f.row.time); }},
    {"but not when measured again",
     [](const Facts& f) { return f.row.time_alone && !f.AsSaid(f.row.time_alone); }},
    {"by less than the floor when measured again",
     [](const Facts& f) {
       return f.AsSaid(f.row.time_alone) && f.IsBelowTheFloor(f.row.time_alone);
     }},
    {"was not measured again", [](const Facts& f) { return !f.row.time_alone; }},
    {"not confirmed when measured again",
     [](const Facts& f) { return f.row.time_alone.has_value(); }},
    {"chance with so many", [](const Facts& f) { return f.row.p > 1 - f.rules.confidence; }},
    {"in one order of linking",
     [](const Facts& f) { return f.AsSaid(f.row.time) && f.AsSaid(f.row.time_alone); }},
    {"in one order of linking only",
     [](const Facts& f) { return f.row.time_other_order && !f.AsSaid(f.row.time_other_order); }},
    {"by less than the floor in the other",
     [](const Facts& f) {
       return f.AsSaid(f.row.time_other_order) && f.IsBelowTheFloor(f.row.time_other_order);
     }},
    {"unclear in another order", [](const Facts& f) { return f.row.time_other_order.has_value(); }},
    {"too few rounds", [](const Facts& f) { return f.row.rounds.size() > 0 && !f.row.time; }},
    {"too noisy", [](const Facts& f) { return f.row.floor > f.rules.most_noise; }},
    {"too wide", [](const Facts& f) { return f.row.time && !f.IsWithinTheUnseen(f.row.time); }},
    {"unclear at first, within 3 %",
     [](const Facts& f) {
       return !IsUp(f.row.time) && !IsDown(f.row.time) && f.IsWithinTheUnseen(f.row.time_alone);
     }},
};

// If `when` holds, `then` must hold, whatever the note says. Every condition must occur, or the
// test fails.
struct Rule {
  const char* name;
  bool (*when)(const Facts& facts);
  bool (*then)(const Facts& facts);
};

const Rule kRules[] = {
    {"slower by time is up however it was measured",
     [](const Facts& f) { return f.IsRegressed() && f.ByTime(); },
     [](const Facts& f) {
       return IsUp(f.row.time) && IsUp(f.row.time_alone) &&
              (f.rules.one_order || IsUp(f.row.time_other_order)) &&
              f.row.p <= 1 - f.rules.confidence && f.was_weighed && !f.has_more;
     }},
    {"improved is down, in both orders unless instructions explain it",
     [](const Facts& f) { return f.row.verdict == report::Verdict::kImproved; },
     [](const Facts& f) {
       const bool explained = f.instructions < -f.rules.instruction_floor;
       return IsDown(f.row.time) && IsDown(f.row.time_alone) &&
              (f.rules.one_order || explained || IsDown(f.row.time_other_order));
     }},
    {"regressed by instructions has more of them",
     [](const Facts& f) { return f.row.layer == GateLayer::kInstructions; },
     [](const Facts& f) { return f.has_more; }},
    {"a pass in spite of more instructions has every measurement, and none follows",
     [](const Facts& f) { return f.has_more && f.row.verdict == report::Verdict::kPass; },
     [](const Facts& f) {
       return f.NoneFollows() && f.was_weighed && !f.rules.strict_instructions;
     }},
    {"none follows: a pass",
     [](const Facts& f) {
       return f.has_more && f.NoneFollows() && f.was_weighed && !f.rules.strict_instructions;
     },
     [](const Facts& f) { return f.row.verdict == report::Verdict::kPass; }},
    {"a measurement that is missing leaves more instructions regressed",
     [](const Facts& f) { return f.has_more && f.AnyIsMissing() && !f.out_of_time; },
     [](const Facts& f) { return f.IsRegressed(); }},
    {"or inconclusive if the budget ran out and no time is up",
     [](const Facts& f) {
       return f.has_more && f.AnyIsMissing() && f.out_of_time && !f.AnyIsUp() && f.was_weighed &&
              !f.rules.strict_instructions;
     },
     [](const Facts& f) { return f.row.verdict == report::Verdict::kInconclusive; }},
    {"time that is up leaves more instructions regressed",
     [](const Facts& f) { return f.has_more && f.AnyIsUp(); },
     [](const Facts& f) { return f.IsRegressed(); }},
    {"more instructions are inconclusive for want of time alone",
     [](const Facts& f) { return f.has_more && f.row.verdict == report::Verdict::kInconclusive; },
     [](const Facts& f) { return f.out_of_time && !f.AnyIsUp(); }},
    {"a timed row that passes is not slower by 3 % in at least one measurement",
     [](const Facts& f) {
       return !f.has_more && f.was_weighed && f.row.verdict == report::Verdict::kPass;
     },
     [](const Facts& f) {
       return f.Any([&f](const Time& time) {
         return time && time->interval.high <= f.rules.most_unseen &&
                (!IsUp(time) || f.IsBelowTheFloor(time));
       });
     }},
    {"a pass without a note is within 3 % in the first measurement, or was not timed",
     [](const Facts& f) { return f.row.verdict == report::Verdict::kPass && f.row.note.empty(); },
     [](const Facts& f) {
       return (f.row.instructions && !f.was_weighed) ||
              (f.IsWithinTheUnseen(f.row.time) && f.row.floor <= f.rules.most_noise);
     }},
    {"every verdict except pass has a note",
     [](const Facts& f) { return f.row.verdict != report::Verdict::kPass; },
     [](const Facts& f) {
       return !f.row.note.empty() && f.row.verdict != report::Verdict::kInvalid;
     }},
};

std::string Shown(const char* name, const Time& change) {
  if (!change) return absl::StrCat(name, " missing; ");
  return absl::StrCat(name, " ", change->estimate, " [", change->interval.low, ", ",
                      change->interval.high, "]; ");
}

std::string Shown(const Facts& facts) {
  const BenchRow& row = facts.row;
  return absl::StrCat(
      report::VerdictName(row.verdict), " by ", GateLayerName(row.layer), ": \"", row.note, "\"; ",
      Shown("together", row.time), Shown("alone", row.time_alone),
      Shown("other order", row.time_other_order),
      row.instructions ? absl::StrCat("instructions ", *row.instructions) : "not counted",
      "; floor ", row.floor, "; p ", row.p, facts.out_of_time ? "; out of time" : "",
      facts.was_weighed ? "" : "; not weighed");
}

TEST(RowWords, NeverContradictTheFigures) {
  Maker maker;
  std::set<std::string> met;
  for (int i = 0; i < kCombinations && !HasFailure(); ++i) {
    const GateReport report = maker.Make();
    const Facts facts(report);
    for (const Claim& claim : kClaims) {
      if (!facts.Says(claim.words)) continue;
      met.insert(claim.words);
      EXPECT_TRUE(claim.is_borne_out(facts)) << claim.words << "\n" << Shown(facts);
    }
    for (const Rule& rule : kRules) {
      if (!rule.when(facts)) continue;
      met.insert(rule.name);
      EXPECT_TRUE(rule.then(facts)) << rule.name << "\n" << Shown(facts);
    }
  }
  for (const Claim& claim : kClaims) EXPECT_EQ(met.count(claim.words), 1u) << claim.words;
  for (const Rule& rule : kRules) EXPECT_EQ(met.count(rule.name), 1u) << rule.name;
}

}  // namespace
}  // namespace hakari::gate
