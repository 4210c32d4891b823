// `hakari corpus positions`: games in, sets of positions out.
#include "ci/cli/commands.h"

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <iostream>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "base/files/source_file.h"
#include "base/run/interrupt.h"
#include "base/status/macros.h"
#include "ci/cli/command.h"
#include "ci/cli/common_options.h"
#include "ci/cli/number_check.h"
#include "ci/cli/output.h"
#include "ci/cli/suite/suite_options.h"
#include "engine/notation/formats/formats.h"
#include "suites/core/problem_line.h"
#include "suites/corpus/game_reader.h"
#include "suites/corpus/position_sets.h"

namespace hakari::cli {
namespace {

constexpr size_t kRefusedShown = 20;  // `convert` lists all of them
constexpr uint64_t kMostNodes = 100'000'000;

struct SetFile {
  Output output;
  int games = corpus::kAllGames;
};

struct PositionsWords {
  std::vector<std::string> inputs;
  std::vector<SetFile> sets;
  corpus::PositionRules rules;
  uint64_t share_nodes = 0;
  int jobs = 1;
  bool strict = false;
  bool quiet = false;
};

bool ReadSetFile(const std::string& text, SetFile& set) {
  const size_t colon = text.rfind(':');
  if (colon == std::string::npos || colon == 0) return false;
  set.output.path = text.substr(0, colon);
  return absl::SimpleAtoi(text.substr(colon + 1), &set.games) && set.games > 0;
}

std::string SetText(const std::vector<suites::Problem>& problems,
                    const corpus::PositionRules& rules) {
  std::string text = absl::StrCat("# ", problems.size(), " positions from the ends of ",
                                  problems.size() / static_cast<size_t>(rules.positions_per_game),
                                  " games, written by\n", "# hakari corpus positions --seed ",
                                  rules.seed, " --announce-nodes ", rules.end.announce_nodes,
                                  " --resign-plies ", rules.end.resign_plies, "\n");
  for (const suites::Problem& problem : problems)
    absl::StrAppend(&text, suites::ProblemLine(problem), "\n");
  return text;
}

void TellOf(const corpus::CollectedGames& games) {
  for (size_t i = 0; i < std::min(games.refused.size(), kRefusedShown); ++i) {
    std::cerr << "refused: " << games.refused[i] << "\n";
  }
  std::cerr << games.games.size() << " games from " << games.files << " files, "
            << games.refused.size() << " refused; " << games.passed_over << " other files skipped"
            << std::endl;
}

void TellOf(const corpus::PositionSets& made) {
  std::cerr << "skipped: " << made.undecided << " games not decided over the board, "
            << made.repeated << " repeated, " << made.too_short << " too short; "
            << made.drawn_again << " positions were redrawn" << std::endl;
}

absl::Status WriteAll(const corpus::PositionSets& made, const PositionsWords& words,
                      const std::atomic<bool>& stop) {
  for (size_t i = 0; i < words.sets.size(); ++i) {
    const std::vector<suites::Problem>& problems = made.sets[i];
    const Output& output = words.sets[i].output;
    HAKARI_RETURN_IF_ERROR(output.Write(SourceBytes(output.path, SetText(problems, words.rules))));
    std::cerr << output.path << ": " << problems.size() << " positions" << std::endl;
    if (words.share_nodes == 0) continue;
    Progress progress = StderrProgress("mates");
    HAKARI_ASSIGN_OR_RETURN(const corpus::MateShare share,
                            corpus::MeasureMateShare(problems, words.share_nodes, words.jobs,
                                                     words.quiet ? nullptr : &progress, stop));
    std::cerr << output.path << ": " << corpus::MateShareText(share) << " within "
              << words.share_nodes << " nodes of PDS" << std::endl;
  }
  return absl::OkStatus();
}

report::ExitCode RunPositions(PositionsWords words) {
  if (words.sets.empty()) {
    words.sets.emplace_back();
    words.sets.back().output.path = "-";
  }
  std::vector<Output*> outputs;
  for (SetFile& set : words.sets) outputs.push_back(&set.output);
  const absl::Status opened = OpenOutputs(outputs);
  if (!opened.ok()) return Complain(CodeOfWords(opened), opened.message());
  notation::ReadOptions options;
  options.strict = words.strict;
  const absl::StatusOr<corpus::CollectedGames> games = corpus::CollectGames(words.inputs, options);
  if (!games.ok()) return Complain(CodeOfWords(games.status()), games.status().message());
  if (!words.quiet) TellOf(*games);
  std::vector<int> games_per_set;
  for (const SetFile& set : words.sets) games_per_set.push_back(set.games);
  const InterruptFlag interrupt;
  Progress progress = StderrProgress("games");
  const absl::StatusOr<corpus::PositionSets> made =
      corpus::MakePositionSets(games->games, games_per_set, words.rules,
                               {words.jobs, words.quiet ? nullptr : &progress}, interrupt.flag());
  if (!made.ok()) return Complain(report::ExitCode::kInvalid, made.status().message());
  if (!words.quiet) TellOf(*made);
  const absl::Status written = WriteAll(*made, words, interrupt.flag());
  if (!written.ok()) return Complain(report::ExitCode::kInvalid, written.message());
  return report::ExitCode::kPass;
}

void AddSetOption(Command command, std::vector<SetFile>& sets) {
  command
      .AddOption(
          "--set",
          [&sets](const std::vector<std::string>& texts) {
            sets.clear();
            for (const std::string& text : texts) {
              SetFile set;
              if (!ReadSetFile(text, set)) return "expected FILE:GAMES, got " + text;
              sets.push_back(set);
            }
            return std::string();
          },
          "Output file and its number of games; repeat for more sets, which share no game and no "
          "position; default: all games to stdout")
      .TypeName("FILE:GAMES")
      .OneValueEach();
}

}  // namespace

void AddCorpusPositions(Command corpus, report::ExitCode& exit_code) {
  Command command = corpus.AddSubcommand("positions",
                                         "Pick one random search node for each of the last ten "
                                         "positions before a game's announced end");
  auto words = std::make_shared<PositionsWords>();
  words->jobs = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
  command
      .AddOption("input", words->inputs,
                 "Records: files, or folders including subfolders; also .zst files")
      .Required();
  AddSetOption(command, words->sets);
  AddSeedOption(command, words->rules.seed);
  command
      .AddOption(
          "--announce-nodes", words->rules.end.announce_nodes,
          "A mate is announced if PDS proves it within this many nodes; 0: mates are not announced")
      .ShowDefault()
      .Check(WholeNumber(0, kMostNodes));
  command
      .AddOption("--resign-plies", words->rules.end.resign_plies,
                 "The other side resigns this many plies before the announced mate")
      .ShowDefault()
      .Check(WholeNumber(0, 1000));
  command
      .AddOption("--share-nodes", words->share_nodes,
                 "Report the share of each set that PDS proves to be mates within this many nodes")
      .Check(WholeNumber(0, kMostNodes));
  AddJobsOption(command, words->jobs);
  AddStrictFlag(command, words->strict);
  AddQuietFlag(command, words->quiet);
  command.OnRun([words, &exit_code] { exit_code = RunPositions(*words); });
}

}  // namespace hakari::cli
