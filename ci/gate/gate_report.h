// Everything that a gate measured and concluded. The JSON holds this value, and every other output
// is made from it. Raw samples are kept, so that the verdict can be recomputed.
#ifndef HAKARI_CI_GATE_GATE_REPORT_H_
#define HAKARI_CI_GATE_GATE_REPORT_H_

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "base/statistics/effect.h"
#include "ci/gate/strength_row.h"
#include "ci/report/origin.h"
#include "ci/report/verdict/verdict.h"
#include "suites/core/outcome.h"

namespace hakari::gate {

// The layers of a gate, in the order in which they are checked. The report names the one that
// decided.
enum class GateLayer { kValidity, kWork, kInstructions, kTime, kStrength };

absl::string_view GateLayerName(GateLayer layer);
absl::StatusOr<GateLayer> ParseGateLayer(absl::string_view name);

// One of the two builds.
struct GateSide {
  std::string revision;  // a commit's hash; "worktree" for what is not committed; empty: a folder
  std::string folder;    // of its executables
  std::string compiler;
  std::string instruction_set;                       // "x86-64-v3"
  std::string sanitizer;                             // empty if none
  std::map<std::string, std::string> binary_hashes;  // by the executable's name
  std::string commit;  // of a "worktree": the checked-out commit, with '+' if files differ
};

// The thresholds of the decision; part of the report, since the verdict depends on them.
struct GateRules {
  double confidence = 0.99;   // of the whole time layer of one gate
  double time_floor = 0.01;   // a change smaller than this is never an alarm
  double most_unseen = 0.03;  // what passes is surely slower by less than this
  double most_noise = 0.03;   // with a larger floor, from the canary, the machine is too noisy
  double instruction_floor = 0.002;
  int rounds_a_look = 40;
  int looks = 4;
  bool strict_instructions = false;  // more instructions are an alarm whatever the time says
  bool judge_time = true;  // false: the time was not weighed, and instructions alone decide
  bool one_order = false;  // there is no second order of linking: the time decides alone
  bool judge_work = true;  // false: differing work is only listed, as of two foreign programs
};

// ---- Exact work

struct WorkDifference {
  std::string problem;
  std::string sfen;
  suites::CountedAnswer base;
  suites::CountedAnswer candidate;
  bool accepted = false;  // the candidate's own golden has it
  std::string reason;     // the reason given when it was accepted
  std::string replay;     // the command that runs the problem again
};

// The name of the row of work that holds the benchmarks' counts.
inline constexpr char kBenchCounts[] = "bench";

// One suite run by one program.
struct WorkRow {
  std::string suite;
  std::string program;
  std::string limits;
  std::string golden;  // the candidate's, below its project's folder; empty if it has none
  int compared = 0;
  uint64_t base_nodes = 0;  // over all compared problems
  uint64_t candidate_nodes = 0;
  int64_t base_cpu_ns = 0;
  int64_t candidate_cpu_ns = 0;
  std::vector<WorkDifference> differences;  // in the order of the problems
  // Concluded:
  report::Verdict verdict = report::Verdict::kPass;
};

// ---- Benchmarks

// CPU times of one sample on each side, by round. The base runs twice in each round; its difference
// from itself is the canary.
struct Rounds {
  std::vector<double> base_ns;
  std::vector<double> candidate_ns;
  std::vector<double> base_again_ns;

  size_t size() const { return base_ns.size(); }
};

struct BenchRow {
  std::string name;                           // "pds/mate"
  std::string unit;                           // what is counted: "nodes", "moves"
  uint64_t items = 0;                         // of the unit, in one sample of the base
  uint64_t candidate_items = 0;               // in one sample of the candidate; 0: as many
  std::optional<uint64_t> base_instructions;  // of one sample
  std::optional<uint64_t> candidate_instructions;
  bool weighed = true;  // false: its instructions decide alone
  Rounds rounds;        // measured together with all benchmarks
  Rounds alone;         // flagged rows, measured again alone
  Rounds other_order;   // both builds, linked in another order
  // Concluded:
  std::optional<Effect> time;  // a change; none if there are too few rounds
  std::optional<Effect> time_alone;
  std::optional<Effect> time_other_order;
  std::optional<double> instructions;  // the relative change
  double floor = 0;                    // the least change that counts, from the canary
  double p = 1;                        // the p-value that the time did not change, after Holm
  report::Verdict verdict = report::Verdict::kPass;
  GateLayer layer = GateLayer::kTime;  // the one that decided
  std::string note;                    // one sentence, for people
};

// ---- The past

// A point of the history: a benchmark's time relative to the pinned reference build.
struct TrendPoint {
  std::string time;  // UTC
  std::string revision;
  std::string benchmark;
  double ratio = 1;
  std::string subject;  // of the revision's commit, if git knows it
};

// ---- The whole

struct GateReport {
  report::Origin origin;
  GateSide base;
  GateSide candidate;
  GateRules rules;
  // The executables are equal byte by byte, and so are problems and goldens.
  bool identical = false;
  std::vector<std::string> faults;  // what makes it invalid, each a sentence
  bool out_of_time = false;         // the budget was used up before the end
  // What was planned but not measured, for example because the budget was used up or too much had
  // failed.
  std::vector<std::string> not_measured;
  std::string no_instructions;  // why instructions were not counted; empty if they were
  std::vector<WorkRow> work;
  std::vector<BenchRow> benchmarks;
  std::optional<StrengthRow> strength;  // none: no games were requested
  std::vector<TrendPoint> trend;        // from the history, if there is one; decides nothing
  double measuring_seconds = 0;
  double building_seconds = 0;
  double total_seconds = 0;
  // Concluded:
  report::Verdict verdict = report::Verdict::kPass;
  GateLayer layer = GateLayer::kValidity;
  std::vector<std::string> reasons;  // the first is the one that decided; none for a pass
};

}  // namespace hakari::gate

#endif  // HAKARI_CI_GATE_GATE_REPORT_H_
