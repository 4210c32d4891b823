#include "engine/notation/japanese.h"

#include "absl/strings/str_cat.h"

namespace hakari::notation {

absl::string_view FullWidthDigit(int digit) {
  static constexpr const char* kDigits[] = {"０", "１", "２", "３", "４",
                                            "５", "６", "７", "８", "９"};
  return kDigits[digit];
}

absl::string_view KanjiDigit(int digit) {
  static constexpr const char* kDigits[] = {"",   "一", "二", "三", "四",
                                            "五", "六", "七", "八", "九"};
  return kDigits[digit];
}

std::string KanjiNumber(int number) {
  const int tens = number / 10;
  return absl::StrCat(tens > 1 ? KanjiDigit(tens) : "", tens > 0 ? "十" : "",
                      KanjiDigit(number % 10));
}

absl::string_view SideMark(Color color) { return color == kBlack ? "▲" : "△"; }
absl::string_view SideName(Color color) { return color == kBlack ? "先手" : "後手"; }
absl::string_view HandicapSideName(Color color) { return color == kBlack ? "下手" : "上手"; }

std::string SquareName(Square square) {
  return absl::StrCat(FullWidthDigit(FileOf(square)), KanjiDigit(RankOf(square)));
}

absl::string_view PieceName(PieceKind kind) {
  switch (kind) {
    case kPromotedLance:
      return "成香";
    case kPromotedKnight:
      return "成桂";
    case kPromotedSilver:
      return "成銀";
    default:
      return KanjiLetter(kind);
  }
}

std::string MoveName(const Position& position, Move move, Square previous) {
  const std::string to = move.to() == previous ? "同　" : SquareName(move.to());
  if (move.is_drop()) return absl::StrCat(to, PieceName(move.drop_kind()), "打");
  const Square from = move.from();
  return absl::StrCat(to, PieceName(KindOf(position.at(from))), move.is_promotion() ? "成" : "",
                      "(", FileOf(from), RankOf(from), ")");
}

std::string MarkedMoveName(const Position& position, Move move, Square previous) {
  return absl::StrCat(SideMark(position.side_to_move()), MoveName(position, move, previous));
}

int DisplayWidth(absl::string_view text) {
  int columns = 0;
  for (const char c : text) {
    const unsigned char byte = static_cast<unsigned char>(c);
    // Of the characters in boards and moves exactly those of three bytes are wide.
    if (byte < 0x80) columns += 1;
    if (byte >= 0xc0) columns += byte >= 0xe0 ? 2 : 1;
  }
  return columns;
}

namespace {

constexpr absl::string_view kCsaNames[kKindCount] = {
    "", "FU", "KY", "KE", "GI", "KA", "HI", "KI", "OU", "TO", "NY", "NK", "NG", "UM", "RY",
};
constexpr absl::string_view kKanjiLetters[kKindCount] = {
    "", "歩", "香", "桂", "銀", "角", "飛", "金", "玉", "と", "杏", "圭", "全", "馬", "龍",
};

}  // namespace

absl::string_view CsaName(PieceKind kind) { return kCsaNames[kind]; }

PieceKind KindOfCsaName(absl::string_view name) {
  for (int kind = kPawn; kind < kKindCount; ++kind) {
    if (kCsaNames[kind] == name) return static_cast<PieceKind>(kind);
  }
  return kNoKind;
}

absl::string_view KanjiLetter(PieceKind kind) { return kKanjiLetters[kind]; }

}  // namespace hakari::notation
