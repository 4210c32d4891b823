#include "engine/predict/reference/slow_features.h"

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <string>
#include <vector>

#include "engine/reference/influence.h"
#include "engine/reference/rules.h"

namespace hakari::reference {
namespace {

constexpr char kHandOrder[] = "PLNSGBR";
constexpr int kHandKindCount = 7;

// A place as a side sees it that moves up: both counted from its own right and from the far edge.
struct Seen {
  int rank;
  int file;
};
Seen SeenBy(Side side, Place place) {
  return side == Side::kBlack ? Seen{place.row + 1, kSize - place.column}
                              : Seen{kSize - place.row, place.column + 1};
}

// The place so many ranks ahead and files to the left, which may be off the board.
Place Shifted(Side side, Place place, int ahead, int left) {
  const int sign = side == Side::kBlack ? 1 : -1;
  return {place.row - sign * ahead, place.column - sign * left};
}

class SideFeatures {
 public:
  SideFeatures(const Board& board, Side side)
      : board_(board),
        side_(side),
        own_attacks_(AttackCounts(board, side, MenOn(board))),
        their_attacks_(AttackCounts(board, Other(side), MenOn(board))) {
    CountKing();
    CountHand();
    CountMoves();
    CountDrops();
  }

  const std::vector<int>& values() const { return values_; }

 private:
  int& at(int offset) { return values_[static_cast<size_t>(offset)]; }

  void CountKing() {
    const std::optional<Place> king = FindKing(board_, side_);
    if (!king) return;
    at(feature::kKingRank) = SeenBy(side_, *king).rank;
    at(feature::kKingFile) = SeenBy(side_, *king).file;
    pinned_ = Shields(board_, *king, side_, Other(side_));
    for (int ahead = -2; ahead <= 2; ++ahead) {
      for (int left = -2; left <= 2; ++left) {
        const Place place = Shifted(side_, *king, ahead, left);
        if (place == *king) continue;
        if (std::abs(ahead) <= 1 && std::abs(left) <= 1) CountPlace(place, feature::kRingArea);
        if (ahead >= 0) CountPlace(place, feature::kFrontArea);
        if (ahead < 0) CountPlace(place, feature::kBackArea);
      }
    }
  }

  void CountPlace(Place place, int area) {
    if (!place.OnBoard()) {
      ++at(area + feature::kOffBoard);
      return;
    }
    const bool is_king = AsBlack(board_.at(place)) == 'K';
    const bool own = board_.Holds(side_, place);
    const bool theirs = board_.Holds(Other(side_), place);
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

  // Made on a copy, whosever turn it is. Gives check if a man attacks the king that did not before,
  // or the moved man does (a king cannot attack the other one).
  bool GivesCheckByMoving(Place from, Place to, bool promote) const {
    const Place king = *FindKing(board_, Other(side_));
    Board moving = board_;
    moving.to_move = side_;
    const Board after = After(moving, {kEmpty, from, to, promote});
    const Grid after_attackers = AttackersOf(after, king, side_, MenOn(after));
    const bool moved_is_king = AsBlack(board_.at(from)) == 'K';
    bool checks = false;
    ForEachPlace([&](Place place) {
      if (!after_attackers.Has(place)) return;
      checks |= place == to ? !moved_is_king : !attackers_before_.Has(place);
    });
    return checks;
  }

  bool GivesCheckEitherWay(Place from, Place to) const {
    const bool in_camp = SeenBy(side_, from).rank <= 3 || SeenBy(side_, to).rank <= 3;
    const bool may_promote = in_camp && IsMan(Promoted(board_.at(from)));
    return GivesCheckByMoving(from, to, false) ||
           (may_promote && GivesCheckByMoving(from, to, true));
  }

  void CountMoves() {
    const std::optional<Place> king = FindKing(board_, Other(side_));
    if (!king) return;
    attackers_before_ = AttackersOf(board_, *king, side_, MenOn(board_));
    ForEachPlace([&](Place from) {
      if (!board_.Holds(side_, from)) return;
      int moves = 0;
      const auto blocked = [&](Place place) { return IsMan(board_.at(place)); };
      WalkFrom(board_.at(from), from, blocked, [&](Place to) {
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
      if (slots[static_cast<size_t>(i)].find(AsBlack(man)) == std::string::npos) continue;
      at(feature::kPiecesByKind + i) += moves > 0;
      at(feature::kMovesByKind + i) += moves;
    }
  }

  bool HasPawnOnFile(int column) const {
    bool has = false;
    for (int row = 0; row < kSize; ++row) {
      has |= board_.at({row, column}) == OwnedBy(side_, 'P');
    }
    return has;
  }

  // A man that could never move again attacks nothing either.
  bool GivesCheckByDrop(char man, Place to, Place king) const {
    if (IsMan(board_.at(to)) || (man == 'P' && HasPawnOnFile(to.column))) return false;
    Board after = board_;
    after.at(to) = OwnedBy(side_, man);
    return AttackersOf(after, king, side_, MenOn(after)).Has(to);
  }

  void CountDrops() {
    const std::optional<Place> king = FindKing(board_, Other(side_));
    if (!king) return;
    for (int i = 0; i < kHandKindCount; ++i) {
      if (board_.InHand(side_, kHandOrder[i]) == 0) continue;
      ForEachPlace([&](Place to) {
        const bool checks = GivesCheckByDrop(kHandOrder[i], to, *king);
        at(feature::kDropsByKind + i) += checks;
        at(feature::kCheckingDrops) += checks;
      });
    }
  }

  const Board& board_;
  const Side side_;
  const Grid own_attacks_;
  const Grid their_attacks_;
  Grid pinned_;
  Grid attackers_before_;  // of the other king, as the board stands
  std::vector<int> values_ = std::vector<int>(kSideFeatureCount, 0);
};

}  // namespace

std::array<int, kFeatureCount> SlowFeatures(const Board& board, Side attacker) {
  std::array<int, kFeatureCount> features{};
  const std::optional<Place> black = FindKing(board, Side::kBlack);
  const std::optional<Place> white = FindKing(board, Side::kWhite);
  if (black && white) {
    features[kKingDistanceFeature] =
        std::abs(black->row - white->row) + std::abs(black->column - white->column);
  }
  const SideFeatures of_attacker(board, attacker);
  const SideFeatures of_defender(board, Other(attacker));
  std::copy(of_attacker.values().begin(), of_attacker.values().end(), features.begin() + 1);
  std::copy(of_defender.values().begin(), of_defender.values().end(),
            features.begin() + 1 + kSideFeatureCount);
  return features;
}

}  // namespace hakari::reference
