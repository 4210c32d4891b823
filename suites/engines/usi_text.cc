#include "suites/engines/usi_text.h"

#include "absl/status/status.h"
#include "absl/strings/ascii.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "base/text/place.h"
#include "engine/notation/usi_move.h"

namespace hakari::engines {
namespace {

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

// "cp 35", "mate 7", "mate -4", "mate +", and perhaps a bound.
std::optional<UsiScore> TakeScore(absl::string_view& text) {
  UsiScore score;
  const absl::string_view kind = TakeWord(text);
  const absl::string_view value = TakeWord(text);
  if (kind == "mate") {
    score.kind = UsiScore::Kind::kMate;
    score.mating = !value.empty() && value[0] != '-';
    if (value == "+" || value == "-") return score;
  } else if (kind != "cp") {
    return std::nullopt;
  }
  if (!absl::SimpleAtoi(value, &score.value)) return std::nullopt;
  return score;
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

absl::StatusOr<UsiOption> ParseUsiOption(absl::string_view line) {
  if (TakeWord(line) != "option" || TakeWord(line) != "name") {
    return Expected("option name NAME type TYPE", line);
  }
  UsiOption option;
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

UsiInfo ParseUsiInfo(absl::string_view line) {
  UsiInfo info;
  if (TakeWord(line) != "info") return info;
  for (absl::string_view word = TakeWord(line); !word.empty(); word = TakeWord(line)) {
    if (word == "depth") {
      info.depth = TakeNumber<int>(line);
    } else if (word == "multipv") {
      info.multipv = TakeNumber<int>(line);
    } else if (word == "nodes") {
      info.nodes = TakeNumber<uint64_t>(line);
    } else if (word == "time") {
      info.time_ms = TakeNumber<uint64_t>(line);
    } else if (word == "score") {
      info.score = TakeScore(line);
    } else if (word == "lowerbound" && info.score) {
      info.score->bound = UsiScore::Bound::kLower;
    } else if (word == "upperbound" && info.score) {
      info.score->bound = UsiScore::Bound::kUpper;
    } else if (word == "pv") {
      info.pv = TakeMoves(line);
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
    best.kind = UsiBestMove::Kind::kResign;
  } else if (word == "win") {
    best.kind = UsiBestMove::Kind::kWin;
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
  if (word == "nomate") {
    checkmate.kind = UsiCheckmate::Kind::kNoMate;
  } else if (word == "timeout") {
    checkmate.kind = UsiCheckmate::Kind::kTimeout;
  } else if (word == "notimplemented") {
    checkmate.kind = UsiCheckmate::Kind::kNotImplemented;
  } else if (word != "none") {
    checkmate.kind = UsiCheckmate::Kind::kMate;
    checkmate.line = TakeMoves(line);
    word = TakeWord(line);
    if (checkmate.line.empty() || !word.empty()) {
      return Expected("moves, nomate, none, timeout or notimplemented after checkmate", word);
    }
  }
  return checkmate;
}

}  // namespace hakari::engines
