#include "ci/cli/commands.h"

#include <filesystem>
#include <memory>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/match.h"
#include "base/status/macros.h"
#include "ci/cli/command.h"
#include "ci/cli/common_options.h"
#include "ci/cli/engines/side_by_side.h"
#include "ci/cli/number_check.h"
#include "ci/cli/output.h"
#include "ci/cli/suite/suite_options.h"
#include "ci/project/project_folder.h"
#include "suites/core/problem_set.h"
#include "suites/registry.h"

namespace hakari::cli {
namespace {

constexpr char kUsualSuite[] = "middlegame";

struct CompareOptions : SideBySideOptions {
  std::string positions = kUsualSuite;  // a suite or a file
  std::string as;                       // how a file is asked
  int first = 0;
};

bool IsFile(const CompareOptions& options) {
  return absl::EndsWith(options.positions, ".sfen") || absl::EndsWith(options.positions, ".zst");
}

absl::StatusOr<std::vector<suites::Problem>> PositionsOf(const CompareOptions& options,
                                                         const suites::Suite& suite,
                                                         const std::string& root) {
  HAKARI_ASSIGN_OR_RETURN(const suites::ProblemSet set,
                          IsFile(options)
                              ? suites::ReadProblemSet({options.positions}, suites::RulesOf(suite))
                              : suites::ReadProblemsOf(suite, root));
  std::vector<suites::Problem> problems = set.problems();
  if (options.first > 0 && static_cast<size_t>(options.first) < problems.size()) {
    problems.resize(static_cast<size_t>(options.first));
  }
  return problems;
}

void CompleteWords(CompareOptions& options, const std::string& root) {
  std::error_code ignored;
  ContestantWords& words = options.words;
  words.question.here = std::filesystem::current_path(ignored).string();
  words.question.root = root;
  words.question.suite = !IsFile(options)     ? options.positions
                         : options.as.empty() ? kUsualSuite
                                              : options.as;
}

report::ExitCode RunCompare(CompareOptions options) {
  const absl::Status opened = OpenOutputs({&options.json});
  if (!opened.ok()) return Complain(CodeOfWords(opened), opened.message());
  const absl::StatusOr<std::string> root = project::ProjectFolder();
  if (!root.ok()) return Complain(report::ExitCode::kInvalid, root.status().message());
  CompleteWords(options, *root);
  const suites::Suite* const suite = suites::FindSuite(options.words.question.suite);
  if (suite == nullptr) {
    return Complain(report::ExitCode::kBadUsage, UnknownSuite(options.words.question.suite));
  }
  absl::StatusOr<std::vector<suites::Problem>> problems = PositionsOf(options, *suite, *root);
  if (!problems.ok()) return Complain(CodeOfFile(problems.status()), problems.status().message());
  return RunSideBySide(*suite, *std::move(problems), options);
}

void AddOptions(CLI::App& command, CompareOptions& options) {
  command.add_option("positions", options.positions, "A suite, or a file of positions")
      ->capture_default_str();
  command.add_option("-p,--program", options.words.programs, "A program; again for each")
      ->type_name("PROGRAM")
      ->allow_extra_args(false);
  command
      .add_option("--setting", options.words.settings,
                  "NAME=VALUE of one program, or default; again for each")
      ->allow_extra_args(false);
  command
      .add_option("--as", options.as, "The suite as whose problems a file's positions are asked")
      ->type_name("SUITE");
  command.add_option("--nodes", options.words.limits.nodes, "Most nodes a position may take")
      ->check(WholeNumber(1));
  command.add_option("--depth", options.words.limits.depth, "Most plies a position may take")
      ->check(WholeNumber(1));
  AddTableOption(command, options.words.limits.table_mib);
  AddMovetimeOption(command, options.words.limits.movetime_ms);
  command.add_option("--first", options.first, "Only so many positions")->check(SmallNumber(1));
  command.add_option("--rounds", options.rounds, "Ask each so often, for steadier times")
      ->capture_default_str()
      ->check(WholeNumber(1, 1000));
  command
      .add_option("--fresh", options.fresh,
                  "New processes after so many positions; 0: never; 1 for --judge, else 0")
      ->check(SmallNumber(0));
  AddSeedOption(command, options.seed);
  command.add_flag("--judge", options.judge, "Say in one word, and by the exit code, how it is");
  command.add_flag("--same-nodes", options.rules.same_nodes,
                   "Judge, and take any other answer or node count for a regression");
  command
      .add_option("--floor", options.rules.floor, "Time ratios this near to 1 are no difference")
      ->capture_default_str()
      ->check(CLI::Range(0.0001, 1.0));
  AddJsonOption(command, options.json);
  AddQuietFlag(command, options.quiet);
}

}  // namespace

void AddCompareCommand(CLI::App& app, report::ExitCode& exit_code) {
  CLI::App& command = AddCommand(
      app,
      {"compare",
       group::kDecide,
       "Set programs or settings side by side over the same positions",
       {"./hakari compare --program \"usi:./old\" --program \"usi:./new\" --nodes 10000",
        "./hakari compare --program \"usi:./my-engine\" --setting Threads=1 --setting "
        "Threads=2",
        "./hakari compare themes --program pds --program dfpn --judge",
        "./hakari compare mine.sfen --program \"usi:./a\" --program \"usi:./b\" --same-nodes"}});
  auto options = std::make_shared<CompareOptions>();
  AddOptions(command, *options);
  command.callback([options, &exit_code] { exit_code = RunCompare(*options); });
}

}  // namespace hakari::cli
