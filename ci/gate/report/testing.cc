#include "ci/gate/report/testing.h"

#include <cmath>

#include "absl/strings/str_cat.h"
#include "ci/gate/decision.h"

namespace hakari::gate::testing {
namespace {

constexpr char kSfen[] = "4k4/9/4P4/9/9/9/9/9/4K4 b G2r2b3g4s4n4l17p 1";

// Samples that drift in the same way on both sides, as on a real machine.
Rounds RoundsOf(double base_ns, double ratio) {
  Rounds rounds;
  for (int i = 0; i < 40; ++i) {
    const double weather = 1 + 0.05 * std::sin(i / 5.0);
    rounds.base_ns.push_back(base_ns * weather * (1 + 0.002 * std::sin(i * 1.7)));
    rounds.candidate_ns.push_back(base_ns * ratio * weather * (1 + 0.002 * std::sin(i * 2.9)));
    rounds.base_again_ns.push_back(base_ns * weather * (1 + 0.002 * std::sin(i * 4.1)));
  }
  return rounds;
}

BenchRow Bench(const std::string& name, const std::string& unit, double base_ns) {
  BenchRow row;
  row.name = name;
  row.unit = unit;
  row.items = 100000;
  row.base_instructions = 250000000;
  row.candidate_instructions = 250000000;
  row.rounds = RoundsOf(base_ns, 1);
  return row;
}

WorkRow Suite() {
  WorkRow row;
  row.suite = "mate";
  row.program = "pds";
  row.limits = "nodes=10000";
  row.golden = "golden/mate/pds-10000.golden";
  row.compared = 1000;
  row.base_nodes = 2000000;
  row.candidate_nodes = 2000000;
  row.base_cpu_ns = 3000000000;
  row.candidate_cpu_ns = 3010000000;
  return row;
}

WorkDifference Difference(const std::string& problem, uint64_t base, uint64_t candidate) {
  return {problem,
          kSfen,
          {"mate", {{"length", 3}, {"nodes", base}}},
          {"mate", {{"length", 3}, {"nodes", candidate}}},
          false,
          "",
          absl::StrCat("./hakari suite mate --nodes 10000 --only ", problem)};
}

GateSide Side(const std::string& revision) {
  return {revision, "", "g++ 12.2.0", "x86-64-v3", "", {{"probe", absl::StrCat("xxh3:", revision)}},
          ""};
}

}  // namespace

GateReport PassingGate() {
  GateReport report;
  report.origin = {"2026-11-18T10:00:00Z",
                   "0.1",
                   {"gate", "--base", "HEAD"},
                   "Some CPU @ 2 GHz",
                   2,
                   "g++ 12.2.0",
                   "x86-64-v3",
                   "",
                   true,
                   "xxh3:hakari"};
  report.base = Side("1111111111111111111111111111111111111111");
  report.candidate = Side("worktree");
  report.candidate.commit = "2222222222222222222222222222222222222222+";
  report.work = {Suite()};
  report.benchmarks = {Bench("movegen/all", "moves", 2e7), Bench("pds/mate", "nodes", 3e7)};
  report.measuring_seconds = 125;
  report.building_seconds = 40;
  report.total_seconds = 170.5;
  Conclude(report);
  return report;
}

GateReport SlowerGate() {
  GateReport report = PassingGate();
  BenchRow& row = report.benchmarks[1];
  row.rounds = RoundsOf(3e7, 1.031);
  row.alone = RoundsOf(3e7, 1.030);
  row.other_order = RoundsOf(3e7, 1.029);
  Conclude(report);
  return report;
}

GateReport ChangedGate() {
  GateReport report = PassingGate();
  WorkRow& row = report.work[0];
  row.candidate_nodes = 2040000;
  row.candidate_cpu_ns = 3380000000;
  row.differences = {Difference("m1", 1000, 41000), Difference("m2", 90, 60),
                     Difference("m3", 500, 530)};
  row.differences[1].candidate = {"nomate", {{"nodes", 60}}};
  row.differences[2].accepted = true;
  row.differences[2].reason = "moves are ordered anew";
  Conclude(report);
  return report;
}

GateReport StrongerGate() {
  GateReport report = PassingGate();
  StrengthRow& row = report.strength.emplace();
  row.limits = "nodes=1000";
  row.candidate_limits = "nodes=970";
  row.time_per_node = {"time per node", EffectUnit::kChange, 0.031, {0.028, 0.034}, 0.95};
  row.sprt = {EloModel::kLogistic, -10, 0, 0.05, 0.05};
  row.outcomes = {10, 10, 100, 60, 60};
  row.mirrored_pairs = 3;
  row.repeated_pairs = 2;
  row.games = 484;
  row.openings = "24000 openings xxh3:1 in the order of seed 1";
  row.file = ".hakari/gate/1.match";
  row.seconds = 61;
  Conclude(report);
  return report;
}

GateReport InvalidGate() {
  GateReport report = PassingGate();
  report.work.clear();
  report.benchmarks.clear();
  report.faults = {"the base does not build: see .hakari/gate/base.log"};
  Conclude(report);
  return report;
}

GateReport HostileGate(const std::string& text) {
  GateReport report = ChangedGate();
  report.origin.cpu_model = text;
  report.origin.command = {text};
  report.faults = {text};
  report.base.revision = text;
  report.no_instructions = text;
  report.not_measured = {text};
  report.trend = {{"2026-11-17T10:00:00Z", text, text, 1.01, text}};
  BenchRow& bench = report.benchmarks[0];
  bench.name = text;
  bench.unit = text;
  bench.rounds = {};
  WorkRow& row = report.work[0];
  row.suite = text;
  row.program = text;
  row.limits = text;
  row.golden = text;
  for (WorkDifference& difference : row.differences) {
    difference.problem = text;
    difference.sfen = text;
    difference.base.answer = text;
    difference.candidate.counters[text] = 7;
    difference.replay = text;
  }
  row.differences[2].reason = text;
  report.strength = StrongerGate().strength;
  report.strength->limits = text;
  report.strength->candidate_limits = text;
  report.strength->openings = text;
  report.strength->file = text;
  Conclude(report);
  return report;
}

}  // namespace hakari::gate::testing
