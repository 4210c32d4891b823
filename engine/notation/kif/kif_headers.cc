#include "engine/notation/kif/kif_headers.h"

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "engine/notation/japanese_scanner.h"

namespace hakari::notation {
namespace {

struct HeaderTag {
  absl::string_view key;
  absl::string_view tag;
};
// Where two keys mean one tag the first is written in even games, the second in handicap games.
constexpr HeaderTag kHeaderTags[] = {
    {"先手", "black"},          {"下手", "black"},        {"後手", "white"},
    {"上手", "white"},          {"棋戦", "event"},        {"場所", "site"},
    {"開始日時", "start_time"}, {"終了日時", "end_time"}, {"持ち時間", "time_limit"},
    {"戦型", "opening"},
};

// What lines that are no headers may begin with, colons or not: comments, bookmarks, boards, moves,
// variations, endings.
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

}  // namespace hakari::notation
