#include "engine/notation/csa/csa_names.h"

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"

namespace hakari::notation {
namespace {

struct EndingWord {
  GameEnd end;
  absl::string_view word;
};
constexpr EndingWord kEndingWords[] = {
    {GameEnd::kResignation, "TORYO"},     {GameEnd::kInterrupted, "CHUDAN"},
    {GameEnd::kRepetition, "SENNICHITE"}, {GameEnd::kPerpetualCheck, "OUTE_SENNICHITE"},
    {GameEnd::kTimeUp, "TIME_UP"},        {GameEnd::kIllegalMove, "ILLEGAL_MOVE"},
    {GameEnd::kImpasse, "JISHOGI"},       {GameEnd::kDeclaration, "KACHI"},
    {GameEnd::kDraw, "HIKIWAKE"},         {GameEnd::kMaxMoves, "MAX_MOVES"},
    {GameEnd::kTakenBack, "MATTA"},       {GameEnd::kMate, "TSUMI"},
    {GameEnd::kNoMate, "FUZUMI"},         {GameEnd::kError, "ERROR"},
};

// What CSA writes in capitals and records in small letters.
constexpr absl::string_view kSharedKeys[] = {"black",      "white",      "event",
                                             "site",       "start_time", "end_time",
                                             "time_limit", "opening",    "handicap"};

}  // namespace

std::optional<CsaEnding> ParseCsaEnding(absl::string_view word) {
  if (word == "+ILLEGAL_ACTION") return CsaEnding{GameEnd::kIllegalMove, kBlack};
  if (word == "-ILLEGAL_ACTION") return CsaEnding{GameEnd::kIllegalMove, kWhite};
  for (const EndingWord& known : kEndingWords) {
    if (known.word == word) return CsaEnding{known.end, std::nullopt};
  }
  return std::nullopt;
}

std::string ToCsaEnding(GameEnd end, GameResult result, Color to_move) {
  if (end == GameEnd::kIllegalMove && result == WinOf(to_move)) {
    return to_move == kBlack ? "%-ILLEGAL_ACTION" : "%+ILLEGAL_ACTION";
  }
  for (const EndingWord& known : kEndingWords) {
    if (known.end == end) return absl::StrCat("%", known.word);
  }
  return "";
}

std::string TagOfCsaKeyword(absl::string_view keyword) {
  for (absl::string_view key : kSharedKeys) {
    if (absl::EqualsIgnoreCase(key, keyword)) return std::string(key);
  }
  return std::string(keyword);
}

std::string CsaKeywordOfTag(absl::string_view tag) {
  for (absl::string_view key : kSharedKeys) {
    if (key == tag) return absl::AsciiStrToUpper(tag);
  }
  return std::string(tag);
}

}  // namespace hakari::notation
