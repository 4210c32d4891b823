#include "ci/cli/commands.h"

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
void AddMarginOptions(Command command, Option margin, CompareOptions& options) {
  MarginOptions& margins = options.margins;
  command
      .AddOption("--suite", options.suites,
                 "With --margin: a suite or a file of positions; repeat for more; default: "
                 "middlegame and next_move")
      .TypeName("SUITE")
      .OneValueEach()
      .Needs(margin);
  command
      .AddOption("--audit", margins.cuts_kept,
                 "With --margin: maximum number of cuts per search that are audited by searching "
                 "them again")
      .ShowDefault()
      .Check(WholeNumber(0, 100'000))
      .Needs(margin);
  command
      .AddOption(
          "--games", margins.games,
          "With --margin: number of games that each margin plays against the first; an even number")
      .Check(WholeNumber(2, 2'000'000))
      .Needs(margin);
  command
      .AddOption("-l,--limits", margins.game_limits,
                 "Limits of a move in these games, as in match; default: the limits of a position")
      .TypeName("LIMITS")
      .Needs("--games");
  command
      .AddOption("--openings", margins.openings,
                 "Openings of these games, as in match; repeat for more files")
      .TypeName("FILE")
      .OneValueEach()
      .Needs("--games");
  command
      .AddOption("-j,--jobs", margins.jobs,
                 "With --margin: number of parallel audits and games; positions are searched one "
                 "at a time, since times are compared")
      .Check(WholeNumber(1, 1000))
      .Needs(margin);
}

void AddOptions(Command command, CompareOptions& options) {
  command
      .AddOption(
          "positions",
          [&options](const std::string& positions) {
            options.positions.positions = positions;
            options.names_positions = true;
            return std::string();
          },
          absl::StrCat("A suite, or a file of positions; default: ", kUsualSuite))
      .TypeName("SUITE");
  Option margin =
      command
          .AddOption(
              "--margin", options.margins.words.margins,
              "A margin of reverse futility pruning in Hakari's search; repeat for more, the "
              "others are compared with the first: centipawns (a pawn is 100) as 150 or, at "
              "depths 1 and 2, 150/300; paper:N in the unit of Noguchi's paper (a pawn is 20: "
              "paper:50 is 250); dynamic:PERCENT, adopted above that precision; off")
          .TypeName("MARGIN")
          .OneValueEach();
  command
      .AddOption("-p,--program", options.words.programs,
                 "A program; repeat for more. With --margin: the search in which the margins are "
                 "set; default: search:futility=0")
      .TypeName("PROGRAM")
      .OneValueEach();
  command
      .AddOption("--setting", options.words.settings,
                 "NAME=VALUE of one program, or default; repeat for more. With --margin: "
                 "NAME=VALUE,... of Hakari's search")
      .OneValueEach();
  command
      .AddOption("--as", options.positions.as,
                 "Run the positions of a file as problems of this suite")
      .TypeName("SUITE");
  command.AddOption("--nodes", options.words.limits.nodes, "Maximum nodes per position")
      .Check(WholeNumber(1));
  command.AddOption("--depth", options.words.limits.depth, "Maximum depth per position, in plies")
      .Check(WholeNumber(1));
  AddTableOption(command, options.words.limits.table_mib);
  AddMovetimeOption(command, options.words.limits.movetime_ms);
  command.AddOption("--first", options.positions.first, "Run only the first N positions")
      .Check(SmallNumber(1));
  command
      .AddOption("--rounds", options.rounds,
                 "Number of runs of each position; more runs give more precise times")
      .ShowDefault()
      .Check(WholeNumber(1, 1000))
      .Excludes(margin);
  command
      .AddOption("--fresh", options.fresh,
                 "Start new processes after this many positions; 0: never; default: 1 with "
                 "--judge, otherwise 0. With --margin: reset the counts of dynamic margins then")
      .Check(SmallNumber(0));
  AddSeedOption(command, options.seed);
  command.AddFlag("--judge", options.judge, "Give a verdict in one word and as the exit code")
      .Excludes(margin);
  command
      .AddFlag("--same-nodes", options.rules.same_nodes,
               "Give a verdict, and count any different answer or node count as a regression")
      .Excludes(margin);
  command
      .AddOption("--floor", options.rules.floor,
                 "Time ratios that differ from 1 by at most this count as equal")
      .ShowDefault()
      .Between(0.0001, 1.0)
      .Excludes(margin);
  AddMarginOptions(command, margin, options);
  AddJsonOption(command, options.json);
  AddQuietFlag(command, options.quiet);
}

}  // namespace

void AddCompareCommand(Command app, report::ExitCode& exit_code) {
  Command command = AddCommand(
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
  command.OnRun([options, &exit_code] { exit_code = RunCompare(*options); });
}

}  // namespace hakari::cli
