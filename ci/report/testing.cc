#include "ci/report/testing.h"

namespace hakari::report::testing {

SuiteReport ReportWith(const golden::Findings& findings) {
  SuiteReport report;
  report.origin = {"2026-11-18T10:00:00Z",
                   "0.1",
                   {"suite", "mate"},
                   "Some CPU @ 2 GHz",
                   2,
                   "g++ 12.2.0",
                   "x86-64-v3",
                   "",
                   true,
                   "xxh3:b"};
  report.suite = "mate";
  report.suite_hash = "xxh3:a";
  report.problems_in_suite = 3;
  report.program = "pds";
  report.configuration = "pds/1";
  report.limits.nodes = 10000;
  report.golden = "golden/mate/pds-10000.golden";
  report.golden_checksum = "xxh3:c";
  report.jobs = 2;
  report.resumed = 1;
  report.wall_ns = 1500000000;
  report.replay = "./hakari suite mate --nodes 10000";
  suites::Outcome first = suites::Outcome::Ran("mate 3", {{"line", 3}, {"nodes", INT64_MAX}});
  first.line = "G*5b";
  first.times = {1000000000, 1100000000};
  suites::Outcome second = suites::Outcome::Ran("nomate", {{"nodes", 7}});
  second.times = {250000000, 250000000};
  report.results = {{"m1", first, {suites::Score::Verdict::kRight, 1}},
                    {"m2", second, {suites::Score::Verdict::kWrong}},
                    {"m3", suites::Outcome::Ran("unknown", {{"nodes", 10000}}), {}}};
  report.findings = findings;
  report.judgement = Judge(findings);
  return report;
}

SuiteReport TallyReport() {
  using suites::Outcome;
  using Verdict = suites::Score::Verdict;
  SuiteReport report =
      ReportWith({{golden::FindingKind::kChangedAnswer, "n1", "", "9g9f", "7g7f"},
                  {golden::FindingKind::kChangedAnswer, "n2", "", "2g2f", "9g9f"},
                  {golden::FindingKind::kDidNotRun, "n3", "", "", "crashed, died"}});
  report.suite = "next_move";
  report.program = "search";
  report.replay = "./hakari suite next_move";
  report.tally = {"book", "theme"};
  report.golden_right = {{"n1", false}, {"n2", true}};
  const Outcome right =
      Outcome::Ran("7g7f", {{"nodes", 100}, {"right_depth", 4}, {"right_nodes", 40}});
  report.results = {
      {"n1", right, {Verdict::kRight, 1}, {{"book", {"one"}}, {"theme", {"fork", "pin"}}}},
      {"n2", Outcome::Ran("9g9f", {{"nodes", 50}}), {Verdict::kWrong}, {{"theme", {"pin"}}}},
      {"n3", Outcome::Crashed("died"), {Verdict::kNotAnswered}, {{"book", {"one"}}}}};
  return report;
}

}  // namespace hakari::report::testing
