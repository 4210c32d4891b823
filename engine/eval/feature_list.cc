#include "engine/eval/feature_list.h"

#include <cstdlib>

#include "absl/strings/str_cat.h"

namespace hakari::eval {
namespace {

constexpr absl::string_view kProgressGroup = "progress";

using Names = std::vector<std::string>;

// "rank1" to "rank9"
Names Numbered(const char* what, int first, int last) {
  Names names;
  for (int number = first; number <= last; ++number) names.push_back(absl::StrCat(what, number));
  return names;
}

// In the order of PieceKind, without the king.
const Names& UnroyalNames() {
  static const auto* const names = new Names{
      "pawn",  "lance",         "knight",         "silver",          "bishop",          "rook",
      "gold",  "promoted_pawn", "promoted_lance", "promoted_knight", "promoted_silver", "horse",
      "dragon"};
  return *names;
}
Names HandNames() { return Names(UnroyalNames().begin(), UnroyalNames().begin() + kGold); }
Names SquareNames() {
  Names names = UnroyalNames();
  names.push_back("king");
  return names;
}

class List {
 public:
  // The cells follow those of the feature before.
  void Add(const char* group, const std::string& name, const char* counts, Names rows = {""},
           Names columns = {""}) {
    FeatureInfo feature{name, group, counts, std::move(rows), std::move(columns), next_cell_};
    next_cell_ += feature.cells();
    features_.push_back(std::move(feature));
  }
  void AddForKinds(const char* group, const Names& kinds, const char* counts,
                   const Names& rows = {""}, const Names& columns = {""}) {
    for (const std::string& kind : kinds) {
      Add(group, absl::StrCat(group, ".", kind), counts, rows, columns);
    }
  }
  void BeginProgress() { next_cell_ = 0; }

  std::vector<FeatureInfo> Take() { return std::move(features_); }

 private:
  int next_cell_ = 0;
  std::vector<FeatureInfo> features_;
};

void AddPieces(List& list) {
  list.AddForKinds("board", UnroyalNames(), "pieces of the kind on the board");
  list.AddForKinds("hand", HandNames(), "pieces of the kind in hand");
  list.AddForKinds("square", SquareNames(),
                   "pieces of the kind by rank, 1 farthest from home, and file, 1 at either edge",
                   Numbered("rank", 1, kRanks), Numbered("file", 1, kFoldedFiles));
  const Names ahead = Numbered("ahead", -kMostRanksAhead, kMostRanksAhead);
  const Names beside = Numbered("beside", 0, kFiles - 1);
  list.AddForKinds("own_king", UnroyalNames(),
                   "pieces of the kind by ranks ahead of their own king and files beside it", ahead,
                   beside);
  list.AddForKinds("enemy_king", UnroyalNames(),
                   "pieces of the kind by ranks beyond the enemy's king and files beside it", ahead,
                   beside);
}

void AddAttacks(List& list) {
  const Names times = {"once", "twice", "three_times"};
  Names zones;
  for (int distance = 1; distance <= kZoneDistances; ++distance) {
    for (const char* side : {"ahead", "beside", "behind"}) {
      zones.push_back(absl::StrCat(side, distance));
    }
  }
  list.Add("attacks", "attacks.near_own_king",
           "squares attacked at least this often, by their place relative to the own king: ahead "
           "of it, on its rank or behind it, and their distance (the larger of files and ranks); "
           "the king's own square is beside1",
           times, zones);
  list.Add("attacks", "attacks.near_enemy_king",
           "the same relative to the enemy's king, from the enemy's side", times, zones);
  list.Add("attacks", "attacks.anywhere", "the same on the whole board", times);
  const Names targets = {"pawn",   "lance", "knight", "silver", "gold",
                         "bishop", "rook",  "horse",  "dragon"};
  list.Add("targets", "targets.attacked",
           "own pieces that are attacked and not guarded; gold: all pieces that move like it", {""},
           targets);
  list.Add("targets", "targets.attacked_guarded", "own pieces that are attacked and guarded", {""},
           targets);
  list.Add("targets", "targets.guarded", "guarded own pieces, without the king");
}

void AddKings(List& list) {
  const Names parts = {"ahead", "beside", "behind"};
  list.Add("king_ring", "king_ring.outnumbered",
           "of the eight squares around the own king, those that the enemy attacks more often than "
           "the owner",
           {""}, parts);
  list.Add("king_ring", "king_ring.contested",
           "of these, those that both sides attack equally often", {""}, parts);
  list.Add("king_ring", "king_ring.flight",
           "of these, those without a piece of the owner and not attacked by the enemy");
  list.Add(
      "king_ring", "king_ring.generals",
      "of these, those with a silver of the owner or a piece of the owner that moves like a gold");
  list.Add("king_ring", "king_ring.own_pieces", "of these, those with any piece of the owner");
  list.Add("king_ring", "king_ring.enemy_pieces", "of these, those with a piece of the enemy");
  list.Add("king_ring", "king_ring.drops",
           "of these, empty squares that the enemy attacks, at least as often as the owner, times "
           "the enemy's pieces in hand except pawns (four at most)");
  list.Add("pins", "pins.all", "own pieces that shield the own king from a slider");
  list.Add("pins", "pins.large", "of these: bishops and rooks, promoted or not");
}

void AddProgress(List& list) {
  list.Add("progress", "progress.start", "always 1");
  list.Add("progress", "progress.hand_pawns", "pawns in either hand");
  list.Add("progress", "progress.hand_pieces", "other pieces in either hand");
  list.Add("progress", "progress.camp", "pieces in the enemy's camp, without kings");
  list.Add("progress", "progress.king_attacks",
           "squares around each king, and its own square, that the enemy attacks");
}

std::vector<FeatureInfo> MakeFeatures() {
  List list;
  AddPieces(list);
  list.Add("tempo", "tempo", "1 for the side to move");
  list.Add("no_pawn_in_hand", "no_pawn_in_hand", "1 if there is no pawn in hand");
  AddAttacks(list);
  AddKings(list);
  list.BeginProgress();
  AddProgress(list);
  return list.Take();
}

}  // namespace

bool FeatureInfo::is_progress() const { return group == kProgressGroup; }

const std::vector<FeatureInfo>& Features() {
  static const auto* const features = new std::vector<FeatureInfo>(MakeFeatures());
  return *features;
}

std::string RowName(const FeatureInfo& feature, int row) {
  const std::string& name = feature.rows.at(static_cast<size_t>(row));
  return name.empty() ? feature.name : absl::StrCat(feature.name, ".", name);
}

std::string CellName(const FeatureInfo& feature, int cell) {
  const std::size_t offset = static_cast<std::size_t>(cell - feature.first_cell);
  const std::string row = RowName(feature, static_cast<int>(offset / feature.columns.size()));
  const std::string& column = feature.columns[offset % feature.columns.size()];
  return column.empty() ? row : absl::StrCat(row, ".", column);
}

const FeatureInfo& FeatureOfCell(int cell) {
  const std::vector<FeatureInfo>& features = Features();
  for (const FeatureInfo& feature : features) {
    if (cell < feature.first_cell + feature.cells() && !feature.is_progress()) return feature;
  }
  std::abort();  // no such cell
}

}  // namespace hakari::eval
