#include "suites/engines/usi_text.h"

#include <climits>
#include <cstdint>

#include "absl/status/status.h"
#include "absl/strings/ascii.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "base/text/place.h"
#include "engine/notation/usi_move.h"
#include "engine/player/score.h"

namespace hakari::engines {
namespace {

using player::Score;

bool IsBlank(char c) { return absl::ascii_isspace(static_cast<unsigned char>(c)); }

// Takes the next word off the front; empty at the end.
absl::string_view TakeWord(absl::string_view& text) {
  text = absl::StripLeadingAsciiWhitespace(text);
  size_t length = 0;
  while (length < text.size() && !IsBlank(text[length])) ++length;
  const absl::string_view word = text.substr(0, length);
  text.remove_prefix(length);
  return word;
}

absl::Status Expected(absl::string_view what, absl::string_view found) {
  return absl::InvalidArgumentError(
      absl::StrCat("expected ", what, ", found ", found.empty() ? "the end" : Quoted(found)));
}

template <typename Number>
std::optional<Number> TakeNumber(absl::string_view& text) {
  Number number;
  if (!absl::SimpleAtoi(TakeWord(text), &number)) return std::nullopt;
  return number;
}

std::optional<int64_t> TakeCount(absl::string_view& text) {
  const std::optional<int64_t> count = TakeNumber<int64_t>(text);
  return count && *count >= 0 ? count : std::nullopt;
}

// "cp 35", "mate 7", "mate -4", "mate +", and perhaps a bound.
std::optional<Score> TakeScore(absl::string_view& text) {
  const absl::string_view kind = TakeWord(text);
  const absl::string_view value = TakeWord(text);
  const bool is_known = kind == "mate" && (value == "+" || value == "-");
  int number = 0;
  if (!is_known && (!absl::SimpleAtoi(value, &number) || number == INT_MIN)) return std::nullopt;
  if (kind == "cp") return Score::Centipawns(number);
  if (kind != "mate") return std::nullopt;
  return value[0] == '-' ? Score::IsMated(-number) : Score::Mates(number);
}

std::vector<Move> TakeMoves(absl::string_view& text) {
  std::vector<Move> moves;
  for (;;) {
    absl::string_view rest = text;
    const std::optional<Move> move = notation::ParseUsiMove(TakeWord(rest));
    if (!move) return moves;
    moves.push_back(*move);
    text = rest;
  }
}

}  // namespace

absl::string_view UsiWord(absl::string_view line) { return TakeWord(line); }

absl::StatusOr<player::Option> ParseUsiOption(absl::string_view line) {
  if (TakeWord(line) != "option" || TakeWord(line) != "name") {
    return Expected("option name NAME type TYPE", line);
  }
  player::Option option;
  absl::string_view word = TakeWord(line);
  for (; !word.empty() && word != "type"; word = TakeWord(line)) {
    absl::StrAppend(&option.name, option.name.empty() ? "" : " ", word);
  }
  option.type = std::string(TakeWord(line));
  if (option.name.empty()) return Expected("the name of an option", word);
  if (option.type.empty()) return Expected("the type of an option", "");
  if (TakeWord(line) != "default") return option;
  std::string value;
  for (word = TakeWord(line); !word.empty() && word != "min" && word != "max" && word != "var";
       word = TakeWord(line)) {
    absl::StrAppend(&value, value.empty() ? "" : " ", word);
  }
  option.default_value = value == "<empty>" ? "" : value;
  return option;
}

player::Line ParseUsiInfo(absl::string_view line) {
  player::Line info;
  if (TakeWord(line) != "info") return info;
  for (absl::string_view word = TakeWord(line); !word.empty(); word = TakeWord(line)) {
    if (word == "depth") {
      info.depth = TakeNumber<int>(line);
    } else if (word == "multipv") {
      info.rank = TakeNumber<int>(line);
    } else if (word == "nodes") {
      info.nodes = TakeCount(line);
    } else if (word == "time") {
      info.time_ms = TakeCount(line);
    } else if (word == "score") {
      info.score = TakeScore(line);
    } else if (word == "lowerbound" && info.score) {
      info.score->bound = Score::Bound::kLower;
    } else if (word == "upperbound" && info.score) {
      info.score->bound = Score::Bound::kUpper;
    } else if (word == "pv") {
      info.moves = TakeMoves(line);
    } else if (word == "string") {
      break;  // the rest of the line is for people
    }
  }
  return info;
}

absl::StatusOr<UsiBestMove> ParseUsiBestMove(absl::string_view line) {
  absl::string_view word = TakeWord(line);
  if (word != "bestmove") return Expected("bestmove", word);
  UsiBestMove best;
  word = TakeWord(line);
  if (word == "resign") {
    best.kind = player::Answer::Kind::kResign;
  } else if (word == "win") {
    best.kind = player::Answer::Kind::kDeclare;
  } else if (const std::optional<Move> move = notation::ParseUsiMove(word)) {
    best.move = *move;
  } else {
    return Expected("a move, resign or win after bestmove", word);
  }
  if (TakeWord(line) == "ponder") best.ponder = notation::ParseUsiMove(TakeWord(line));
  return best;
}

absl::StatusOr<UsiCheckmate> ParseUsiCheckmate(absl::string_view line) {
  absl::string_view word = TakeWord(line);
  if (word != "checkmate") return Expected("checkmate", word);
  UsiCheckmate checkmate;
  absl::string_view rest = line;
  word = TakeWord(rest);
  for (const char* known : {"nomate", "timeout", "notimplemented", "none"}) {
    checkmate.word = known;
    if (word == known) return checkmate;
  }
  checkmate.word = "mate";
  checkmate.line = TakeMoves(line);
  word = TakeWord(line);
  if (checkmate.line.empty() || !word.empty()) {
    return Expected("moves, nomate, none, timeout or notimplemented after checkmate", word);
  }
  return checkmate;
}

}  // namespace hakari::engines
