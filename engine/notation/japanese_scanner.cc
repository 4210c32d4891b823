#include "engine/notation/japanese_scanner.h"

#include "absl/strings/match.h"
#include "absl/strings/strip.h"
#include "engine/notation/japanese.h"

namespace hakari::notation {
namespace {

constexpr absl::string_view kBlanks[] = {" ", "\t", "　"};
constexpr int kLongestNumber = 6;  // digits

struct PieceWord {
  absl::string_view word;
  PieceKind kind;
};
// Longer names come first: no name may begin with an earlier one.
constexpr PieceWord kPieceWords[] = {
    {"成香", kPromotedLance},
    {"成桂", kPromotedKnight},
    {"成銀", kPromotedSilver},
    {"歩", kPawn},
    {"香", kLance},
    {"桂", kKnight},
    {"銀", kSilver},
    {"角", kBishop},
    {"飛", kRook},
    {"金", kGold},
    {"玉", kKing},
    {"王", kKing},
    {"と", kPromotedPawn},
    {"杏", kPromotedLance},
    {"圭", kPromotedKnight},
    {"全", kPromotedSilver},
    {"馬", kHorse},
    {"龍", kDragon},
    {"竜", kDragon},
};

struct ColorWord {
  absl::string_view word;
  Color color;
};
constexpr ColorWord kSideMarks[] = {{"▲", kBlack}, {"△", kWhite}, {"☗", kBlack}, {"☖", kWhite},
                                    {"▼", kBlack}, {"▽", kWhite}, {"⛊", kBlack}, {"⛉", kWhite}};

size_t BlankSize(absl::string_view text) {
  for (absl::string_view blank : kBlanks) {
    if (absl::StartsWith(text, blank)) return blank.size();
  }
  return 0;
}

}  // namespace

void JapaneseScanner::SkipBlanks() {
  while (const size_t size = BlankSize(rest())) offset_ += size;
}

bool JapaneseScanner::Take(absl::string_view word) {
  if (!absl::StartsWith(rest(), word)) return false;
  offset_ += word.size();
  return true;
}

std::optional<int> JapaneseScanner::TakeDigit() {
  if (AtEnd()) return std::nullopt;
  if (line_[offset_] >= '0' && line_[offset_] <= '9') return line_[offset_++] - '0';
  for (int digit = 0; digit <= 9; ++digit) {
    if (Take(FullWidthDigit(digit))) return digit;
  }
  return std::nullopt;
}

std::optional<int> JapaneseScanner::TakeNumber() {
  const size_t begin = offset_;
  std::optional<int> number;
  int digits = 0;
  while (const std::optional<int> digit = TakeDigit()) {
    if (++digits > kLongestNumber) {
      offset_ = begin;
      return std::nullopt;
    }
    number = number.value_or(0) * 10 + *digit;
  }
  return number;
}

std::optional<int> JapaneseScanner::TakeKanjiDigit() {
  for (int digit = 1; digit <= 9; ++digit) {
    if (Take(KanjiDigit(digit))) return digit;
  }
  return std::nullopt;
}

std::optional<int> JapaneseScanner::TakeKanjiNumber() {
  const std::optional<int> first = TakeKanjiDigit();
  if (!Take("十")) return first;
  return first.value_or(1) * 10 + TakeKanjiDigit().value_or(0);
}

std::optional<Square> JapaneseScanner::TakeSquare() {
  const size_t begin = offset_;
  std::optional<int> file = TakeDigit();
  if (!file) file = TakeKanjiDigit();
  std::optional<int> rank = TakeDigit();
  if (!rank) rank = TakeKanjiDigit();
  if (file && rank && OnBoard(*file, *rank)) return MakeSquare(*file, *rank);
  offset_ = begin;
  return std::nullopt;
}

std::optional<Color> JapaneseScanner::TakeSideMark() {
  for (const ColorWord& mark : kSideMarks) {
    if (Take(mark.word)) return mark.color;
  }
  return std::nullopt;
}

std::optional<Color> JapaneseScanner::TakeSideName() {
  for (Color color : kColors) {
    if (Take(SideName(color)) || Take(HandicapSideName(color))) return color;
  }
  return std::nullopt;
}

std::optional<PieceKind> JapaneseScanner::TakePiece() {
  for (const PieceWord& piece : kPieceWords) {
    if (Take(piece.word)) return piece.kind;
  }
  return std::nullopt;
}

absl::Status JapaneseScanner::Expected(absl::string_view what) const {
  return ExpectedAt(place(), what, FoundAt(line_, offset_));
}

absl::string_view StripBlanks(absl::string_view text) {
  while (const size_t size = BlankSize(text)) text.remove_prefix(size);
  for (bool stripped = true; stripped;) {
    stripped = false;
    for (absl::string_view blank : kBlanks) stripped |= absl::ConsumeSuffix(&text, blank);
  }
  return text;
}

}  // namespace hakari::notation
