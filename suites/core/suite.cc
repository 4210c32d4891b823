#include "suites/core/suite.h"

#include <utility>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"

namespace hakari::suites {

ProblemRules RulesOf(const Suite& suite) { return {!suite.tally.empty(), suite.tally}; }

absl::Status Give(Suite& suite, const std::string& path) {
  if (!suite.read_given) {
    return absl::InvalidArgumentError(
        absl::StrCat("the suite ", suite.name, " accepts only its own problems"));
  }
  absl::StatusOr<ProblemSet> problems = suite.read_given(path, RulesOf(suite));
  if (!problems.ok()) return problems.status();
  suite.given = std::make_shared<GivenProblems>(GivenProblems{path, *std::move(problems)});
  return absl::OkStatus();
}

absl::StatusOr<ProblemSet> ReadProblemsOf(const Suite& suite, const std::string& root) {
  if (suite.given != nullptr) return suite.given->problems;
  std::vector<std::string> paths;
  for (const std::string& file : suite.problem_files) {
    paths.push_back(root.empty() ? file : absl::StrCat(root, "/", file));
  }
  return ReadProblemSet(paths, RulesOf(suite));
}

absl::StatusOr<ProgramSpec> FindProgram(const Suite& suite, absl::string_view name) {
  for (const ProgramSpec& program : suite.programs) {
    if (name.empty() || program.name == name) return program;
  }
  if (suite.programs.empty()) {
    return absl::OutOfRangeError(
        absl::StrCat("the suite ", suite.name,
                     " runs only external engines: expected --program \"usi:COMMAND\", or a "
                     "hakari.json that names an engine"));
  }
  const auto append_name = [](std::string* out, const ProgramSpec& p) { out->append(p.name); };
  return absl::OutOfRangeError(absl::StrCat("the suite ", suite.name, " has no program '", name,
                                            "', only ",
                                            absl::StrJoin(suite.programs, ", ", append_name)));
}

}  // namespace hakari::suites
