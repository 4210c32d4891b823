#include "engine/predict/feature_list.h"

#include <algorithm>
#include <cstdlib>

#include "absl/strings/str_cat.h"

namespace hakari::predict {

std::optional<int> FeatureTable::Find(absl::string_view name) const {
  for (int feature = 0; feature < size(); ++feature) {
    if (at(feature).name == name) return feature;
  }
  return std::nullopt;
}

std::vector<std::string> FeatureTable::Groups() const {
  std::vector<std::string> groups;
  for (const FeatureRow& row : rows_) {
    if (std::find(groups.begin(), groups.end(), row.group) == groups.end()) {
      groups.push_back(row.group);
    }
  }
  return groups;
}

std::vector<int> FeatureTable::InGroup(absl::string_view group) const {
  std::vector<int> features;
  for (int feature = 0; feature < size(); ++feature) {
    if (at(feature).group == group) features.push_back(feature);
  }
  return features;
}

namespace {

struct Row {
  std::string name;
  FeatureGroup group;
  std::string counts;
};

void AddArea(const char* area, FeatureGroup group, const char* squares, std::vector<Row>& rows) {
  const auto add = [&](const char* name, const char* counts) {
    rows.push_back({absl::StrCat(area, ".", name), group, absl::StrCat(squares, " ", counts)});
  };
  add("off_board", "that are off the board");
  add("occupied", "on which a piece or a king stands");
  add("more_attacked_by_opponent", "that the opponent attacks more often");
  add("more_attacked_by_owner", "that this side attacks more often");
  add("flight", "to which the king may flee: no piece of its own there, no attack on it");
  add("own_pieces", "with a piece of this side, the king not counted");
  add("opponent_pieces", "with a piece of the opponent, the king not counted");
  add("pinned", "with a pinned piece of this side");
}

// Adds a total and its parts by kind.
void AddKinds(const char* total, FeatureGroup group, const char* counts,
              const std::vector<const char*>& kinds, std::vector<Row>& rows) {
  rows.push_back({total, group, counts});
  for (const char* kind : kinds) {
    rows.push_back({absl::StrCat(total, ".", kind), group, absl::StrCat("of these: ", kind)});
  }
}

// The 64 features of a side, in the order of SideOffset.
std::vector<Row> SideRows() {
  const std::vector<const char*> in_hand = {"pawn", "lance",  "knight", "silver",
                                            "gold", "bishop", "rook"};
  const std::vector<const char*> movers = {"pawn",  "lance",          "knight", "silver",
                                           "gold",  "small_promoted", "bishop", "rook",
                                           "horse", "dragon"};
  std::vector<Row> rows = {
      {"king_rank", FeatureGroup::kKingPosition, "the king's rank, 1 farthest from home"},
      {"king_file", FeatureGroup::kKingPosition, "the king's file, 1 on its right"}};
  AddArea("ring", FeatureGroup::kRing, "of the 8 squares around the king, those", rows);
  AddArea("front", FeatureGroup::kFront,
          "of the 14 squares two ranks ahead (5 files) and two beside it on each side, those",
          rows);
  AddArea("back", FeatureGroup::kBack, "of the 10 squares two ranks behind (5 files), those", rows);
  AddKinds("hand", FeatureGroup::kHand, "pieces in hand", in_hand, rows);
  AddKinds("checking_pieces", FeatureGroup::kCheckingPieces,
           "pieces on the board that can give check by moving, king included", movers, rows);
  AddKinds("checking_moves", FeatureGroup::kCheckingMoves,
           "moves of pieces on the board that give check, one for each source and destination",
           movers, rows);
  AddKinds("checking_drops", FeatureGroup::kCheckingDrops,
           "drops that give check, one for each kind and square", in_hand, rows);
  return rows;
}

// The texts live as long as the program.
struct Table {
  std::vector<Row> rows;
  std::vector<FeatureInfo> infos;
};

const Table& TheTable() {
  static const Table* const table = [] {
    auto* made = new Table;
    made->rows.push_back({"king_distance", FeatureGroup::kKingDistance,
                          "files and ranks between the kings, added; 0 if one is absent"});
    for (const char* side : {"attacker", "defender"}) {
      for (const Row& row : SideRows()) {
        made->rows.push_back({absl::StrCat(side, ".", row.name), row.group, row.counts});
      }
    }
    for (const Row& row : made->rows) {
      made->infos.push_back({row.name.c_str(), row.group, row.counts.c_str()});
    }
    return made;
  }();
  return *table;
}

}  // namespace

const char* NameOf(FeatureGroup group) {
  switch (group) {
    case FeatureGroup::kKingDistance:
      return "king_distance";
    case FeatureGroup::kKingPosition:
      return "king_position";
    case FeatureGroup::kRing:
      return "ring";
    case FeatureGroup::kFront:
      return "front";
    case FeatureGroup::kBack:
      return "back";
    case FeatureGroup::kHand:
      return "hand";
    case FeatureGroup::kCheckingPieces:
      return "checking_pieces";
    case FeatureGroup::kCheckingMoves:
      return "checking_moves";
    case FeatureGroup::kCheckingDrops:
      return "checking_drops";
  }
  std::abort();  // every enumerator has returned
}

const FeatureInfo& InfoOf(int feature) { return TheTable().infos.at(static_cast<size_t>(feature)); }

const FeatureTable& ThesisFeatureTable() {
  static const FeatureTable* const table = [] {
    std::vector<FeatureRow> rows;
    for (const FeatureInfo& info : TheTable().infos) {
      rows.push_back({info.name, NameOf(info.group), info.counts});
    }
    return new FeatureTable("thesis", std::move(rows));
  }();
  return *table;
}

}  // namespace hakari::predict
