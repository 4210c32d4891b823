#include "suites/margins/margin_games.h"

#include <atomic>
#include <cstddef>
#include <memory>
#include <optional>
#include <utility>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "base/hash/content_hash.h"
#include "base/hash/file_hash.h"
#include "base/run/journal.h"
#include "base/run/kept_journal.h"
#include "base/run/run.h"
#include "base/status/macros.h"
#include "engine/core/color.h"
#include "suites/engines/search_player.h"
#include "suites/margins/counted_search.h"
#include "suites/match/game/referee.h"
#include "suites/match/played_pair.h"

namespace hakari::margins {
namespace {

struct Configs {
  engines::SearchConfig sides[2];
};

absl::StatusOr<Configs> ConfigsOf(const MarginPlan& plan) {
  Configs configs;
  for (const int side : {0, 1}) {
    engines::SearchConfig& config = configs.sides[side];
    HAKARI_RETURN_IF_ERROR(config.Set("Profile", plan.settings[side]));
    config.table_mib = plan.table_mib;
  }
  return configs;
}

absl::Status CheckPlan(const MarginPlan& plan) {
  if (plan.nodes == 0 && plan.depth < 1) {
    return absl::InvalidArgumentError(
        "expected a limit of at least 1 node a move or of at least depth 1");
  }
  if (plan.series < 1) return absl::InvalidArgumentError("a series needs at least one opening");
  if (plan.series_played() < 1) {
    return absl::InvalidArgumentError(
        absl::StrCat(plan.openings_played, " openings are too few for a series of ", plan.series));
  }
  if (static_cast<size_t>(plan.openings_played) > plan.openings->size()) {
    return absl::InvalidArgumentError(absl::StrCat(
        plan.openings_played, " openings are wanted, but there are only ", plan.openings->size()));
  }
  return absl::OkStatus();
}

// Everything that games depend on except the program that plays them. It includes the number of
// games: shards of runs of different lengths have different games.
RunIdentity IdentityOf(const MarginPlan& plan, const Configs& configs) {
  return {{"run", "margin-games"},
          {"version", "2"},
          {"first", configs.sides[0].Text()},
          {"second", configs.sides[1].Text()},
          {"nodes", absl::StrCat(plan.nodes)},
          {"depth", absl::StrCat(plan.depth)},
          {"table-mib", absl::StrCat(plan.table_mib)},
          {"openings", plan.openings_text},
          {"colors", plan.exchanges_colors ? "exchanged" : "the first has black"},
          {"series", absl::StrCat(plan.series)},
          {"games", absl::StrCat(plan.games())}};
}

// Null if nothing is kept.
absl::StatusOr<std::unique_ptr<Journal>> OpenJournal(const MarginPlan& plan, const Configs& configs,
                                                     const MarginKeeping& keeping,
                                                     const std::vector<std::string>& ids) {
  if (keeping.folder.empty()) return nullptr;
  Merge whole;
  whole.identity = IdentityOf(plan, configs);
  std::string all;
  for (const auto& [name, value] : whole.identity) absl::StrAppend(&all, name, "=", value, "\n");
  HAKARI_ASSIGN_OR_RETURN(std::string binary, BinaryHash());
  whole.identity.emplace_back("binary", std::move(binary));
  whole.ids = ids;
  whole.same = SameGames;
  return OpenKeptJournal(
      {keeping.folder, absl::StrCat("margins-", LineChecksum(all)), keeping.shard, keeping.fresh},
      whole);
}

// The players of one thread.
class Board : public RunWorker {
 public:
  Board(const MarginPlan& plan, const Configs& configs, const std::vector<int>& numbers,
        std::vector<GameSeries>& played)
      : plan_(plan), configs_(configs), numbers_(numbers), played_(played) {}

  ItemEnd Do(size_t item, const std::atomic<bool>& stop) override {
    BeginSeries();
    GameSeries series;
    const int first = numbers_[item] * plan_.series;
    for (int opening = first; opening < first + plan_.series; ++opening) {
      for (int black = 0; black < (plan_.exchanges_colors ? 2 : 1); ++black) {
        absl::StatusOr<MarginGame> game = Play(static_cast<size_t>(opening), black, stop);
        if (absl::IsCancelled(game.status())) return ItemEnd::Stopped();
        if (!game.ok()) return ItemEnd::Failed(std::string(game.status().message()));
        series.push_back(*std::move(game));
      }
    }
    played_[item] = std::move(series);
    return ItemEnd();
  }

