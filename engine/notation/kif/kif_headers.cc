#include "engine/notation/kif/kif_headers.h"

#include "absl/strings/match.h"
#include "absl/strings/str_format.h"

namespace hakari::notation {
namespace {

struct HeaderTag {
  absl::string_view key;
  absl::string_view tag;
};
// If two keys mean one tag, the first is written in even games, the second in handicap games.
constexpr HeaderTag kHeaderTags[] = {
    {"先手", "black"},          {"下手", "black"},        {"後手", "white"},
    {"上手", "white"},          {"棋戦", "event"},        {"場所", "site"},
    {"開始日時", "start_time"}, {"終了日時", "end_time"}, {"持ち時間", "time_limit"},
    {"戦型", "opening"},
};

// Beginnings of lines that are not headers, with a colon or without: comments, bookmarks, boards,
// moves, variations, endings.
constexpr absl::string_view kOtherFronts[] = {"*", "＊", "#", "&", "|", "+",    "▲",    "△",   "☗",
                                              "☖", "▼",  "▽", "⛊", "⛉", "手数", "変化", "まで"};

}  // namespace

std::optional<KifHeader> ParseKifHeader(absl::string_view line) {
  const absl::string_view text = StripBlanks(line);
  if (text.empty() || JapaneseScanner(text, {}).TakeDigit()) return std::nullopt;
  for (absl::string_view front : kOtherFronts) {
    if (absl::StartsWith(text, front)) return std::nullopt;
  }
  constexpr absl::string_view kWideColon = "：";
  const size_t wide = text.find(kWideColon);
  const size_t narrow = text.find(':');
  const size_t colon = std::min(wide, narrow);
  if (colon == absl::string_view::npos) return std::nullopt;
  const size_t after = colon + (colon == wide ? kWideColon.size() : 1);
  const absl::string_view key = StripBlanks(text.substr(0, colon));
  if (key.empty()) return std::nullopt;
  return KifHeader{key, StripBlanks(text.substr(after))};
}

absl::string_view TagOfKifHeader(absl::string_view key) {
  for (const HeaderTag& entry : kHeaderTags) {
    if (entry.key == key) return entry.tag;
  }
  return key;
}

absl::string_view KifHeaderOfTag(absl::string_view tag, bool is_handicap) {
  absl::string_view key = tag;
  for (const HeaderTag& entry : kHeaderTags) {
    if (entry.tag != tag) continue;
    if (key == tag || is_handicap) key = entry.key;
  }
  return key;
}

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

namespace {

constexpr int64_t kMsPerSecond = 1000;

bool TakeEither(JapaneseScanner& scanner, absl::string_view narrow, absl::string_view wide) {
  return scanner.Take(narrow) || scanner.Take(wide);
}

// The digits after the point: ".5" is 500.
int64_t TakeFractionMs(JapaneseScanner& scanner) {
  int64_t ms = 0;
  int64_t unit = kMsPerSecond / 10;
  while (const std::optional<int> digit = scanner.TakeDigit()) {
    ms += *digit * unit;
    unit /= 10;
  }
  return ms;
}

// "16", "0:16", "1:00:16"; -1 if there is no number.
int64_t TakeSpan(JapaneseScanner& scanner) {
  constexpr int kMostFields = 3;
  std::optional<int> field = scanner.TakeNumber();
  if (!field) return -1;
  int64_t seconds = *field;
  for (int fields = 1; fields < kMostFields; ++fields) {
    JapaneseScanner attempt = scanner;
    if (!TakeEither(attempt, ":", "：") || !(field = attempt.TakeNumber())) break;
    seconds = seconds * 60 + *field;
    scanner = attempt;
  }
  const int64_t fraction_ms = scanner.Take(".") ? TakeFractionMs(scanner) : 0;
  return seconds * kMsPerSecond + fraction_ms;
}

}  // namespace

absl::StatusOr<int64_t> TakeKifTime(JapaneseScanner& scanner) {
  if (!TakeEither(scanner, "(", "（")) return -1;
  scanner.SkipBlanks();
  const int64_t spent_ms = TakeSpan(scanner);
  scanner.SkipBlanks();
  if (TakeEither(scanner, "/", "／")) {
    scanner.SkipBlanks();
    TakeSpan(scanner);
    scanner.SkipBlanks();
  }
  if (TakeEither(scanner, ")", "）")) return spent_ms;
  return scanner.Expected("a time, as in ( 0:16/00:01:20)");
}

std::string KifTime(int64_t spent_ms, int64_t total_ms) {
  const int64_t spent = spent_ms / kMsPerSecond;
  const int64_t total = total_ms / kMsPerSecond;
  return absl::StrFormat("(%2d:%02d/%02d:%02d:%02d)", spent / 60, spent % 60, total / 3600,
                         total / 60 % 60, total % 60);
}

}  // namespace hakari::notation
