#include "golden/testing.h"

#include <atomic>
#include <utility>

#include "absl/strings/str_cat.h"
#include "base/files/text_file.h"
#include "golden/compare.h"
#include "golden/log.h"
#include "suites/core/problem_line.h"
#include "suites/run/testing.h"

namespace hakari::golden::testing {

suites::SuiteRun FakeRun(const std::vector<std::string>& notes) {
  const suites::Suite suite = suites::testing::FakeSuite("");
  const std::atomic<bool> never{false};
  suites::SuiteRun run;
  run.problems = suites::testing::FakeProblems(notes);
  run.program = suite.programs[0];
  const std::unique_ptr<suites::Program> program = *run.program.make(never);
  for (const suites::Problem& problem : run.problems.problems()) {
    suites::Outcome outcome = program->Run(problem, {}, never);
    const suites::Score score = suites::ScoreOutcome(suite.score, problem, outcome);
    run.results.push_back({problem.id, std::move(outcome), score});
  }
  return run;
}

Golden FakeGolden(const suites::SuiteRun& run) {
  return GoldenOf(suites::testing::FakeSuite(""), run, {});
}

std::string LayOutFakeProject(const std::string& folder, const std::vector<std::string>& notes) {
  const suites::SuiteRun run = FakeRun(notes);
  const Golden golden = FakeGolden(run);
  std::string problems;
  for (const suites::Problem& problem : run.problems.problems()) {
    absl::StrAppend(&problems, suites::ProblemLine(problem), "\n");
  }
  const LogEntry entry = {"2026-01-01", "fake-full.golden", "all new", "first", golden.checksum};
  MakeFolder(absl::StrCat(folder, "/golden/fake")).IgnoreError();
  MakeFolder(absl::StrCat(folder, "/suites")).IgnoreError();
  const std::string path = GoldenPath("fake", "fake", {});
  WriteFileAtomically(absl::StrCat(folder, "/suites/fake.sfen"), problems).IgnoreError();
  WriteFileAtomically(absl::StrCat(folder, "/", path), GoldenText(golden)).IgnoreError();
  WriteFileAtomically(absl::StrCat(folder, "/", GoldenLogPath("fake")), LogLine(entry))
      .IgnoreError();
  return path;
}

}  // namespace hakari::golden::testing
