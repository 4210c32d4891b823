#include "engine/predict/reference/slow_features.h"

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <string>
#include <vector>

#include "engine/reference/influence.h"
#include "engine/reference/rules.h"

namespace hakari::predict {
namespace {

constexpr char kHandOrder[] = "PLNSGBR";
constexpr int kHandKindCount = 7;

// A place as seen by a side that moves up: the file counted from its right, the rank from the far
// edge.
struct Seen {
  int rank;
  int file;
};
Seen SeenBy(reference::Side side, reference::Place place) {
  return side == reference::Side::kBlack ? Seen{place.row + 1, reference::kSize - place.column}
                                         : Seen{reference::kSize - place.row, place.column + 1};
}

// The place `ahead` ranks ahead and `left` files to the left; it may be off the board.
reference::Place Shifted(reference::Side side, reference::Place place, int ahead, int left) {
  const int sign = side == reference::Side::kBlack ? 1 : -1;
  return {place.row - sign * ahead, place.column - sign * left};
}

class SideFeatures {
 public:
  SideFeatures(const reference::Board& board, reference::Side side)
      : board_(board),
        side_(side),
        own_attacks_(reference::AttackCounts(board, side, reference::MenOn(board))),
        their_attacks_(
            reference::AttackCounts(board, reference::Other(side), reference::MenOn(board))) {
    CountKing();
    CountHand();
    CountMoves();
    CountDrops();
  }

  const std::vector<int>& values() const { return values_; }

 private:
  int& at(int offset) { return values_[static_cast<size_t>(offset)]; }

  void CountKing() {
    const std::optional<reference::Place> king = reference::FindKing(board_, side_);
    if (!king) return;
    at(feature::kKingRank) = SeenBy(side_, *king).rank;
    at(feature::kKingFile) = SeenBy(side_, *king).file;
    pinned_ = reference::Shields(board_, *king, side_, reference::Other(side_));
    for (int ahead = -2; ahead <= 2; ++ahead) {
      for (int left = -2; left <= 2; ++left) {
        const reference::Place place = Shifted(side_, *king, ahead, left);
        if (place == *king) continue;
        if (std::abs(ahead) <= 1 && std::abs(left) <= 1) CountPlace(place, feature::kRingArea);
        if (ahead >= 0) CountPlace(place, feature::kFrontArea);
        if (ahead < 0) CountPlace(place, feature::kBackArea);
      }
    }
  }

  void CountPlace(reference::Place place, int area) {
    if (!place.OnBoard()) {
      ++at(area + feature::kOffBoard);
      return;
    }
    const bool is_king = reference::AsBlack(board_.at(place)) == 'K';
    const bool own = board_.Holds(side_, place);
    const bool theirs = board_.Holds(reference::Other(side_), place);
    at(area + feature::kOccupied) += own || theirs;
    at(area + feature::kMoreAttackedByOpponent) +=
        their_attacks_.at(place) > own_attacks_.at(place);
    at(area + feature::kMoreAttackedByOwner) += own_attacks_.at(place) > their_attacks_.at(place);
    at(area + feature::kFlight) += !own && their_attacks_.at(place) == 0;
    at(area + feature::kOwnPieces) += own && !is_king;
    at(area + feature::kOpponentPieces) += theirs && !is_king;
    at(area + feature::kPinned) += pinned_.Has(place);
  }

  void CountHand() {
    for (int i = 0; i < kHandKindCount; ++i) {
      const int held = board_.InHand(side_, kHandOrder[i]);
      at(feature::kHandByKind + i) = held;
      at(feature::kHandTotal) += held;
    }
  }

  // Makes the move on a copy, whoever is to move. It gives check if a piece attacks the king that
  // did not before, or if the moved piece does (a king cannot attack the other king).
  bool GivesCheckByMoving(reference::Place from, reference::Place to, bool promote) const {
    const reference::Place king = *reference::FindKing(board_, reference::Other(side_));
    reference::Board moving = board_;
    moving.to_move = side_;
    const reference::Board after = reference::After(moving, {reference::kEmpty, from, to, promote});
    const reference::Grid after_attackers =
        reference::AttackersOf(after, king, side_, reference::MenOn(after));
    const bool moved_is_king = reference::AsBlack(board_.at(from)) == 'K';
    bool checks = false;
    reference::ForEachPlace([&](reference::Place place) {
      if (!after_attackers.Has(place)) return;
      checks |= place == to ? !moved_is_king : !attackers_before_.Has(place);
    });
    return checks;
  }

