#include "suites/corpus/play/play.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <utility>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "base/machine/standstill.h"
#include "base/status/macros.h"
#include "engine/mate/solver.h"
#include "engine/movegen/move_list.h"
#include "engine/movegen/movegen.h"
#include "engine/notation/usi_game.h"
#include "engine/player/answer.h"
#include "engine/player/score.h"
#include "engine/position/position.h"
#include "suites/core/outcome.h"
#include "suites/corpus/announced_end.h"
#include "suites/corpus/play/play_score.h"
#include "suites/match/game/opening.h"
#include "suites/match/game/played_game.h"

namespace hakari::corpus {
namespace {

std::vector<Move> LegalMoves(const Position& position) {
  movegen::MoveList list;
  movegen::GenerateLegal(position, list);
  std::vector<Move> moves(list.begin(), list.end());
  std::sort(moves.begin(), moves.end());
  return moves;
}

// The first moves of the lines that are not much worse than the best one; empty if there are none.
std::vector<Move> GoodMoves(const player::Answer& answer, const Position& position, int most_loss) {
  std::vector<Move> good;
  if (answer.failure) return good;
  std::optional<int> best;
  for (const player::Line& line : answer.lines) {
    if (line.moves.empty()) continue;
    const int value = line.score ? player::InCentipawns(*line.score) : 0;
    if (!best) best = value;
    if (*best - value <= most_loss && movegen::IsLegal(position, line.moves[0])) {
      good.push_back(line.moves[0]);
    }
  }
  return good;
}

}  // namespace

std::vector<Move> DrawOpening(player::Player& player, const OpeningRule& rule, Dice& dice,
                              const std::atomic<bool>& cancel) {
  const int range = rule.most_plies - rule.least_plies + 1;
  const int plies = rule.least_plies + static_cast<int>(dice.Below(static_cast<uint64_t>(range)));
  player::Question question;
  question.lines = rule.choices;
  question.limits = rule.limits;
  while (static_cast<int>(question.game.moves().size()) < plies) {
    const Position& position = question.game.position();
    std::vector<Move> good = GoodMoves(player.Ask(question, {nullptr, nullptr, &cancel}), position,
                                       rule.most_loss_centipawns);
    if (good.empty()) good = LegalMoves(position);
    if (good.empty()) break;
    question.game.Play(good[dice.Below(good.size())]);
  }
  return question.game.moves();
}

namespace {

using Games = std::vector<std::optional<notation::GameRecord>>;

// The players of one thread.
class Table : public RunWorker {
 public:
  // `announcer` may be null: then mates are not announced.
  Table(const PlayRules& rules, const PlayWork& work, const MakePlayer& make_player,
        std::unique_ptr<mate::MateSolver> announcer, const StoodStillMs& stood_still_ms,
        Games& games)
      : rules_(rules),
        work_(work),
        announcer_(std::move(announcer)),
        stood_still_ms_(stood_still_ms),
        games_(games) {
    for (const int seat : {0, 1}) players_[seat] = make_player(seat);
  }

  ItemEnd Do(size_t index, const std::atomic<bool>& stop) override {
    const int black = static_cast<int>(index % 2);
    player::Player* const players[2] = {players_[black].get(), players_[1 - black].get()};
    Dice dice(rules_.seed);
    dice.Mix(index);
    // A failure here shows in the next answer.
    players[kBlack]->NewGame(&stop);
    const match::Opening opening = {Position::Initial(),
                                    DrawOpening(*players[kBlack], rules_.opening, dice, stop)};
    for (player::Player* player : players) player->NewGame(&stop);
    const match::Seats seats = {
        {players[kBlack], players[kWhite]}, {rules_.allowance, rules_.allowance}, stood_still_ms_};
    std::optional<match::PlayedGame> played =
        match::PlayGame(opening, seats, rules_.game, announcer_.get(), stop);
    if (!played || stop) return ItemEnd::Stopped();
    notation::GameRecord& game = played->record;
    game.tags.insert(game.tags.begin(), {{"black", work_.names[black]},
                                         {"white", work_.names[1 - black]},
                                         {"seed", absl::StrCat(rules_.seed)},
                                         {"game", absl::StrCat(index + 1)}});
    games_[index] = std::move(game);
    return ItemEnd();
  }

