// The headers of KIF and KI2 ("棋戦：名人戦"), and the tags that they become in a record.
#ifndef HAKARI_ENGINE_NOTATION_KIF_KIF_HEADERS_H_
#define HAKARI_ENGINE_NOTATION_KIF_KIF_HEADERS_H_

#include <cstdint>
#include <optional>
#include <string>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "engine/notation/japanese_scanner.h"
#include "engine/position/position.h"

namespace hakari::notation {

constexpr absl::string_view kStartHeader = "手合割";
constexpr absl::string_view kStartTag = "handicap";
constexpr absl::string_view kVariationHeader = "変化";

struct KifHeader {
  absl::string_view key;
  absl::string_view value;
};

// The header on a line; none if the line is not a header.
std::optional<KifHeader> ParseKifHeader(absl::string_view line);

// The tag of a header: black for 先手 and 下手, event for 棋戦, ..., the key itself if the record
// has no name for it.
absl::string_view TagOfKifHeader(absl::string_view key);
// The header of a tag. In handicap games the sides are called 下手 and 上手.
absl::string_view KifHeaderOfTag(absl::string_view tag, bool is_handicap);

// Start positions that have a name: the even game (平手) and the handicaps, in which white, the
// stronger side, plays without some of its pieces and moves first.
constexpr absl::string_view kEvenGame = "平手";
// The word for every other start; it needs a diagram.
constexpr absl::string_view kOtherStart = "その他";

// The start that `name` (香落ち, 二枚落ち, ...) stands for; none if it is no such name.
std::optional<Position> FindStart(absl::string_view name);

// The name of a start; empty if it has none.
absl::string_view StartName(const Position& start);

// The times of KIF: the time of the move and the total time of its side, "( 0:16/00:01:20)".

// Takes the time of the move, in milliseconds; -1 if there is no time or it is left open, "( /)".
// The total is skipped. A time is seconds, minutes and seconds, or hours too, each with or without
// a fraction.
absl::StatusOr<int64_t> TakeKifTime(JapaneseScanner& scanner);

// KIF has whole seconds: fractions are cut off, as game clocks do.
std::string KifTime(int64_t spent_ms, int64_t total_ms);

}  // namespace hakari::notation

#endif  // HAKARI_ENGINE_NOTATION_KIF_KIF_HEADERS_H_
