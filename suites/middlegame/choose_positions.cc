#include "suites/middlegame/choose_positions.h"

#include <optional>
#include <set>
#include <string>
#include <utility>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "base/random/dice.h"
#include "engine/mate/mate_in_one.h"
#include "engine/movegen/move_list.h"
#include "engine/movegen/movegen.h"
#include "engine/position/attacks.h"
#include "suites/corpus/announced_end.h"

namespace hakari::suites {
namespace {

constexpr Phase kPhases[] = {
    {"opening", 16, 31}, {"early", 32, 51}, {"middle", 52, 75}, {"late", 76, 110}};
constexpr int kDrawsAGame = 10;

std::optional<Position> After(const notation::GameRecord& game, int plies) {
  const std::vector<notation::RecordedMove>& moves = game.lines[0].moves;
  if (static_cast<int>(moves.size()) < plies) return std::nullopt;
  Position position = game.start;
  for (int ply = 0; ply < plies; ++ply) position.DoMove(moves[static_cast<size_t>(ply)].move);
  return position;
}

class Chooser {
 public:
  Chooser(const std::vector<notation::GameRecord>& games, const ChoiceRules& rules)
      : games_(games), rules_(rules) {}

  std::vector<Problem> Choose() {
    for (const int game : Shuffled()) {
      if (static_cast<int>(chosen_.size()) == rules_.count) break;
      Try(game);
    }
    return std::move(chosen_);
  }

 private:
  std::vector<int> Shuffled() const {
    std::vector<int> order(games_.size());
    Dice dice(rules_.seed);
    for (size_t i = 0; i < order.size(); ++i) {
      const size_t other = dice.Below(i + 1);
      order[i] = order[other];
      order[other] = static_cast<int>(i);
    }
    return order;
  }

  void Try(int number) {
    const notation::GameRecord& game = games_[static_cast<size_t>(number)];
    const std::optional<Position> opening = After(game, rules_.opening_plies);
    if (!opening || openings_.count(corpus::SfenWithoutPly(*opening)) > 0) return;
    const Phase& phase = kPhases[chosen_.size() % Phases().size()];
    const std::optional<Position> position = Draw(game, phase);
    if (!position || !positions_.insert(corpus::SfenWithoutPly(*position)).second) return;
    openings_.insert(corpus::SfenWithoutPly(*opening));
    Problem problem;
    problem.id = absl::StrFormat("%s-%03d", phase.name, chosen_.size() + 1);
    problem.Set(*position);
    problem.notes = {{"game", absl::StrCat(number + 1)}, {"phase", phase.name}};
    chosen_.push_back(std::move(problem));
  }

  std::optional<Position> Draw(const notation::GameRecord& game, const Phase& phase) const {
    Dice dice = corpus::DiceOf(game, rules_.seed);
    const int plies = static_cast<int>(game.lines[0].moves.size());
    for (int draw = 0; draw < kDrawsAGame; ++draw) {
      const auto choices = static_cast<uint64_t>(phase.last_ply - phase.first_ply + 1);
      const int ply = phase.first_ply + static_cast<int>(dice.Below(choices));
      if (ply + rules_.least_plies_to_come > plies) continue;
      const std::optional<Position> position = After(game, ply);
      if (position && HasSomethingToDecide(*position, rules_)) return position;
    }
    return std::nullopt;
  }

  const std::vector<notation::GameRecord>& games_;
  const ChoiceRules& rules_;
  std::set<std::string> openings_, positions_;
  std::vector<Problem> chosen_;
};

}  // namespace

absl::Span<const Phase> Phases() { return kPhases; }

bool HasSomethingToDecide(const Position& position, const ChoiceRules& rules) {
  if (InCheck(position) || mate::MateInOne(position)) return false;
  movegen::MoveList moves;
  movegen::GenerateLegal(position, moves);
  return moves.size() >= rules.least_moves;
}

absl::StatusOr<std::vector<Problem>> ChoosePositions(const std::vector<notation::GameRecord>& games,
                                                     const ChoiceRules& rules) {
  std::vector<Problem> chosen = Chooser(games, rules).Choose();
  if (static_cast<int>(chosen.size()) == rules.count) return chosen;
  return absl::FailedPreconditionError(
      absl::StrCat("too few games of different openings: ", rules.count, " are needed, and of ",
                   games.size(), " games only ", chosen.size(), " are suitable"));
}

}  // namespace hakari::suites
