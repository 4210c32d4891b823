#include "ci/cli/commands.h"

#include <algorithm>
#include <filesystem>
#include <iostream>
#include <memory>
#include <optional>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "base/context/context.h"
#include "base/run/interrupt.h"
#include "base/run/progress.h"
#include "base/status/macros.h"
#include "ci/cli/command.h"
#include "ci/cli/common_options.h"
#include "ci/cli/engines/contestants.h"
#include "ci/cli/number_check.h"
#include "ci/cli/origin_here.h"
#include "ci/cli/output.h"
#include "ci/cli/suite/suite_options.h"
#include "ci/compare/comparison.h"
#include "ci/compare/comparison_text.h"
#include "ci/compare/summary.h"
#include "ci/project/project_folder.h"
#include "ci/report/verdict/verdict.h"
#include "suites/core/problem_set.h"
#include "suites/registry.h"

namespace hakari::cli {
namespace {

constexpr char kUsualSuite[] = "middlegame";

struct CompareOptions {
  std::string positions = kUsualSuite;  // a suite or a file
  std::string as;                       // how a file is asked
  std::optional<uint64_t> nodes, depth, table_mib;
  int first = 0;
  int rounds = 1;
  std::optional<int> fresh;
  uint64_t seed = 1;
  ContestantWords words;
  bool judge = false;
  compare::CompareRules rules;
  Output json;
  bool quiet = false;
};

bool IsFile(const CompareOptions& options) {
  return absl::EndsWith(options.positions, ".sfen") || absl::EndsWith(options.positions, ".zst");
}

absl::StatusOr<std::vector<suites::Problem>> PositionsOf(const CompareOptions& options,
                                                         const suites::Suite& suite,
                                                         const std::string& root) {
  std::vector<std::string> paths;
  if (IsFile(options)) {
    paths.push_back(options.positions);
  } else {
    for (const std::string& file : suite.problem_files) {
      paths.push_back(absl::StrCat(root, "/", file));
    }
  }
  HAKARI_ASSIGN_OR_RETURN(const suites::ProblemSet set, suites::ReadProblemSet(paths));
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
  words.limits.nodes = options.nodes;
  words.limits.depth = options.depth;
  words.limits.table_mib = options.table_mib;
}

absl::StatusOr<compare::Comparison> CompareOver(std::vector<compare::Contestant> contestants,
                                                std::vector<suites::Problem> problems,
                                                const suites::Suite& suite,
                                                const CompareOptions& options) {
  compare::ComparisonOptions comparison;
  comparison.contestants = std::move(contestants);
  comparison.problems = std::move(problems);
  comparison.score = suite.score;
  comparison.rounds = options.rounds;
  comparison.positions_a_life = options.fresh.value_or(options.judge ? 1 : 0);
  Progress progress = StderrProgress("positions");
  if (!options.quiet) comparison.progress = &progress;
  const InterruptFlag interrupt;
  return compare::Compare(comparison, {"", 1, options.seed, &interrupt.flag()});
}

report::ExitCode Report(const compare::Comparison& comparison, const CompareOptions& options) {
  const compare::ComparisonSummary summary = compare::Summarise(comparison);
  const report::Judgement judgement = compare::JudgeComparison(comparison, summary, options.rules);
  const bool judged = options.judge || options.rules.same_nodes;
  const std::optional<report::Judgement> shown =
      judged ? std::optional<report::Judgement>(judgement) : std::nullopt;
  if (!options.json.is_stdout()) {
    std::cout << compare::ComparisonTable(comparison, summary, shown) << std::flush;
  }
  const absl::Status written =
      options.json.Write(ComparisonJson(comparison, summary, shown, OriginHere()));
  if (!written.ok()) return Complain(report::ExitCode::kInvalid, written.message());
  if (judged) return ExitCodeOf(judgement.verdict);
  // A table is good for what it shows, but not where nothing ran.
  const bool nobody =
      std::all_of(summary.contestants.begin(), summary.contestants.end(),
                  [](const compare::ContestantSummary& one) { return one.ran == 0; });
  return comparison.interrupted || nobody ? report::ExitCode::kInvalid : report::ExitCode::kPass;
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
  absl::StatusOr<std::vector<compare::Contestant>> contestants = ContestantsOf(options.words);
  if (!contestants.ok()) {
    return Complain(CodeOfWords(contestants.status()), contestants.status().message());
  }
  absl::StatusOr<std::vector<suites::Problem>> problems = PositionsOf(options, *suite, *root);
  if (!problems.ok()) return Complain(CodeOfFile(problems.status()), problems.status().message());
  const absl::StatusOr<compare::Comparison> comparison =
      CompareOver(*std::move(contestants), *std::move(problems), *suite, options);
  if (!comparison.ok()) return Complain(report::ExitCode::kInvalid, comparison.status().message());
  return Report(*comparison, options);
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
  command.add_option("--nodes", options.nodes, "Most nodes a position may take")
      ->check(WholeNumber(1));
  command.add_option("--depth", options.depth, "Most plies a position may take")
      ->check(WholeNumber(1));
  AddTableOption(command, options.table_mib);
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
