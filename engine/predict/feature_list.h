// The 129 features of the classifier that predicts whether a mate search finds a mate: one shared
// by both sides, 64 of the attacker, and the same 64 of the defender. This list is the only
// definition of the features; extraction, model files, reports and documentation use it.
//
// Every feature is a small count. The features of a side are counted with the board turned so that
// this side moves up. Features about a king are 0 if that side has no king.
#ifndef HAKARI_ENGINE_PREDICT_FEATURE_LIST_H_
#define HAKARI_ENGINE_PREDICT_FEATURE_LIST_H_

#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/string_view.h"

namespace hakari::predict {

// A list of named features as data, used by model files, reports and documentation. There are two
// lists: that of the thesis (feature_list.h) and a sharper one (sharp/sharp_list.h).
struct FeatureRow {
  std::string name;    // one word: "attacker.ring.flight"
  std::string group;   // one word; studies leave out a whole group to measure its value
  std::string counts;  // a description for the user
};

class FeatureTable {
 public:
  // Names must differ.
  FeatureTable(std::string name, std::vector<FeatureRow> rows)
      : name_(std::move(name)), rows_(std::move(rows)) {}

  // The name of the list in options and model files: one word.
  const std::string& name() const { return name_; }
  int size() const { return static_cast<int>(rows_.size()); }
  const FeatureRow& at(int feature) const { return rows_.at(static_cast<size_t>(feature)); }

  // None if no feature has the name.
  std::optional<int> Find(absl::string_view name) const;
  // All groups, in the order of the list.
  std::vector<std::string> Groups() const;
  // The features of a group, ascending.
  std::vector<int> InGroup(absl::string_view group) const;

 private:
  std::string name_;
  std::vector<FeatureRow> rows_;
};

constexpr int kFeatureCount = 129;
constexpr int kSideFeatureCount = 64;
// Larger counts are clipped to this value. Only the number of moves that give check could be
// larger, if at all.
constexpr int kLargestFeature = 127;

// A group of features. Studies leave out a whole group to measure its value.
enum class FeatureGroup {
  kKingDistance,
  kKingPosition,
  kRing,   // the 8 squares around the king
  kFront,  // 14: two ranks ahead of the king, and beside it
  kBack,   // 10: two ranks behind it
  kHand,
  kCheckingPieces,  // pieces on the board that can give check
  kCheckingMoves,   // the moves by which they give check
  kCheckingDrops,   // drops that give check
};
constexpr FeatureGroup kFeatureGroups[] = {
    FeatureGroup::kKingDistance,   FeatureGroup::kKingPosition,  FeatureGroup::kRing,
    FeatureGroup::kFront,          FeatureGroup::kBack,          FeatureGroup::kHand,
    FeatureGroup::kCheckingPieces, FeatureGroup::kCheckingMoves, FeatureGroup::kCheckingDrops};
const char* NameOf(FeatureGroup group);

struct FeatureInfo {
  const char* name;  // "attacker.ring.flight"
  FeatureGroup group;
  const char* counts;  // a description for the user
};
const FeatureInfo& InfoOf(int feature);
// The list as a table; its name is "thesis".
const FeatureTable& ThesisFeatureTable();

constexpr int kKingDistanceFeature = 0;
enum class FeatureSide { kAttacker, kDefender };
// The index of the feature at `offset` (0-63, see below) in a side's features.
constexpr int SideFeature(FeatureSide side, int offset) {
  return 1 + static_cast<int>(side) * kSideFeatureCount + offset;
}

namespace feature {

enum SideOffset : int {
  kKingRank = 0,
  kKingFile = 1,
  kRingArea = 2,  // areas have kAreaFeatureCount features each
  kFrontArea = 10,
  kBackArea = 18,
  kHandTotal = 26,
  kHandByKind = 27,      // pawn, lance, knight, silver, gold, bishop, rook
  kCheckingPieces = 34,  // including the king
  kPiecesByKind = 35,    // as in MoverSlot
  kCheckingMoves = 45,   // including the king's moves
  kMovesByKind = 46,     // as in MoverSlot
  kCheckingDrops = 56,
  kDropsByKind = 57,  // as in hand
};

enum AreaOffset : int {
  kOffBoard,
  kOccupied,
  kMoreAttackedByOpponent,
  kMoreAttackedByOwner,
  kFlight,
  kOwnPieces,
  kOpponentPieces,
  kPinned,
  kAreaFeatureCount,
};

// The kinds of pieces that give check by moving, before a promotion by that move.
enum MoverSlot : int {
  kPawnSlot,
  kLanceSlot,
  kKnightSlot,
  kSilverSlot,
  kGoldSlot,
  kSmallPromotedSlot,  // promoted pawn, lance, knight, silver
  kBishopSlot,
  kRookSlot,
  kHorseSlot,
  kDragonSlot,
  kMoverSlotCount,
};

}  // namespace feature

}  // namespace hakari::predict

#endif  // HAKARI_ENGINE_PREDICT_FEATURE_LIST_H_
