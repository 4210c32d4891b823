#include "suites/next_move/from_games/examine.h"

#include <algorithm>
#include <numeric>
#include <optional>
#include <utility>

#include "absl/strings/str_cat.h"
#include "base/status/macros.h"
#include "engine/movegen/movegen.h"
#include "engine/player/score.h"
#include "suites/corpus/announced_end.h"
#include "suites/middlegame/choose_positions.h"
#include "suites/next_move/from_games/only_mate.h"
#include "suites/next_move/themes/find_themes.h"
#include "suites/next_move/themes/theme_list.h"

namespace hakari::suites {
namespace {

// The legal beginning of a line: some engines append moves from their tables.
std::vector<Move> LegalPart(Position position, const std::vector<Move>& line) {
  std::vector<Move> legal;
  for (const Move move : line) {
    if (!movegen::IsLegal(position, move)) break;
    position.DoMove(move);
    legal.push_back(move);
  }
  return legal;
}

void AddOnce(const std::optional<Move>& move, std::vector<Move>& moves) {
  const bool is_new = move && std::find(moves.begin(), moves.end(), *move) == moves.end();
  if (is_new) moves.push_back(*move);
}

// The moves that judges play, once each.
std::vector<Move> PlayedMoves(const std::vector<Look>& looks) {
  std::vector<Move> moves;
  for (const Look& look : looks) AddOnce(look.move, moves);
  return moves;
}

// Every move that a judge has named so far, once. Includes the quick looks, because at a deep look
// all judges may agree.
std::vector<Move> NamedMoves(const TriedPosition& tried) {
  std::vector<Move> moves;
  for (const std::vector<Look>* const looks : {&tried.quick, &tried.deep}) {
    for (const Look& look : *looks) {
      AddOnce(look.move, moves);
      AddOnce(look.second_move, moves);
    }
  }
  return moves;
}

}  // namespace

std::string KnownKey(const Position& position) { return corpus::SfenWithoutPly(position); }

absl::StatusOr<Look> Examiner::Seat::Take(const player::Game& game, const std::atomic<bool>& stop) {
  if (player_ == nullptr) {
    HAKARI_ASSIGN_OR_RETURN(player_, stage_.player.make(&stop));
  }
  return TakeLook(*player_, game, stage_.allowance, stop);
}

absl::Status Examiner::Seat::Weigh(const player::Game& game, const std::vector<Move>& rivals,
                                   Look& look, const std::atomic<bool>& stop) {
  if (player_->abilities().several_lines) return absl::OkStatus();
  return WeighRivals(*player_, game, stage_.allowance, rivals, look, stop);
}

Examiner::Seats::Seats(const Judge& judge) : quick(judge.quick) {
  for (const Judge::Stage& stage : judge.deep) deep.emplace_back(stage);
}

Examiner::Examiner(const std::vector<Judge>& judges, const LookThroughRules& rules,
                   const KnownPositions& known, MateProver of_themes, MateProver of_mates)
    : judges_(judges),
      rules_(rules),
      known_(known),
      of_themes_(std::move(of_themes)),
      of_mates_(std::move(of_mates)) {
  for (const Judge& judge : judges) {
    seats_.emplace_back(judge);
    scales_.push_back(judge.scale);
  }
}

absl::StatusOr<TriedPosition> Examiner::Examine(const Candidate& candidate,
                                                const std::atomic<bool>& stop) {
  TriedPosition tried;
  tried.ply = static_cast<int>(candidate.game.moves().size());
  const Position& position = candidate.game.position();
  ChoiceRules something;
  something.least_moves = rules_.least_moves;
  if (known_.contains(KnownKey(position))) {
    tried.end = Condition::kKnown;
  } else if (!HasSomethingToDecide(position, something)) {
    tried.end = Condition::kNothingToDecide;
  } else if (rules_.evidence == Evidence::kPlayersMove) {
    HAKARI_RETURN_IF_ERROR(FollowPlayer(candidate, tried, stop));
  } else if (candidate.is_for_mates) {
    HAKARI_RETURN_IF_ERROR(FindHiddenMate(candidate.game, tried, stop));
  } else {
    HAKARI_RETURN_IF_ERROR(FindAgreement(candidate, tried, stop));
  }
  return tried;
}

absl::Status Examiner::FindAgreement(const Candidate& candidate, TriedPosition& tried,
                                     const std::atomic<bool>& stop) {
  const player::Game& game = candidate.game;
  const JudgementRules& rules = rules_.judgement;
  HAKARI_RETURN_IF_ERROR(LookQuickly(game, tried, stop));
  tried.end = Condition::kUnclear;
  if (!SeemsClear(tried.quick, scales_, rules)) return absl::OkStatus();
  if (const std::optional<Move> move = MoveOfAll(tried.quick)) {
    const bool is_plain =
        move->is_promotion() || (!move->is_drop() && game.position().at(move->to()) != kNoPiece);
    tried.end = is_plain ? Condition::kPlain : Condition::kSeenByAll;
    if (is_plain || !candidate.may_be_seen_by_all) return absl::OkStatus();
  }
  tried.end = Condition::kNotConfirmed;
  std::optional<Confirmed> confirmed;
  for (size_t stage = 0; stage < seats_[0].deep.size(); ++stage) {
    HAKARI_RETURN_IF_ERROR(LookDeeply(game, stage, tried, stop));
    confirmed = ConfirmedMove(tried.deep, scales_, rules);
    if (!confirmed) return absl::OkStatus();
  }
  Describe(game.position(), *confirmed, tried);
  tried.end = tried.themes.empty() ? Condition::kNoTheme : Condition::kChosen;
  return absl::OkStatus();
}

// Stops when no move can become clear any more. A judge without MultiPV is compared by searches
// after the judges' moves, if this can still make a difference.
absl::Status Examiner::LookQuickly(const player::Game& game, TriedPosition& tried,
                                   const std::atomic<bool>& stop) {
  const JudgementRules& rules = rules_.judgement;
  std::vector<Look>& looks = tried.quick;
  while (looks.size() < judges_.size()) {
    if (!MaySeemClear(looks, judges_.size() - looks.size(), scales_, rules)) {
      return absl::OkStatus();
    }
    const size_t judge = looks.size();
    HAKARI_RETURN_IF_ERROR(Add(judge, seats_[judge].quick.Take(game, stop), looks));
  }
  const std::vector<Move> played = PlayedMoves(looks);
  for (size_t judge = 0; judge < judges_.size(); ++judge) {
    if (!MaySeemClear(looks, 0, scales_, rules)) return absl::OkStatus();
    HAKARI_RETURN_IF_ERROR(
        Named(judge, seats_[judge].quick.Weigh(game, played, looks[judge], stop)));
  }
  return absl::OkStatus();
}

// Stops when too few judges are left to confirm a move.
absl::Status Examiner::LookDeeply(const player::Game& game, size_t stage, TriedPosition& tried,
                                  const std::atomic<bool>& stop) {
  std::vector<Look> looks;
  std::vector<Move> named = NamedMoves(tried);
  for (size_t judge = 0; judge < judges_.size(); ++judge) {
    if (!MayBeConfirmed(looks, scales_, rules_.judgement)) break;
    Seat& seat = seats_[judge].deep[stage];
    HAKARI_RETURN_IF_ERROR(Add(judge, seat.Take(game, stop), looks));
    AddOnce(looks.back().move, named);
    AddOnce(looks.back().second_move, named);
    HAKARI_RETURN_IF_ERROR(Named(judge, seat.Weigh(game, named, looks.back(), stop)));
  }
  tried.deep = std::move(looks);
  return absl::OkStatus();
}

absl::Status Examiner::FollowPlayer(const Candidate& candidate, TriedPosition& tried,
                                    const std::atomic<bool>& stop) {
  Seat& seat = seats_[candidate.judge].deep.back();
  HAKARI_RETURN_IF_ERROR(Add(candidate.judge, seat.Take(candidate.game, stop), tried.deep));
  tried.end = Condition::kNotThePlayers;
  if (tried.deep.back().move != candidate.played) return absl::OkStatus();
  Describe(candidate.game.position(), {candidate.played, {candidate.judge}}, tried);
  tried.end = Condition::kChosen;
  return absl::OkStatus();
}

absl::Status Examiner::FindHiddenMate(const player::Game& game, TriedPosition& tried,
                                      const std::atomic<bool>& stop) {
  const HiddenMateRules& rules = rules_.hidden_mates;
  tried.end = Condition::kNoOnlyMate;
  const std::vector<Move> line = OnlyMate(game.position(), of_mates_);
  if (static_cast<int>(line.size()) < rules.least_plies) return absl::OkStatus();
  for (size_t judge = 0; judge < judges_.size(); ++judge) {
    HAKARI_RETURN_IF_ERROR(Add(judge, seats_[judge].quick.Take(game, stop), tried.quick));
  }
  tried.end = Condition::kMateIsSeen;
  const auto seen = std::count_if(tried.quick.begin(), tried.quick.end(),
                                  [&](const Look& look) { return look.move == line.front(); });
  if (seen > rules.seen_by_at_most) return absl::OkStatus();
  tried.end = Condition::kWonAnyway;
  for (size_t judge = 0; judge < judges_.size(); ++judge) {
    const Look& look = tried.quick[judge];
    if (look.move == line.front() || !look.score) continue;
    if (1 - WinningChance(*look.score, scales_[judge]) < rules_.judgement.deep_gap) {
      return absl::OkStatus();
    }
    tried.second = *look.score;
  }
  tried.end = Condition::kNotConfirmed;
  HAKARI_RETURN_IF_ERROR(ConfirmMate(game, line.front(), tried, stop));
  // The proof is one of the confirmations.
  if (static_cast<int>(tried.by.size()) + 1 < rules_.judgement.confirmations) {
    tried.by.clear();
    return absl::OkStatus();
  }
  tried.by.insert(tried.by.begin(), "proof");
  tried.best = line.front();
  tried.line = line;
  tried.score = player::kMateCentipawns;
  tried.themes = {std::string(InfoOf(MoveTheme::kMate).name)};
  tried.end = Condition::kChosen;
  return absl::OkStatus();
}

// Asks the judges at their deepest looks, those first that saw the mate at the quick look, until
// there are enough confirmations.
absl::Status Examiner::ConfirmMate(const player::Game& game, Move mate, TriedPosition& tried,
                                   const std::atomic<bool>& stop) {
  std::vector<size_t> order(judges_.size());
  std::iota(order.begin(), order.end(), size_t{0});
  std::stable_partition(order.begin(), order.end(),
                        [&](size_t judge) { return tried.quick[judge].move == mate; });
  for (const size_t judge : order) {
    if (static_cast<int>(tried.by.size()) + 1 >= rules_.judgement.confirmations) break;
    HAKARI_RETURN_IF_ERROR(Add(judge, seats_[judge].deep.back().Take(game, stop), tried.deep));
    if (tried.deep.back().move == mate) tried.by.push_back(judges_[judge].name);
  }
  return absl::OkStatus();
}

absl::Status Examiner::Add(size_t judge, absl::StatusOr<Look> look,
                           std::vector<Look>& looks) const {
  if (look.ok()) looks.push_back(*std::move(look));
  return Named(judge, look.status());
}

// Adds the judge's name to an error.
absl::Status Examiner::Named(size_t judge, const absl::Status& status) const {
  if (status.ok()) return status;
  return absl::Status(status.code(), absl::StrCat(judges_[judge].name, ": ", status.message()));
}

void Examiner::Describe(const Position& position, const Confirmed& confirmed,
                        TriedPosition& tried) {
  tried.best = confirmed.move;
  for (const size_t judge : confirmed.judges) {
    // If only one judge was asked, its look is the only one.
    const Look& look = tried.deep[std::min(judge, tried.deep.size() - 1)];
    if (tried.by.empty()) {
      tried.score = look.score.value_or(0);
      tried.second = look.second.value_or(0);
    }
    tried.by.push_back(judges_[judge].name);
    const std::vector<Move> line = LegalPart(position, look.line);
    if (line.size() > tried.line.size()) tried.line = line;
  }
  tried.themes = ThemesOf(position, tried.line);
}

// The themes of the answer, or else of the solver's next move in the line that has any: the purpose
// of a sacrifice shows later.
std::vector<std::string> Examiner::ThemesOf(Position position, std::vector<Move> line) {
  std::vector<std::string> names;
  while (!line.empty()) {
    for (const MoveTheme theme : FindThemes(position, line, of_themes_)) {
      names.emplace_back(InfoOf(theme).name);
    }
    if (!names.empty() || line.size() < 3) break;
    for (int ply = 0; ply < 2; ++ply) {
      position.DoMove(line.front());
      line.erase(line.begin());
    }
  }
  return names;
}

}  // namespace hakari::suites
