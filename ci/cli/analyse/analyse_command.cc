#include <chrono>
#include <cstdint>
#include <iostream>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"
#include "base/files/text_file.h"
#include "base/run/interrupt.h"
#include "base/run/progress.h"
#include "ci/cli/analyse/analysis_text.h"
#include "ci/cli/analyse/game_analysis.h"
#include "ci/cli/command.h"
#include "ci/cli/commands.h"
#include "ci/cli/common_options.h"
#include "ci/cli/number_check.h"
#include "ci/cli/origin_here.h"
#include "ci/cli/output.h"
#include "ci/report/envelope.h"
#include "engine/notation/formats/formats.h"
#include "engine/player/game.h"
#include "engine/player/player.h"
#include "engine/search/values/score.h"
#include "suites/engines/search_player.h"

namespace hakari::cli {
namespace {

using report::ExitCode;

constexpr uint64_t kUsualNodes = 1'000'000;
constexpr uint64_t kUsualNodesOfAMove = 100'000;

struct AnalyseOptions {
  std::string position;
  std::string record;
  std::string settings = "default";
  std::optional<uint64_t> nodes;
  std::optional<int> depth;
  std::optional<int64_t> movetime_ms;
  uint64_t table_mib = 64;
  int lines = 1;
  AnalysisPlan plan;
  Output json;
  bool quiet = false;