 private:
  const PlayRules& rules_;
  const PlayWork& work_;
  std::unique_ptr<player::Player> players_[2];  // by seat
  const std::unique_ptr<mate::MateSolver> announcer_;
  const StoodStillMs stood_still_ms_;
  Games& games_;
};

// The text of a game in a journal, and back: an outcome whose answer is the game and whose line has
// the times of its moves.
std::string TextOf(const notation::GameRecord& game) {
  suites::Outcome outcome = suites::Outcome::Ran(notation::ToUsiLine(game));
  outcome.line = SpentTimes(game);
  return suites::OutcomeText(outcome);
}

absl::StatusOr<notation::GameRecord> GameOf(const std::string& text) {
  HAKARI_ASSIGN_OR_RETURN(const suites::Outcome outcome, suites::ParseOutcomeText(text));
  absl::StatusOr<notation::GameRecord> game = notation::ParseUsiLine(outcome.answer, {"game", 1});
  if (!game.ok()) return game;
  HAKARI_RETURN_IF_ERROR(SetSpentTimes(outcome.line, *game));
  return game;
}

}  // namespace

std::string PlayRulesText(const PlayRules& rules) {
  const match::Allowance& allowance = rules.allowance;
  const std::string time_text =
      allowance.is_timed()
          ? absl::StrCat("; ", *allowance.byoyomi_ms, " ms a move and ", allowance.margin_ms,
                         " ms of margin", rules.game.overrun_loses ? ", or lost" : "")
          : "";
  return absl::StrCat("seed ", rules.seed, "; openings of ", rules.opening.least_plies, " to ",
                      rules.opening.most_plies, " plies from ", rules.opening.choices,
                      " moves within ", rules.opening.most_loss_centipawns, " centipawns; ",
                      rules.game.most_plies, " plies at most; resign at -",
                      rules.game.resign_centipawns, " in ", rules.game.resign_moves,
                      " moves; announce within ", rules.game.announce_nodes, " nodes", time_text);
}

absl::StatusOr<PlayedGames> PlayGames(const PlayRules& rules, const MakePlayer& make_player,
                                      const PlayWork& work, const std::atomic<bool>& stop) {
  Games games(static_cast<size_t>(work.games));
  std::optional<StandstillWatch> watch;
  StoodStillMs stood_still_ms;
  if (rules.allowance.is_timed()) stood_still_ms = watch.emplace().AsFunction();
  RunWork run;
  for (int i = 1; i <= work.games; ++i) run.ids.push_back(absl::StrFormat("g%05d", i));
  run.make_worker = [&](int) -> absl::StatusOr<std::unique_ptr<RunWorker>> {
    std::unique_ptr<mate::MateSolver> announcer;
    if (rules.game.announce_nodes > 0) {
      HAKARI_ASSIGN_OR_RETURN(std::unique_ptr<mate::MateSolver> made,
                              MakePds(rules.game.announce_nodes));
      announcer = std::move(made);
    }
    return std::make_unique<Table>(rules, work, make_player, std::move(announcer), stood_still_ms,
                                   games);
  };
  run.text = [&games](size_t index) { return TextOf(*games[index]); };
  run.take = [&games](size_t index, const std::string& text) {
    absl::StatusOr<notation::GameRecord> game = GameOf(text);
    if (game.ok()) games[index] = *std::move(game);
    return game.status();
  };
  HAKARI_ASSIGN_OR_RETURN(const RunSummary summary, RunItems(run, work.run, stop));
  PlayedGames played = {{}, summary.resumed, summary.interrupted};
  for (std::optional<notation::GameRecord>& game : games) {
    if (!game) continue;
    MarkOverruns(rules.allowance, *game);
    played.games.push_back(*std::move(game));
  }
  return played;
}

}  // namespace hakari::corpus
