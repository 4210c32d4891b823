// The features of the evaluation and where their weights lie. The code, the weights' file, reports
// and documentation are all generated from this one table.
//
// A feature is one number of a side or a small grid of them (rows and columns): its cells. A side's
// cell counts things; every cell has a weight for the opening, one for the middle game and one for
// the end game. White's counts are subtracted from Black's. Each side is seen with the board turned
// so that it moves up; left and right count alike.
//
// The features of the group "progress" are counted for both sides together and have one weight a
// cell. They say how far the game has come.
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
  std::string group;   // one word: features that left_out.h leaves out together
  std::string counts;  // a phrase for the documentation
  // One word each; a single empty name if there is only one row or column.
  std::vector<std::string> rows = {""};
  std::vector<std::string> columns = {""};
  int first_cell = 0;  // cells lie row by row; the cells of the progress have numbers of their own

  int cells() const { return static_cast<int>(rows.size() * columns.size()); }
  bool is_progress() const;
};

// In the order of their cells, the features of the progress last.
const std::vector<FeatureInfo>& Features();

// The name of a row of a feature, one word: "king_ring.flight", "own_king.gold.ahead-1".
std::string RowName(const FeatureInfo& feature, int row);
// The name of a cell: "own_king.gold.ahead-1.beside2".
std::string CellName(const FeatureInfo& feature, int cell);
// The feature to which a cell belongs.
const FeatureInfo& FeatureOfCell(int cell);

// Kinds in grids that have no cells for kings.
constexpr int kUnroyalKinds = 13;
constexpr int UnroyalSlot(PieceKind kind) { return kind < kKing ? kind - 1 : kind - 2; }

// Piece squares: the rank as its side counts it, and the file folded in the middle.
constexpr int kFoldedFiles = 5;
constexpr int kSquareGrid = kRanks * kFoldedFiles;
// Relative to a king: ranks ahead of it (-8 to 8) and files beside it (0 to 8).
constexpr int kMostRanksAhead = kRanks - 1;
constexpr int kRanksAhead = 2 * kMostRanksAhead + 1;
constexpr int kKingGrid = kRanksAhead * kFiles;

// Where a square lies relative to a king that looks ahead.
enum KingSide { kAheadOfKing, kBesideKing, kBehindKing, kKingSides };

// Zones: squares by their distance to a king, 1 to 3 (the larger of files and ranks), and by their
// side of it. The king's own square counts as distance 1, beside it. Squares farther away have no
// zone.
constexpr int kZoneDistances = 3;
constexpr int kKingZoneCount = kZoneDistances * kKingSides;
constexpr int ZoneOf(int distance, KingSide side) { return (distance - 1) * kKingSides + side; }
constexpr int kMostTimes = 3;  // more attacks on the same square do not count

// Kinds of attacked pieces: all kinds that move like a gold are one.
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

// At most so many pieces in hand other than pawns count for drops next to a king.
constexpr int kMostDroppers = 4;

// The first cell of each feature.
enum FirstCell : int {
  kBoardCells = 0,
  kHandCells = kBoardCells + kUnroyalKinds,
  kSquareCells = kHandCells + kHandKindEnd - 1,
  kOwnKingCells = kSquareCells + (kUnroyalKinds + 1) * kSquareGrid,
  kEnemyKingCells = kOwnKingCells + kUnroyalKinds * kKingGrid,
  // Cells before this one are updated with each move; cells from here on are counted at each
  // evaluation.
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
// Padded with zeros for vector instructions.
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