  bool GivesCheckEitherWay(reference::Place from, reference::Place to) const {
    const bool in_camp = SeenBy(side_, from).rank <= 3 || SeenBy(side_, to).rank <= 3;
    const bool may_promote = in_camp && reference::IsMan(reference::Promoted(board_.at(from)));
    return GivesCheckByMoving(from, to, false) ||
           (may_promote && GivesCheckByMoving(from, to, true));
  }

  void CountMoves() {
    const std::optional<reference::Place> king =
        reference::FindKing(board_, reference::Other(side_));
    if (!king) return;
    attackers_before_ = reference::AttackersOf(board_, *king, side_, reference::MenOn(board_));
    reference::ForEachPlace([&](reference::Place from) {
      if (!board_.Holds(side_, from)) return;
      int moves = 0;
      const auto blocked = [&](reference::Place place) {
        return reference::IsMan(board_.at(place));
      };
      reference::WalkFrom(board_.at(from), from, blocked, [&](reference::Place to) {
        if (board_.Holds(side_, to) || to == *king) return;
        moves += GivesCheckEitherWay(from, to);
      });
      AddMover(board_.at(from), moves);
    });
    at(feature::kCheckingMoves) = std::min(at(feature::kCheckingMoves), kLargestFeature);
  }

  void AddMover(char man, int moves) {
    at(feature::kCheckingPieces) += moves > 0;
    at(feature::kCheckingMoves) += moves;
    const std::vector<std::string> slots = {"P", "L", "N", "S", "G", "TUVW", "B", "R", "H", "D"};
    for (int i = 0; i < feature::kMoverSlotCount; ++i) {
      if (slots[static_cast<size_t>(i)].find(reference::AsBlack(man)) == std::string::npos)
        continue;
      at(feature::kPiecesByKind + i) += moves > 0;
      at(feature::kMovesByKind + i) += moves;
    }
  }

  bool HasPawnOnFile(int column) const {
    bool has = false;
    for (int row = 0; row < reference::kSize; ++row) {
      has |= board_.at({row, column}) == reference::OwnedBy(side_, 'P');
    }
    return has;
  }

  // A piece that could never move again attacks nothing, so no rule for such drops is needed.
  bool GivesCheckByDrop(char man, reference::Place to, reference::Place king) const {
    if (reference::IsMan(board_.at(to)) || (man == 'P' && HasPawnOnFile(to.column))) return false;
    reference::Board after = board_;
    after.at(to) = reference::OwnedBy(side_, man);
    return reference::AttackersOf(after, king, side_, reference::MenOn(after)).Has(to);
  }

  void CountDrops() {
    const std::optional<reference::Place> king =
        reference::FindKing(board_, reference::Other(side_));
    if (!king) return;
    for (int i = 0; i < kHandKindCount; ++i) {
      if (board_.InHand(side_, kHandOrder[i]) == 0) continue;
      reference::ForEachPlace([&](reference::Place to) {
        const bool checks = GivesCheckByDrop(kHandOrder[i], to, *king);
        at(feature::kDropsByKind + i) += checks;
        at(feature::kCheckingDrops) += checks;
      });
    }
  }

  const reference::Board& board_;
  const reference::Side side_;
  const reference::Grid own_attacks_;
  const reference::Grid their_attacks_;
  reference::Grid pinned_;
  reference::Grid attackers_before_;  // of the other king, before the move
  std::vector<int> values_ = std::vector<int>(kSideFeatureCount, 0);
};

}  // namespace

std::array<int, kFeatureCount> SlowFeatures(const reference::Board& board,
                                            reference::Side attacker) {
  std::array<int, kFeatureCount> features{};
  const std::optional<reference::Place> black = reference::FindKing(board, reference::Side::kBlack);
  const std::optional<reference::Place> white = reference::FindKing(board, reference::Side::kWhite);
  if (black && white) {
    features[kKingDistanceFeature] =
        std::abs(black->row - white->row) + std::abs(black->column - white->column);
  }
  const SideFeatures of_attacker(board, attacker);
  const SideFeatures of_defender(board, reference::Other(attacker));
  std::copy(of_attacker.values().begin(), of_attacker.values().end(), features.begin() + 1);
  std::copy(of_defender.values().begin(), of_defender.values().end(),
            features.begin() + 1 + kSideFeatureCount);
  return features;
}

}  // namespace hakari::predict
