#include "engine/mate/bounded/bounded_table.h"

#include <vector>

#include "absl/status/status.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "absl/strings/strip.h"

namespace hakari::mate {
namespace {

constexpr char kTable[] = "table";
constexpr char kWays[] = "ways";
constexpr char kFrames[] = "frames";
constexpr char kForgetting[] = "forgetting";

// Reads `word` followed by a number.
bool ReadNumber(absl::string_view text, absl::string_view word, int& number) {
  return absl::ConsumePrefix(&text, word) && absl::SimpleAtoi(text, &number);
}

bool IsPossible(const BoundedTableKind& kind) {
  return kind.log2_entries >= BoundedTableKind::kLeastLog2 &&
         kind.log2_entries <= BoundedTableKind::kMostLog2 && kind.ways >= 1 &&
         kind.ways <= BoundedTableKind::kMostWays && (kind.ways & (kind.ways - 1)) == 0;
}

}  // namespace

std::string BoundedTableName(const BoundedTableKind& kind) {
  return absl::StrCat(kTable, kind.log2_entries,
                      kind.ways > 1 ? absl::StrCat("-", kWays, kind.ways) : "",
                      kind.frames ? absl::StrCat("-", kFrames) : "",
                      kind.forgets ? absl::StrCat("-", kForgetting) : "");
}

absl::StatusOr<BoundedTableKind> ParseBoundedTable(absl::string_view name) {
  const std::vector<absl::string_view> words = absl::StrSplit(name, '-');
  BoundedTableKind kind;
  bool is_read = ReadNumber(words[0], kTable, kind.log2_entries);
  for (size_t i = 1; i < words.size() && is_read; ++i) {
    if (words[i] == kFrames) {
      kind.frames = true;
    } else if (words[i] == kForgetting) {
      kind.forgets = true;
    } else {
      is_read = ReadNumber(words[i], kWays, kind.ways);
    }
  }
  // Accepts only the canonical spelling, so each kind of table has one name.
  if (is_read && IsPossible(kind) && BoundedTableName(kind) == name) return kind;
  return absl::InvalidArgumentError(absl::StrCat(
      "'", name,
      "' does not name a table: expected 'table' and the binary logarithm of its entries, ",
      BoundedTableKind::kLeastLog2, " to ", BoundedTableKind::kMostLog2,
      ", then optionally -ways2, 4, 8 or 16, -frames and -forgetting; example: table12-ways4"));
}

}  // namespace hakari::mate
