#include "suites/corpus/play/play.h"

#include <chrono>
#include <mutex>
#include <optional>
#include <utility>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "base/random/dice.h"
#include "base/run/parallel.h"
#include "engine/mate/solver.h"
#include "engine/notation/usi_game.h"
#include "engine/position/position.h"
#include "suites/core/outcome.h"
#include "suites/corpus/announced_end.h"
#include "suites/corpus/play/move_time.h"

namespace hakari::corpus {
namespace {

using SteadyClock = std::chrono::steady_clock;

std::string IdOf(int game) { return absl::StrFormat("g%05d", game); }

// One thread's players.
struct Table {
  std::unique_ptr<Player> players[2];           // by seat
  std::unique_ptr<mate::MateSolver> announcer;  // null if nobody announces
};

class PlayRun {
 public:
  PlayRun(const PlayRules& rules, const MakePlayer& make_player, const PlayWork& work,
          const std::atomic<bool>& stop)
      : rules_(rules), make_player_(make_player), work_(work), stop_(stop) {}

  absl::StatusOr<PlayedGames> Execute() {
    games_.resize(static_cast<size_t>(work_.games));
    if (absl::Status status = TakeOver(); !status.ok()) return status;
    const auto show = [&](int finished) {
      if (work_.progress != nullptr) {
        work_.progress->Update(result_.resumed + finished, SteadyClock::now());
      }
    };
    if (work_.progress != nullptr) {
      work_.progress->Begin(work_.games, result_.resumed, SteadyClock::now());
    }
    InParallel(
        work_.jobs, static_cast<int>(to_do_.size()), stop_, [&](int) { return MakeWorker(); },
        show);
    if (work_.progress != nullptr) work_.progress->End();
    if (!status_.ok()) return status_;
    for (std::optional<notation::GameRecord>& game : games_) {
      if (game) {
        MarkOverruns(rules_.game.time, *game);
        result_.games.push_back(*std::move(game));
      } else {
        result_.interrupted = true;
      }
    }
    return std::move(result_);
  }

 private:
  absl::Status TakeOver() {
    for (int i = 0; i < work_.games; ++i) {
      const suites::Outcome* earlier = Earlier(IdOf(i + 1));
      if (earlier == nullptr) {
        to_do_.push_back(i);
        continue;
      }
      absl::StatusOr<notation::GameRecord> game =
          notation::ParseUsiLine(earlier->answer, {work_.journal->path(), 0});
      if (!game.ok()) return game.status();
      if (absl::Status status = SetSpentTimes(earlier->line, *game); !status.ok()) {
        return absl::InvalidArgumentError(
            absl::StrCat(work_.journal->path(), ": game ", i + 1, ": ", status.message()));
      }
      games_[i] = *std::move(game);
      ++result_.resumed;
    }
    return absl::OkStatus();
  }

  const suites::Outcome* Earlier(const std::string& id) const {
    if (work_.journal == nullptr) return nullptr;
    const auto found = work_.journal->finished().find(id);
    return found == work_.journal->finished().end() ? nullptr : &found->second;
  }

  DoPiece MakeWorker() {
    auto table = std::make_shared<Table>();
    for (int seat : {0, 1}) table->players[seat] = make_player_(seat);
    if (rules_.game.announce_nodes > 0) {
      absl::StatusOr<std::unique_ptr<mate::MateSolver>> solver =
          MakePds(rules_.game.announce_nodes);
      if (!solver.ok()) {
        Note(solver.status());
        return [](int) {};
      }
      table->announcer = *std::move(solver);
    }
    return [this, table](int i) { PlayOne(to_do_[i], *table); };
  }

  void PlayOne(int index, Table& table) {
    if (failed_) return;
    const int black = index % 2;
    Player* const players[2] = {table.players[black].get(), table.players[1 - black].get()};
    Dice dice(rules_.seed);
    dice.Mix(static_cast<uint64_t>(index));
    players[kBlack]->NewGame();
    const std::vector<Move> opening = DrawOpening(*players[kBlack], rules_.opening, dice);
    for (Player* player : players) player->NewGame();
    std::optional<notation::GameRecord> game =
        PlayGame(Position::Initial(), players, opening, rules_.game, table.announcer.get());
    if (!game || stop_) return;
    game->tags.insert(game->tags.begin(), {{"black", work_.names[black]},
                                           {"white", work_.names[1 - black]},
                                           {"seed", absl::StrCat(rules_.seed)},
                                           {"game", absl::StrCat(index + 1)}});
    Keep(index, *std::move(game));
  }

  void Keep(int index, notation::GameRecord game) {
    const std::lock_guard<std::mutex> lock(mutex_);
    if (work_.journal != nullptr && status_.ok()) {
      suites::Outcome outcome = suites::Outcome::Ran(notation::ToUsiLine(game));
      outcome.line = SpentTimes(game);
      status_ = work_.journal->Append(IdOf(index + 1), outcome);
      failed_ = !status_.ok();
    }
    games_[index] = std::move(game);
  }

  void Note(const absl::Status& status) {
    const std::lock_guard<std::mutex> lock(mutex_);
    status_ = status;
    failed_ = true;
  }

  const PlayRules& rules_;
  const MakePlayer& make_player_;
  const PlayWork& work_;
  const std::atomic<bool>& stop_;
  std::vector<int> to_do_;  // indices of games
  std::atomic<bool> failed_{false};

  std::mutex mutex_;  // over what follows, while workers run
  std::vector<std::optional<notation::GameRecord>> games_;
  absl::Status status_;
  PlayedGames result_;
};

}  // namespace

std::string PlayRulesText(const PlayRules& rules) {
  const MoveTime& time = rules.game.time;
  const std::string time_text =
      time.given_ms == 0 ? ""
                         : absl::StrCat("; ", time.given_ms, " ms a move and ", time.margin_ms,
                                        " ms of margin", time.overrun_loses ? ", or lost" : "");
  return absl::StrCat("seed ", rules.seed, "; openings of ", rules.opening.least_plies, " to ",
                      rules.opening.most_plies, " plies from ", rules.opening.choices,
                      " moves within ", rules.opening.most_loss_centipawns, " centipawns; ",
                      rules.game.most_plies, " plies at most; resign at -",
                      rules.game.resign_centipawns, " in ", rules.game.resign_moves,
                      " moves; announce within ", rules.game.announce_nodes, " nodes", time_text);
}

absl::StatusOr<PlayedGames> PlayGames(const PlayRules& rules, const MakePlayer& make_player,
                                      const PlayWork& work, const std::atomic<bool>& stop) {
  return PlayRun(rules, make_player, work, stop).Execute();
}

}  // namespace hakari::corpus
