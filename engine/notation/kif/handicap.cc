#include "engine/notation/kif/handicap.h"

namespace hakari::notation {
namespace {

struct NamedStart {
  absl::string_view name;
  // The files that white's first rank lacks, and those that its second rank lacks. White's left is
  // file 1, its rook stands on file 8, its bishop on file 2.
  absl::string_view first_rank;
  absl::string_view second_rank;
};

constexpr NamedStart kStarts[] = {
    {kEvenGame, "", ""},           {"香落ち", "1", ""},
    {"右香落ち", "9", ""},         {"角落ち", "", "2"},
    {"飛車落ち", "", "8"},         {"飛香落ち", "1", "8"},
    {"二枚落ち", "", "28"},        {"三枚落ち", "1", "28"},
    {"四枚落ち", "19", "28"},      {"五枚落ち", "189", "28"},
    {"左五枚落ち", "129", "28"},   {"六枚落ち", "1289", "28"},
    {"右七枚落ち", "12789", "28"}, {"左七枚落ち", "12389", "28"},
    {"八枚落ち", "123789", "28"},  {"十枚落ち", "12346789", "28"},
};

Position MakeStart(const NamedStart& start) {
  Position position = Position::Initial();
  for (const char file : start.first_rank) position.Clear(MakeSquare(file - '0', 1));
  for (const char file : start.second_rank) position.Clear(MakeSquare(file - '0', 2));
  if (start.name != kEvenGame) position.SetSideToMove(kWhite);
  return position;
}

}  // namespace

std::optional<Position> FindStart(absl::string_view name) {
  for (const NamedStart& start : kStarts) {
    if (start.name == name) return MakeStart(start);
  }
  return std::nullopt;
}

absl::string_view StartName(const Position& position) {
  for (const NamedStart& start : kStarts) {
    if (MakeStart(start) == position) return start.name;
  }
  return "";
}

}  // namespace hakari::notation
