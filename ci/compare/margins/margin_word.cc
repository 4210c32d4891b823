#include "ci/compare/margins/margin_word.h"

#include <algorithm>
#include <cstdint>
#include <optional>

#include "absl/status/status.h"
#include "absl/strings/ascii.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "absl/strings/strip.h"

namespace hakari::compare {
namespace {

constexpr int64_t kCentipawnsOfPaper = 5;  // its pawn is 20, ours is 100
constexpr int kPaperDepths = 2;

absl::Status Refuse(absl::string_view word, absl::string_view why) {
  return absl::InvalidArgumentError(absl::StrCat("margin '", word, "': ", why));
}

absl::Status NotUnderstood(absl::string_view word) {
  return Refuse(word,
                "expected centipawns (150, or 150/300 at depths 1 and 2), paper:N in the paper's "
                "unit (a pawn is 20), dynamic:PERCENT, or off");
}

// Digits only: signs and blanks are refused.
std::optional<int64_t> WholeOf(absl::string_view text) {
  constexpr size_t kMostDigits = 9;
  const bool is_whole = !text.empty() && text.size() <= kMostDigits &&
                        std::all_of(text.begin(), text.end(), absl::ascii_isdigit);
  int64_t number = 0;
  if (!is_whole || !absl::SimpleAtoi(text, &number)) return std::nullopt;
  return number;
}

// At depths 1 and 2.
struct FixedMargins {
  int64_t first = 0, second = 0;
};

std::optional<FixedMargins> FixedOf(absl::string_view text) {
  const std::vector<absl::string_view> parts = absl::StrSplit(text, '/');
  if (parts.size() > 2) return std::nullopt;
  const std::optional<int64_t> first = WholeOf(parts.front());
  const std::optional<int64_t> second = WholeOf(parts.back());
  if (!first || !second) return std::nullopt;
  return FixedMargins{*first, *second};
}

std::string InPapersUnit(const FixedMargins& margins) {
  if (margins.first % kCentipawnsOfPaper != 0 || margins.second % kCentipawnsOfPaper != 0) {
    return "";
  }
  std::string text = absl::StrCat(" (the paper's ", margins.first / kCentipawnsOfPaper);
  if (margins.first != margins.second) {
    absl::StrAppend(&text, " and ", margins.second / kCentipawnsOfPaper);
  }
  return text + ")";
}

std::string ShownOf(const FixedMargins& margins) {
  return absl::StrCat(margins.first, " centipawns",
                      margins.first == margins.second
                          ? ""
                          : absl::StrCat(" at depth 1, ", margins.second, " at depth 2"),
                      InPapersUnit(margins));
}

void Set(absl::string_view name, int64_t value, MarginWord& margin) {
  margin.settings.emplace_back(std::string(name), absl::StrCat(value));
}

void SwitchOnFor(const search::SearchSettings& base, MarginWord& margin) {
  if (base.reverse_futility == 0) Set("reverse_futility", kPaperDepths, margin);
}

absl::StatusOr<MarginWord> FixedMargin(absl::string_view word, const FixedMargins& margins,
                                       const search::SearchSettings& base) {
  if (margins.first > margins.second) {
    return Refuse(word, "the margin at depth 2 must not be smaller than that at depth 1");
  }
  MarginWord margin;
  margin.shown = ShownOf(margins);
  if (base.dynamic.mode > 0) Set("dynamic.mode", 0, margin);
  SwitchOnFor(base, margin);
  const bool second_first = margins.second >= base.reverse_futility_fixed;
  if (second_first) Set("reverse_futility_extended", margins.second, margin);
  Set("reverse_futility_fixed", margins.first, margin);
  if (!second_first) Set("reverse_futility_extended", margins.second, margin);
  return margin;
}

// "97.5" is 975: tenths of a percent.
std::optional<int64_t> TenthsOf(absl::string_view text) {
  absl::ConsumeSuffix(&text, "%");
  const std::pair<absl::string_view, absl::string_view> parts =
      absl::StrSplit(text, absl::MaxSplits('.', 1));
  const std::optional<int64_t> whole = WholeOf(parts.first);
  if (!whole) return std::nullopt;
  if (text.size() == parts.first.size()) return *whole * 10;
  const std::optional<int64_t> tenths = WholeOf(parts.second);
  if (!tenths || parts.second.size() != 1) return std::nullopt;
  return *whole * 10 + *tenths;
}

absl::StatusOr<MarginWord> DynamicMargin(absl::string_view word, absl::string_view percent,
                                         const search::SearchSettings& base) {
  constexpr int64_t kWhole = 1000;
  const std::optional<int64_t> target = TenthsOf(percent);
  if (!target) return Refuse(word, "expected a percentage with one decimal at most, such as 97.5");
  if (*target > kWhole) return Refuse(word, "a precision is 0 to 100 %");
  MarginWord margin;
  margin.shown = absl::StrCat("dynamic, adopted ", base.dynamic.at_least > 0 ? "from " : "above ",
                              *target / 10, ".", *target % 10, " %");
  SwitchOnFor(base, margin);
  Set("dynamic.target", *target, margin);
  Set("dynamic.mode", 2, margin);
  return margin;
}

MarginWord NoMargin(const search::SearchSettings& base) {
  MarginWord margin;
  margin.shown = "no reverse futility";
  if (base.dynamic.mode > 0) Set("dynamic.mode", 0, margin);
  Set("reverse_futility", 0, margin);
  return margin;
}

}  // namespace

absl::StatusOr<MarginWord> ReadMargin(absl::string_view word, const search::SearchSettings& base) {
  absl::string_view rest = word;
  if (rest == "off") return NoMargin(base);
  if (absl::ConsumePrefix(&rest, "dynamic:")) return DynamicMargin(word, rest, base);
  const bool is_papers = absl::ConsumePrefix(&rest, "paper:");
  if (!is_papers) absl::ConsumeSuffix(&rest, "cp");
  std::optional<FixedMargins> margins = FixedOf(rest);
  if (!margins) return NotUnderstood(word);
  if (is_papers) {
    margins->first *= kCentipawnsOfPaper;
    margins->second *= kCentipawnsOfPaper;
  }
  return FixedMargin(word, *margins, base);
}

}  // namespace hakari::compare
