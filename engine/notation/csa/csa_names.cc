#include "engine/notation/csa/csa_names.h"

#include <cstddef>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/strip.h"
#include "engine/notation/japanese.h"

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

// Keys that CSA writes in capitals and records in small letters.
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

std::optional<int64_t> ParseCsaTime(absl::string_view statement) {
  constexpr size_t kMostDigits = 9;
  if (!absl::ConsumePrefix(&statement, "T")) return std::nullopt;
  const absl::string_view seconds = statement.substr(0, statement.find('.'));
  absl::string_view fraction;
  if (seconds.size() < statement.size()) {
    fraction = statement.substr(seconds.size() + 1);
    if (fraction.empty()) return std::nullopt;
  }
  if (seconds.empty() || seconds.size() > kMostDigits || fraction.size() > 3) return std::nullopt;
  int64_t value = 0;
  for (absl::string_view digits : {seconds, fraction}) {
    for (char c : digits) {
      if (!absl::ascii_isdigit(c)) return std::nullopt;
      value = 10 * value + (c - '0');
    }
  }
  for (size_t i = fraction.size(); i < 3; ++i) value *= 10;
  return value;
}

std::optional<Square> ParseCsaSquare(absl::string_view digits) {
  if (digits.size() != 2) return std::nullopt;
  const int file = digits[0] - '0';
  const int rank = digits[1] - '0';
  if (!OnBoard(file, rank)) return std::nullopt;
  return MakeSquare(file, rank);
}

std::string ToCsa(Square square) { return absl::StrCat(FileOf(square), RankOf(square)); }

std::optional<CsaMove> ParseCsaMove(absl::string_view text) {
  if (text.size() != 7 || (text[0] != '+' && text[0] != '-')) return std::nullopt;
  const absl::string_view from_text = text.substr(1, 2);
  const bool drop = from_text == "00";
  const std::optional<Square> from = ParseCsaSquare(from_text);
  const std::optional<Square> to = ParseCsaSquare(text.substr(3, 2));
  const PieceKind kind = KindOfCsaName(text.substr(5));
  if ((!from && !drop) || !to || kind == kNoKind) return std::nullopt;
  return CsaMove{text[0] == '+' ? kBlack : kWhite, drop ? kNoSquare : *from, *to, kind};
}

std::optional<Move> ResolveCsaMove(const Position& position, const CsaMove& move) {
  if (move.from == kNoSquare) {
    if (move.kind >= kHandKindEnd) return std::nullopt;
    return Move::Drop(move.kind, move.to);
  }
  const Piece piece = position.at(move.from);
  if (piece == kNoPiece || ColorOf(piece) != move.color || move.from == move.to) {
    return std::nullopt;
  }
  const PieceKind before = KindOf(piece);
  if (before == move.kind) return Move::Board(move.from, move.to);
  if (!CanPromote(before) || Promote(before) != move.kind) return std::nullopt;
  return Move::Promoting(move.from, move.to);
}

std::string ToCsa(const Position& position, Move move) {
  const absl::string_view sign = position.side_to_move() == kBlack ? "+" : "-";
  if (move.is_drop()) return absl::StrCat(sign, "00", ToCsa(move.to()), CsaName(move.drop_kind()));
  const PieceKind before = KindOf(position.at(move.from()));
  const PieceKind after = move.is_promotion() ? Promote(before) : before;
  return absl::StrCat(sign, ToCsa(move.from()), ToCsa(move.to()), CsaName(after));
}

}  // namespace hakari::notation
