// `hakari corpus play`: games between USI programs.
#include "ci/cli/commands.h"

#include <cstdint>
#include <iostream>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/strip.h"
#include "base/run/interrupt.h"
#include "base/run/journal.h"
#include "base/status/macros.h"
#include "ci/cli/command.h"
#include "ci/cli/common_options.h"
#include "ci/cli/corpus/play_report.h"
#include "ci/cli/game_rules.h"
#include "ci/cli/number_check.h"
#include "ci/cli/origin_here.h"
#include "ci/cli/output.h"
#include "ci/cli/record_output.h"
#include "ci/cli/suite/suite_options.h"
#include "engine/notation/formats/format.h"
#include "engine/notation/record.h"
#include "engine/player/limits.h"
#include "suites/core/engine_spec.h"
#include "suites/corpus/play/play.h"
#include "suites/corpus/play/play_score.h"
#include "suites/engines/engine_files.h"
#include "suites/engines/usi_engine.h"
#include "suites/match/game/match_clock.h"

namespace hakari::cli {
namespace {

struct PlayWords {
  std::vector<std::string> engines;
  Output out;
  Output json;
  corpus::PlayRules rules;
  int games = 10;
  uint64_t nodes = 1000;
  int64_t byoyomi_ms = 0;
  int64_t margin_ms = 20;  // for delays by pipes and a busy machine
  bool lose_on_time = false;
  uint64_t opening_nodes = 3000;
  int jobs = 1;
  bool fresh = false;
  bool quiet = false;
};

// The two seats. A single engine plays itself.
struct Seats {
  suites::EngineSpec specs[2];
  std::string names[2];
  std::string texts[2];  // as typed
};

absl::StatusOr<Seats> FillSeats(const PlayWords& words) {
  Seats seats;
  for (int seat : {0, 1}) {
    absl::string_view text = words.engines[words.engines.size() == 1 ? 0 : seat];
    absl::ConsumePrefix(&text, "usi:");
    HAKARI_ASSIGN_OR_RETURN(suites::EngineSpec spec, suites::ParseEngineSpec(text));
    HAKARI_ASSIGN_OR_RETURN(const std::unique_ptr<engines::UsiEngine> engine,
                            engines::UsiEngine::Start(spec));
    seats.names[seat] = engine->name();
    seats.texts[seat] = std::string(text);
    seats.specs[seat] = std::move(spec);
  }
  return seats;
}

match::Allowance GameAllowance(const PlayWords& words) {
  match::Allowance allowance;
  allowance.margin_ms = words.margin_ms;
  if (words.byoyomi_ms > 0) {
    allowance.byoyomi_ms = words.byoyomi_ms;
  } else {
    allowance.nodes = words.nodes;
  }
  return allowance;
}

player::Limits OpeningLimits(const PlayWords& words) {
  player::Limits limits;
  if (words.byoyomi_ms > 0) {
    limits.byoyomi_ms = words.byoyomi_ms;
  } else {
    limits.nodes = words.opening_nodes;
  }
  return limits;
}

// Our own binary is not part of the identity, since it plays no moves.
absl::StatusOr<RunIdentity> IdentityOf(const PlayWords& words, const Seats& seats) {
  RunIdentity identity = {{"run", "corpus play"}};
  for (const int seat : {0, 1}) {
    HAKARI_ASSIGN_OR_RETURN(const std::vector<std::string> files,
                            engines::EngineFileHashes(seats.specs[seat]));
    const std::string name = seat == 0 ? "first" : "second";
    identity.emplace_back(name, suites::EngineConfiguration(seats.specs[seat]));
    identity.emplace_back(name + "-files", absl::StrJoin(files, " "));
  }
  identity.insert(identity.end(), {{"nodes", absl::StrCat(words.nodes)},
                                   {"byoyomi", absl::StrCat(words.byoyomi_ms)},
                                   {"opening-nodes", absl::StrCat(words.opening_nodes)},
                                   {"rules", corpus::PlayRulesText(words.rules)}});
  return ShardIdentity(std::move(identity), {});
}

absl::StatusOr<std::unique_ptr<Journal>> OpenJournal(const PlayWords& words, const Seats& seats) {
  if (!words.out.is_regular_file()) return nullptr;
  HAKARI_ASSIGN_OR_RETURN(const RunIdentity identity, IdentityOf(words, seats));
  return Journal::Open(words.out.path + ".journal", identity, words.fresh);
}

PlayReport ReportOf(const corpus::PlayedGames& played, const PlayWords& words, const Seats& seats) {
  PlayReport report;
  NameSeats(seats.names, seats.texts, report.engines);
  report.against_itself = words.engines.size() == 1;
  if (report.against_itself) report.engines[0] = report.engines[1] = seats.names[0];
  report.rules = corpus::PlayRulesText(words.rules);
  report.allowance = words.rules.allowance;
  report.asked = words.games;
  report.resumed = played.resumed;
  report.score = corpus::ScoreOf(played.games, report.allowance);
  report.faults = FaultsOf(played.games);
  return report;
}

// Prints the report to stdout, or to stderr if the records or the JSON go to stdout.
void Tell(const PlayReport& report, const PlayWords& words) {
  for (const std::string& fault : report.faults) std::cerr << fault << "\n";
  const bool stdout_is_taken = words.out.is_stdout() || words.json.is_stdout();
  if (!stdout_is_taken) std::cout << PlayText(report) << std::flush;
  if (stdout_is_taken && !words.quiet) std::cerr << PlayText(report) << std::flush;
}

report::ExitCode Finish(const corpus::PlayedGames& played, const PlayWords& words,
                        const Seats& seats, Journal* journal) {
  const PlayReport report = ReportOf(played, words, seats);
  Tell(report, words);
  if (played.interrupted) {
    return Complain(report::ExitCode::kInvalid,
                    journal == nullptr
                        ? "interrupted"
                        : absl::StrCat("interrupted; run the same command again to continue from ",
                                       journal->path()));
  }
  absl::Status written = WriteRecords(played.games, words.out);
  if (written.ok()) written = words.json.Write(PlayJson(report, OriginHere()));
  if (!written.ok()) return Complain(report::ExitCode::kInvalid, written.message());
  if (journal != nullptr) journal->Discard();
  for (const notation::GameRecord& game : played.games) {
    const bool lost_on_time = game.lines.front().end == notation::GameEnd::kTimeUp;
    if (lost_on_time || notation::TagOf(game, "fault").empty()) return report::ExitCode::kPass;
  }
  return Complain(report::ExitCode::kInvalid, "no game was played to its end");
}

report::ExitCode RunPlay(PlayWords& words) {
  if (words.engines.size() > 2)
    return Complain(report::ExitCode::kBadUsage, "play: at most two engines");
  if (words.out.is_stdout() && words.json.is_stdout()) {
    return Complain(report::ExitCode::kBadUsage, "play: records and JSON cannot both go to stdout");
  }
  const absl::Status opened = OpenOutputs({&words.out, &words.json});
  if (!opened.ok()) return Complain(CodeOfWords(opened), opened.message());
  const absl::StatusOr<notation::Format> format = RecordFormatOf(words.out.path);
  if (!format.ok()) {
    return Complain(report::ExitCode::kBadUsage,
                    absl::StrCat("play: --out ", format.status().message()));
  }
  const absl::StatusOr<Seats> seats = FillSeats(words);
  if (!seats.ok()) return Complain(CodeOfWords(seats.status()), seats.status().message());
  const absl::StatusOr<std::unique_ptr<Journal>> opened_journal = OpenJournal(words, *seats);
  if (!opened_journal.ok()) {
    return Complain(report::ExitCode::kInvalid, opened_journal.status().message());
  }
  Journal* const journal = opened_journal->get();
  const InterruptFlag interrupt;
  Progress progress = StderrProgress("games");
  const corpus::MakePlayer make_player = [&](int seat) {
    return std::make_unique<engines::UsiEngine>(seats->specs[seat]);
  };
  const corpus::PlayWork work = {words.games,
                                 {seats->names[0], seats->names[1]},
                                 {words.jobs, journal, words.quiet ? nullptr : &progress, {}}};
  const absl::StatusOr<corpus::PlayedGames> played =
      corpus::PlayGames(words.rules, make_player, work, interrupt.flag());
  if (!played.ok()) return Complain(report::ExitCode::kInvalid, played.status().message());
  return Finish(*played, words, *seats, journal);
}

void AddTimeOptions(Command command, PlayWords& words) {
  command
      .AddOption("--byoyomi", words.byoyomi_ms,
                 "Milliseconds per move, instead of nodes; games then differ between runs")
      .Check(WholeNumber(1));
  command
      .AddOption("--time-margin", words.margin_ms,
                 "Milliseconds by which a move may exceed --byoyomi without an overrun; they are "
                 "deducted from the next move")
      .Needs("--byoyomi")
      .ShowDefault()
      .Check(WholeNumber(0, 60'000));
  command
      .AddFlag("--lose-on-time", words.lose_on_time,
               "An overrun loses the game; without this flag, overruns are only counted")
      .Needs("--byoyomi");
}

}  // namespace

void AddCorpusPlay(Command corpus, report::ExitCode& exit_code) {
  Command command =
      corpus.AddSubcommand("play",
                           "Play games between USI programs, by Hakari's rules, with varied "
                           "openings; continues after an interruption");
  auto words = std::make_shared<PlayWords>();
  command
      .AddOption("--engine", words->engines,
                 "[SETTING=VALUE ...] COMMAND [ARGUMENT ...]; twice for two engines, once for an "
                 "engine against itself")
      .Required()
      .TypeName("SPEC")
      .OneValueEach();
  command.AddOption("--games", words->games, "Number of games")
      .ShowDefault()
      .Check(WholeNumber(1, 1'000'000));
  AddOutputOption(command, "--out", words->out,
                  "Output file: .usi .csa .kif .kifu, also with .zst; a name without an ending "
                  "means USI; - for stdout")
      .Required();
  command.AddOption("--nodes", words->nodes, "Nodes per move").ShowDefault().Check(WholeNumber(1));
  command
      .AddOption("--opening-nodes", words->opening_nodes,
                 "Nodes of each search for the best opening moves")
      .ShowDefault()
      .Check(WholeNumber(1));
  AddTimeOptions(command, *words);
  AddGameRules(command, words->rules.game);
  AddSeedOption(command, words->rules.seed);
  AddJobsOption(command, words->jobs);
  command.AddFlag("--fresh", words->fresh, "Start anew; discard the games of an interrupted run");
  AddJsonOption(command, words->json);
  AddQuietFlag(command, words->quiet);
  command.OnRun([words, &exit_code] {
    words->rules.game.overrun_loses = words->lose_on_time;
    words->rules.allowance = GameAllowance(*words);
    words->rules.opening.limits = OpeningLimits(*words);
    exit_code = RunPlay(*words);
  });
}

}  // namespace hakari::cli
