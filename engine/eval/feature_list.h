// What the evaluation counts, and where the weights of it lie: one table from which the code, the
// weights' file, reports and documentation are drawn.
//
// A feature is one number of a side or a small grid of them (rows and columns): its cells. A side's
// cell counts things; every cell has a weight for the opening, one for the middle game and one for
// the end game; what White counts is subtracted from what Black counts. So each feature is seen
// with the board turned so that its side moves up, and left and right count alike.
//
// The features of the group "progress" are counted for both sides together, have one weight a cell,
// and say how far the game has come.
#ifndef HAKARI_ENGINE_EVAL_FEATURE_LIST_H_
#define HAKARI_ENGINE_EVAL_FEATURE_LIST_H_

#include <string>
#include <vector>

#include "engine/core/piece.h"
#include "engine/core/square.h"

namespace hakari::eval {

enum Phase { kOpening, kMiddle, kEnd, kPhaseCount };
constexpr const char* kPhaseNames[kPhaseCount] = {"opening", "middle", "end"};

struct FeatureInfo {
  std::string name;    // one word: "king_ring.flight"
  std::string group;   // one word: what can be left out together to see what it is worth
  std::string counts;  // a phrase for people
  // One word each; a single one without a name where there is nothing to tell apart.
  std::vector<std::string> rows = {""};
  std::vector<std::string> columns = {""};
  int first_cell = 0;  // cells lie row by row; those of the progress are numbered by themselves

  int cells() const { return static_cast<int>(rows.size() * columns.size()); }
  bool is_progress() const;
};

// In the order of their cells, those of the progress last.
const std::vector<FeatureInfo>& Features();

// "king_ring.flight", "own_king.gold.ahead-1": one word for each row of each feature.
std::string RowName(const FeatureInfo& feature, int row);
// "own_king.gold.ahead-1.beside2"
std::string CellName(const FeatureInfo& feature, int cell);
// The feature to which a cell belongs.
const FeatureInfo& FeatureOfCell(int cell);

// Which kinds have a cell where kings have none.
constexpr int kUnroyalKinds = 13;
constexpr int UnroyalSlot(PieceKind kind) { return kind < kKing ? kind - 1 : kind - 2; }

// Piece squares: the rank as its side counts it, and the file folded at the middle.
constexpr int kFoldedFiles = 5;
constexpr int kSquareGrid = kRanks * kFoldedFiles;
// Relative to a king: ranks ahead of it (-8 to 8) and files beside it (0 to 8).
constexpr int kMostRanksAhead = kRanks - 1;
constexpr int kRanksAhead = 2 * kMostRanksAhead + 1;
constexpr int kKingGrid = kRanksAhead * kFiles;

// Where a square lies, seen by a king that looks ahead.
enum KingSide { kAheadOfKing, kBesideKing, kBehindKing, kKingSides };

// Squares by their distance to a king, the larger of files and ranks, which is 1 to 3, and by their
// side. The king's own square counts as one away, beside it. Farther ones have no zone.
constexpr int kZoneDistances = 3;
constexpr int kKingZoneCount = kZoneDistances * kKingSides;
constexpr int ZoneOf(int distance, KingSide side) { return (distance - 1) * kKingSides + side; }
constexpr int kMostTimes = 3;  // that an attack on the same square counts

// Kinds as attackers see them: what moves like a gold is one.
enum TargetSlot {
  kPawnTarget,
  kLanceTarget,
  kKnightTarget,
  kSilverTarget,
  kGoldTarget,
  kBishopTarget,
  kRookTarget,
  kHorseTarget,
  kDragonTarget,
  kTargetCount,
};

// Pieces in hand, other than pawns, that threaten a king's neighbours: more count as so many.
constexpr int kMostDroppers = 4;

// Where the cells of each feature begin.
enum FirstCell : int {
  kBoardCells = 0,
  kHandCells = kBoardCells + kUnroyalKinds,
  kSquareCells = kHandCells + kHandKindEnd - 1,
  kOwnKingCells = kSquareCells + (kUnroyalKinds + 1) * kSquareGrid,
  kEnemyKingCells = kOwnKingCells + kUnroyalKinds * kKingGrid,
  // Those before are kept up to date with each move, these are counted when asked for.
  kTempoCell = kEnemyKingCells + kUnroyalKinds * kKingGrid,
  kNoPawnInHandCell,
  kAttacksNearOwnKingCells,
  kAttacksNearEnemyKingCells = kAttacksNearOwnKingCells + kMostTimes * kKingZoneCount,
  kAttacksCells = kAttacksNearEnemyKingCells + kMostTimes * kKingZoneCount,
  kAttackedCells = kAttacksCells + kMostTimes,
  kAttackedGuardedCells = kAttackedCells + kTargetCount,
  kGuardedCell = kAttackedGuardedCells + kTargetCount,
  kRingOutnumberedCells,
  kRingContestedCells = kRingOutnumberedCells + kKingSides,
  kRingFlightCell = kRingContestedCells + kKingSides,
  kRingGeneralsCell,
  kRingOwnCell,
  kRingEnemyCell,
  kRingDropsCell,
  kPinnedCell,
  kPinnedLargeCell,
  kCellCount,
};
constexpr int kFirstCountedCell = kTempoCell;
constexpr int kCountedCells = kCellCount - kFirstCountedCell;
// With zeros behind them, for the sake of vectors.
constexpr int kPaddedCountedCells = (kCountedCells + 15) / 16 * 16;

enum ProgressCell : int {
  kProgressStartCell,
  kProgressHandPawnsCell,
  kProgressHandPiecesCell,
  kProgressCampCell,
  kProgressKingAttacksCell,
  kProgressCellCount,
};

}  // namespace hakari::eval

#endif  // HAKARI_ENGINE_EVAL_FEATURE_LIST_H_