 private:
  // A player that carries counts over is made anew, because it must not have those of another
  // series. All other players forget everything at each game, so they are kept, and their memory
  // with them.
  void BeginSeries() {
    for (const int side : {0, 1}) {
      const engines::SearchConfig& config = configs_.sides[side];
      if (players_[side] != nullptr && config.settings.dynamic.carry == 0) continue;
      players_[side] = std::make_unique<CountedSearch>(config);
    }
  }

  absl::StatusOr<MarginGame> Play(size_t opening, int black, const std::atomic<bool>& stop) {
    match::Seats seats = {};
    for (const Color color : {kBlack, kWhite}) {
      CountedSearch& player = *players_[match::SeatOf(black, color)];
      seats.players[color] = &player;
      if (plan_.nodes > 0) seats.allowances[color].nodes = plan_.nodes;
      if (plan_.depth > 0) seats.allowances[color].depth = plan_.depth;
      if (const auto failure = player.NewGame(&stop)) {
        return absl::ResourceExhaustedError(player::FailureText(*failure));
      }
    }
    const std::optional<match::PlayedGame> played =
        match::PlayGame(plan_.openings->Of(opening), seats, match::GameRules(), nullptr, stop);
    if (!played || stop) return absl::CancelledError("stopped");
    if (played->fault) return absl::InternalError(played->fault->what);
    const notation::RecordLine& line = played->record.lines[0];
    MarginGame game;
    game.black = black;
    game.result = line.result;
    game.plies = static_cast<int>(line.moves.size());
    game.moves = LineChecksum(match::MovesOf(*played));
    for (const int side : {0, 1}) game.sides[side] = players_[side]->SideOf(game.plies);
    return game;
  }

  const MarginPlan& plan_;
  const Configs& configs_;
  const std::vector<int>& numbers_;
  std::vector<GameSeries>& played_;
  std::unique_ptr<CountedSearch> players_[2];
};

}  // namespace

absl::StatusOr<MarginRun> PlayMarginGames(const MarginPlan& plan, const MarginKeeping& keeping,
                                          const Context& context) {
  HAKARI_RETURN_IF_ERROR(CheckPlan(plan));
  HAKARI_ASSIGN_OR_RETURN(const Configs configs, ConfigsOf(plan));
  std::vector<int> numbers;  // of the shard's series
  std::vector<std::string> ids, all_ids;
  for (int number = 0; number < plan.series_played(); ++number) {
    all_ids.push_back(absl::StrFormat("s%05d", number + 1));
    if (!keeping.shard.Has(static_cast<size_t>(number))) continue;
    numbers.push_back(number);
    ids.push_back(all_ids.back());
  }
  MarginRun run;
  run.series.resize(ids.size());
  HAKARI_ASSIGN_OR_RETURN(const std::unique_ptr<Journal> journal,
                          OpenJournal(plan, configs, keeping, all_ids));
  RunWork work;
  work.ids = ids;
  work.make_worker = [&](int) -> absl::StatusOr<std::unique_ptr<RunWorker>> {
    return std::make_unique<Board>(plan, configs, numbers, run.series);
  };
  work.text = [&run](size_t item) { return SeriesText(run.series[item]); };
  const size_t games_each = static_cast<size_t>(plan.games() / plan.series_played());
  work.take = [&run, games_each](size_t item, const std::string& text) -> absl::Status {
    HAKARI_ASSIGN_OR_RETURN(run.series[item], ParseSeriesText(text));
    if (run.series[item].size() == games_each) return absl::OkStatus();
    return absl::DataLossError(absl::StrCat("expected a series of ", games_each, " games, found ",
                                            run.series[item].size()));
  };
  RunControl control = {context.jobs, journal.get(), keeping.progress};
  // Our own searches must not fail: the first failure ends the run.
  control.watch.most_failures = 1;
  HAKARI_ASSIGN_OR_RETURN(const RunSummary summary, RunItems(work, control, context.StopFlag()));
  if (summary.gave_up) return absl::InternalError(*summary.gave_up);
  run.resumed = summary.resumed;
  run.interrupted = summary.interrupted;
  return run;
}

}  // namespace hakari::margins
