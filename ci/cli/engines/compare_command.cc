#include "ci/cli/commands.h"

#include <CLI/CLI.hpp>
#include <filesystem>
#include <iterator>
#include <memory>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"
#include "ci/cli/command.h"
#include "ci/cli/common_options.h"
#include "ci/cli/engines/asked_positions.h"
#include "ci/cli/engines/margin_side_by_side.h"
#include "ci/cli/engines/side_by_side.h"
#include "ci/cli/number_check.h"
#include "ci/cli/output.h"
#include "ci/project/project_folder.h"
#include "suites/core/suite.h"

namespace hakari::cli {
namespace {

// The default suites of --margin.
constexpr const char* kMarginSuites[] = {kUsualSuite, "next_move"};

struct CompareOptions : SideBySideOptions {
  PositionWords positions;
  bool names_positions = false;
  std::vector<std::string> suites;
  MarginOptions margins;
};

void CompleteWords(CompareOptions& options, const suites::Suite& suite, const std::string& root) {
  std::error_code ignored;
  ContestantWords& words = options.words;
  words.question.here = std::filesystem::current_path(ignored).string();
  words.question.root = root;
  words.question.suite = suite.name;
}

std::vector<PositionWords> MarginSuitesOf(const CompareOptions& options) {
  std::vector<std::string> names = options.suites;
  if (options.names_positions) names.insert(names.begin(), options.positions.positions);
  if (names.empty()) names.assign(std::begin(kMarginSuites), std::end(kMarginSuites));
  std::vector<PositionWords> all;
  all.reserve(names.size());
  for (const std::string& name : names) {
    all.push_back({name, options.positions.as, options.positions.first});
  }
  return all;
}

report::ExitCode RunMarginsOf(const CompareOptions& options) {
  MarginOptions margins = options.margins;
  margins.words.programs = options.words.programs;
  margins.words.settings = options.words.settings;
  margins.suites = MarginSuitesOf(options);
  margins.limits = options.words.limits;
  margins.fresh = options.fresh.value_or(0);
  margins.seed = options.seed;
  margins.json = options.json;
  margins.quiet = options.quiet;
  return RunMargins(margins);
}

report::ExitCode RunCompare(CompareOptions options) {
  const absl::Status opened = OpenOutputs({&options.json});
  if (!opened.ok()) return Complain(CodeOfWords(opened), opened.message());
  if (!options.margins.words.margins.empty()) return RunMarginsOf(options);
  const absl::StatusOr<std::string> root = project::ProjectFolder();
  if (!root.ok()) return Complain(report::ExitCode::kInvalid, root.status().message());
  absl::StatusOr<AskedPositions> asked = ReadPositions(options.positions, *root);
  if (!asked.ok()) return Complain(CodeOfFile(asked.status()), asked.status().message());
  CompleteWords(options, *asked->suite, *root);
  return RunSideBySide(*asked->suite, std::move(asked->problems), options);
}

// Adds the options that require --margin (`margin`).
void AddMarginOptions(CLI::App& command, CLI::Option& margin, CompareOptions& options) {
  MarginOptions& margins = options.margins;
  command
      .add_option("--suite", options.suites,
                  "With --margin: a suite or a file of positions; repeat for more; default: "
                  "middlegame and next_move")
      ->type_name("SUITE")
      ->allow_extra_args(false)
      ->needs(&margin);
  command
      .add_option("--audit", margins.cuts_kept,
                  "With --margin: maximum number of cuts per search that are audited by searching "
                  "them again")
      ->capture_default_str()
      ->check(WholeNumber(0, 100'000))
      ->needs(&margin);
  command
      .add_option(
          "--games", margins.games,
          "With --margin: number of games that each margin plays against the first; an even number")
      ->check(WholeNumber(2, 2'000'000))
      ->needs(&margin);
  command
      .add_option("-l,--limits", margins.game_limits,
                  "Limits of a move in these games, as in match; default: the limits of a position")
      ->type_name("LIMITS")
      ->needs("--games");
  command
      .add_option("--openings", margins.openings,
                  "Openings of these games, as in match; repeat for more files")
      ->type_name("FILE")
      ->allow_extra_args(false)
      ->needs("--games");
  command
      .add_option("-j,--jobs", margins.jobs,
                  "With --margin: number of parallel audits and games; positions are searched one "
                  "at a time, since times are compared")
      ->check(WholeNumber(1, 1000))
      ->needs(&margin);
}

void AddOptions(CLI::App& command, CompareOptions& options) {
  command
      .add_option_function<std::string>(
          "positions",
          [&options](const std::string& positions) {
            options.positions.positions = positions;
            options.names_positions = true;
          },
          absl::StrCat("A suite, or a file of positions; default: ", kUsualSuite))
      ->type_name("SUITE");
  CLI::Option& margin =
      *command
           .add_option(
               "--margin", options.margins.words.margins,
               "A margin of reverse futility pruning in Hakari's search; repeat for more, the "
               "others are compared with the first: centipawns (a pawn is 100) as 150 or, at "
               "depths 1 and 2, 150/300; paper:N in the unit of Noguchi's paper (a pawn is 20: "
               "paper:50 is 250); dynamic:PERCENT, adopted above that precision; off")
           ->type_name("MARGIN")
           ->allow_extra_args(false);
  command
      .add_option("-p,--program", options.words.programs,
                  "A program; repeat for more. With --margin: the search in which the margins are "
                  "set; default: search:futility=0")
      ->type_name("PROGRAM")
      ->allow_extra_args(false);
  command
      .add_option("--setting", options.words.settings,
                  "NAME=VALUE of one program, or default; repeat for more. With --margin: "
                  "NAME=VALUE,... of Hakari's search")
      ->allow_extra_args(false);
  command
      .add_option("--as", options.positions.as,
                  "Run the positions of a file as problems of this suite")
      ->type_name("SUITE");
  command.add_option("--nodes", options.words.limits.nodes, "Maximum nodes per position")
      ->check(WholeNumber(1));
  command.add_option("--depth", options.words.limits.depth, "Maximum depth per position, in plies")
      ->check(WholeNumber(1));
  AddTableOption(command, options.words.limits.table_mib);
  AddMovetimeOption(command, options.words.limits.movetime_ms);
  command.add_option("--first", options.positions.first, "Run only the first N positions")
      ->check(SmallNumber(1));
  command
      .add_option("--rounds", options.rounds,
                  "Number of runs of each position; more runs give more precise times")
      ->capture_default_str()
      ->check(WholeNumber(1, 1000))
      ->excludes(&margin);
  command
      .add_option("--fresh", options.fresh,
                  "Start new processes after this many positions; 0: never; default: 1 with "
                  "--judge, otherwise 0. With --margin: reset the counts of dynamic margins then")
      ->check(SmallNumber(0));
  AddSeedOption(command, options.seed);
  command.add_flag("--judge", options.judge, "Give a verdict in one word and as the exit code")
      ->excludes(&margin);
  command
      .add_flag("--same-nodes", options.rules.same_nodes,
                "Give a verdict, and count any different answer or node count as a regression")
      ->excludes(&margin);
  command
      .add_option("--floor", options.rules.floor,
                  "Time ratios that differ from 1 by at most this count as equal")
      ->capture_default_str()
      ->check(CLI::Range(0.0001, 1.0))
      ->excludes(&margin);
  AddMarginOptions(command, margin, options);
  AddJsonOption(command, options.json);
  AddQuietFlag(command, options.quiet);
}

}  // namespace

void AddCompareCommand(CLI::App& app, report::ExitCode& exit_code) {
  CLI::App& command = AddCommand(
      app,
      {"compare",
       group::kDecide,
       "Compare programs, settings or pruning margins on the same positions",
       {"./hakari compare --program \"usi:./old\" --program \"usi:./new\" --nodes 10000",
        "./hakari compare --program \"usi:./my-engine\" --setting Threads=1 --setting "
        "Threads=2",
        "./hakari compare themes --program pds --program dfpn --judge",
        "./hakari compare mine.sfen --program \"usi:./a\" --program \"usi:./b\" --same-nodes",
        "./hakari compare --margin 150/300 --margin paper:50 --margin dynamic:97",
        "./hakari compare --margin paper:50 --margin dynamic:60 --games 200 --limits movetime=100",
        "./hakari compare --program search:frozen1,futility=0 --margin 150 --setting "
        "null_move=0"}});
  auto options = std::make_shared<CompareOptions>();
  AddOptions(command, *options);
  command.callback([options, &exit_code] { exit_code = RunCompare(*options); });
}

}  // namespace hakari::cli
