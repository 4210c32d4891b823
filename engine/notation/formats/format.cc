#include "engine/notation/formats/format.h"

#include <algorithm>
#include <cstddef>
#include <initializer_list>
#include <iterator>
#include <string>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/strip.h"
#include "engine/notation/csa/csa_names.h"

namespace hakari::notation {
namespace {

constexpr absl::string_view kNames[] = {"sfen", "usi", "csa", "kif", "ki2"};  // by value

bool StartsWithAny(absl::string_view line, std::initializer_list<absl::string_view> beginnings) {
  for (absl::string_view beginning : beginnings) {
    if (absl::StartsWith(line, beginning)) return true;
  }
  return false;
}

bool LooksLikeUsi(absl::string_view line) {
  return StartsWithAny(line, {"startpos", "sfen ", "position "}) ||
         std::count(line.begin(), line.end(), '/') >= 8;
}

bool LooksLikeCsa(absl::string_view line) {
  if (StartsWithAny(line, {"'", "N+", "N-", "$", "PI", "P+", "P-"})) return true;
  if (line == "+" || line == "-" || ParseCsaMove(line.substr(0, 7))) return true;
  return line.size() >= 2 && (line[0] == 'V' || line[0] == 'P') && absl::ascii_isdigit(line[1]);
}

bool LooksLikeKi2(absl::string_view line) {
  return StartsWithAny(line, {"▲", "△", "▼", "▽", "☗", "☖"});
}

// "   1 ７六歩(77)", "手数----指手", "1 投了"
bool LooksLikeKif(absl::string_view line) {
  if (StartsWithAny(line, {"#KIF", "手数"})) return true;
  const size_t number = line.find_first_not_of("0123456789");
  return number != 0 && number != absl::string_view::npos &&
         (line[number] == ' ' || (line[number] & 0x80) != 0);
}

// Lines with which both KIF and KI2 begin: "先手：", a diagram, a comment.
bool LooksJapanese(absl::string_view line) {
  return StartsWithAny(line, {"#", "*", "|", "まで", "変化"}) || absl::StrContains(line, "：");
}

}  // namespace

absl::string_view FormatName(Format format) { return kNames[static_cast<size_t>(format)]; }

std::optional<Format> FormatNamed(absl::string_view name) {
  const auto* found = std::find(std::begin(kNames), std::end(kNames), name);
  if (found == std::end(kNames)) return std::nullopt;
  return static_cast<Format>(found - std::begin(kNames));
}

std::optional<Format> FormatOfFileName(absl::string_view file) {
  const std::string lower = absl::AsciiStrToLower(file);
  const absl::string_view name = absl::StripSuffix(lower, ".zst");
  const size_t dot = name.rfind('.');
  if (dot == absl::string_view::npos) return std::nullopt;
  const absl::string_view ending = name.substr(dot + 1);
  if (ending == "kifu") return Format::kKif;
  if (ending == "ki2u") return Format::kKi2;
  return FormatNamed(ending);
}

std::optional<Format> FormatOfText(const SourceText& text) {
  bool japanese = false;
  for (int number = 1; number <= text.line_count(); ++number) {
    const absl::string_view line = absl::StripAsciiWhitespace(text.line(number));
    if (LooksLikeKi2(line)) return Format::kKi2;
    if (LooksLikeKif(line)) return Format::kKif;
    japanese = japanese || LooksJapanese(line);
    if (LooksLikeUsi(line)) return Format::kUsi;
    if (LooksLikeCsa(line)) return Format::kCsa;
  }
  // Headers without moves look the same in KIF and KI2; KIF is more common.
  if (japanese) return Format::kKif;
  return std::nullopt;
}

}  // namespace hakari::notation