  player::Limits limits() const {
    player::Limits limits;
    limits.nodes = nodes;
    limits.depth = depth;
    limits.move_ms = movetime_ms;
    if (!nodes && !depth && !movetime_ms) {
      limits.nodes = record.empty() ? kUsualNodes : kUsualNodesOfAMove;
    }
    return limits;
  }
};

std::string JsonText(const AnalyseOptions& options, const engines::SearchConfig& config,
                     nlohmann::ordered_json result) {
  report::Envelope envelope;
  envelope.schema = "hakari-analysis";
  envelope.origin = OriginHere();
  const player::Limits limits = options.limits();
  envelope.identity["settings"] = config.Text();
  if (limits.nodes) envelope.identity["nodes"] = *limits.nodes;
  if (limits.depth) envelope.identity["depth"] = *limits.depth;
  if (limits.move_ms) envelope.identity["movetime_ms"] = *limits.move_ms;
  envelope.result = std::move(result);
  return report::EnvelopeText(std::move(envelope));
}

ExitCode Write(const AnalyseOptions& options, const engines::SearchConfig& config,
               const std::string& text, nlohmann::ordered_json result) {
  if (!options.json.is_stdout()) std::cout << text << std::flush;
  const absl::Status written = options.json.Write(JsonText(options, config, std::move(result)));
  return written.ok() ? ExitCode::kPass : Complain(ExitCode::kInvalid, written.message());
}

ExitCode AnalyseOne(const AnalyseOptions& options, const engines::SearchConfig& config) {
  absl::StatusOr<player::Game> game = player::ParseGame(options.position);
  if (!game.ok()) return Complain(ExitCode::kBadUsage, game.status().message());
  engines::SearchPlayer player(config);
  player::Question question;
  question.game = *game;
  question.limits = options.limits();
  question.lines = options.lines;
  const InterruptFlag interrupt;
  player::Control control;
  control.stop = &interrupt.flag();  // after an interruption the result so far is shown
  const player::Answer answer = player.Ask(question, control, nullptr);
  if (answer.failure) return Complain(ExitCode::kBadUsage, answer.failure->what);
  return Write(options, config, PositionText(game->position(), answer),
               PositionJson(game->position(), answer));
}

absl::StatusOr<notation::GameRecord> ReadOneGame(const std::string& file) {
  const absl::StatusOr<std::string> bytes = ReadTextFile(file);
  if (!bytes.ok()) return bytes.status();
  notation::ReadResult read = notation::ReadGames(*bytes, file);
  if (!read.refused.empty()) return read.refused[0];
  if (read.games.size() != 1) {
    return absl::InvalidArgumentError(
        absl::StrCat(file, " has ", read.games.size(), " games; analyse expects exactly one"));
  }
  return std::move(read.games[0]);
}

ExitCode AnalyseRecord(const AnalyseOptions& options, const engines::SearchConfig& config) {
  const absl::StatusOr<notation::GameRecord> record = ReadOneGame(options.record);
  if (!record.ok()) return Complain(CodeOfFile(record.status()), record.status().message());
  engines::SearchPlayer player(config);
  AnalysisPlan plan = options.plan;
  plan.limits = options.limits();
  const InterruptFlag interrupt;
  Progress progress("moves", std::cerr, StderrIsTerminal());
  bool begun = false;
  const auto done = [&](int moves, int of) {
    if (options.quiet) return;
    const auto now = std::chrono::steady_clock::now();
    if (!begun) progress.Begin(of, 0, now);
    begun = true;
    progress.Update(moves, now);
  };
  const absl::StatusOr<std::vector<AnalysedMove>> moves =
      AnalyseGame(*record, player, plan, &interrupt.flag(), done);
  if (begun) progress.End();
  if (!moves.ok()) return Complain(CodeOfWords(moves.status()), moves.status().message());
  return Write(options, config, GameText(*record, *moves), GameJson(*moves));
}

ExitCode RunAnalyse(AnalyseOptions& options) {
  if (options.position.empty() == options.record.empty()) {
    return Complain(ExitCode::kBadUsage, "analyse: expected a position or --record");
  }
  const absl::Status opened = OpenOutputs({&options.json});
  if (!opened.ok()) return Complain(CodeOfFile(opened), opened.message());
  engines::SearchConfig config;
  const absl::Status set = config.Set("Profile", options.settings);
  if (!set.ok()) return Complain(ExitCode::kBadUsage, set.message());
  config.table_mib = options.table_mib;
  return options.record.empty() ? AnalyseOne(options, config) : AnalyseRecord(options, config);
}

}  // namespace

void AddAnalyseCommand(Command app, ExitCode& exit_code) {
  Command command =
      AddCommand(app, {"analyse",
                       group::kLook,
                       "Find the best moves of a position, or what each move of a record loses",
                       {"./hakari analyse startpos --nodes 200000 --lines 3",
                        "./hakari analyse \"startpos moves 7g7f 3c3d\" --movetime 2000",
                        "./hakari analyse --record game.kif --from 20 --to 60"}});
  auto options = std::make_shared<AnalyseOptions>();
  command.AddOption("game", options->position,
                    "startpos or an SFEN, with or without moves, in quotes");
  command
      .AddOption("--record", options->record,
                 "A record of one game, in any format that convert reads")
      .TypeName("FILE");
  command
      .AddOption("-n,--nodes", options->nodes,
                 "Nodes of each search; if no limit is given, 1000000 for a position and 100000 "
                 "for a move of a record")
      .Check(WholeNumber(1));
  command.AddOption("--depth", options->depth, "Depth of each search in plies")
      .Check(WholeNumber(1, search::kMaxPly));
  command.AddOption("--movetime", options->movetime_ms, "Time of each search in milliseconds")
      .Check(WholeNumber(1));
  command.AddOption("--lines", options->lines, "Number of best moves to show for a position")
      .Check(WholeNumber(1, 500))
      .ShowDefault();
  command.AddOption("--from", options->plan.from, "First move of the record to analyse")
      .Check(SmallNumber(1));
  command.AddOption("--to", options->plan.to, "Last move of the record to analyse")
      .Check(SmallNumber(1));
  command
      .AddOption("--settings", options->settings,
                 "Settings of the search: default, plain or another profile, then changes, as in "
                 "plain,null_move=3")
      .ShowDefault();
  command.AddOption("--table-mib", options->table_mib, "Memory for the table, in MiB")
      .Check(FitsInMemory())
      .ShowDefault();
  AddJsonOption(command, options->json);
  AddQuietFlag(command, options->quiet);
  command.OnRun([options, &exit_code] { exit_code = RunAnalyse(*options); });
}

}  // namespace hakari::cli
