#include "golden/testing.h"

#include <atomic>
#include <utility>

#include "absl/strings/str_cat.h"
#include "base/files/text_file.h"
#include "golden/compare.h"
#include "golden/log.h"
#include "suites/core/problem_line.h"
#include "suites/run/testing.h"

namespace hakari::testing {

SuiteRun FakeRun(const std::vector<std::string>& notes) {
  const Suite suite = FakeSuite("");
  const std::atomic<bool> never{false};
  SuiteRun run;
  run.problems = FakeProblems(notes);
  run.program = suite.programs[0];
  const std::unique_ptr<Program> program = *run.program.make(never);
  for (const Problem& problem : run.problems.problems()) {
    Outcome outcome = program->Run(problem, {}, never);
    const Score score = outcome.ran() ? suite.score(problem, outcome) : Score::kOpen;
    run.results.push_back({problem.id, std::move(outcome), score});
  }
  return run;
}

Golden FakeGolden(const SuiteRun& run) { return GoldenOf(FakeSuite(""), run, {}); }

std::string LayOutFakeProject(const std::string& folder, const std::vector<std::string>& notes) {
  const SuiteRun run = FakeRun(notes);
  const Golden golden = FakeGolden(run);
  std::string problems;
  for (const Problem& problem : run.problems.problems()) {
    absl::StrAppend(&problems, ProblemLine(problem), "\n");
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

}  // namespace hakari::testing
