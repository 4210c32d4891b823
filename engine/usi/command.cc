#include "engine/usi/command.h"

#include <algorithm>
#include <cstdint>
#include <optional>

#include "absl/status/status.h"
#include "absl/strings/ascii.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "base/status/macros.h"
#include "engine/core/color.h"
#include "engine/notation/usi_move.h"

namespace hakari::usi {
namespace {

using Kind = UsiCommand::Kind;

constexpr int64_t kMostMs = int64_t{1} << 40;  // sums of a few such values cannot overflow

struct Word {
  absl::string_view text;
  Kind kind;
};

constexpr Word kWordsAlone[] = {
    {"usi", Kind::kUsi},           {"isready", Kind::kIsReady}, {"usinewgame", Kind::kNewGame},
    {"stop", Kind::kStop},         {"quit", Kind::kQuit},       {"ponderhit", Kind::kPonderHit},
    {"gameover", Kind::kGameOver},
};

// Takes the first word off the front.
absl::string_view TakeWord(absl::string_view& text) {
  text = absl::StripLeadingAsciiWhitespace(text);
  const absl::string_view word = text.substr(0, text.find_first_of(" \t"));
  text = absl::StripLeadingAsciiWhitespace(text.substr(word.size()));
  return word;
}

// A clock may be negative if a front end keeps counting.
absl::Status ReadMs(absl::string_view name, absl::string_view word, std::optional<int64_t>& ms) {
  if (!absl::SimpleAtoi(word, &ms.emplace())) {
    return absl::InvalidArgumentError(
        absl::StrCat("go ", name, ": expected milliseconds, found '", word, "'"));
  }
  ms = std::clamp<int64_t>(*ms, 0, kMostMs);
  return absl::OkStatus();
}

absl::Status ReadMate(absl::string_view word, GoCommand& go) {
  go.mate = true;
  if (word != "infinite") return ReadMs("mate", word, go.limits.move_ms);
  go.infinite = true;
  return absl::OkStatus();
}

absl::Status ReadNodes(absl::string_view word, player::Limits& limits) {
  if (!absl::SimpleAtoi(word, &limits.nodes.emplace()) || *limits.nodes == 0) {
    return absl::InvalidArgumentError(
        absl::StrCat("go nodes: expected a number above 0, found '", word, "'"));
  }
  return absl::OkStatus();
}

absl::Status ReadDepth(absl::string_view word, player::Limits& limits) {
  if (!absl::SimpleAtoi(word, &limits.depth.emplace()) || *limits.depth < 1) {
    return absl::InvalidArgumentError(
        absl::StrCat("go depth: expected a number above 0, found '", word, "'"));
  }
  return absl::OkStatus();
}

// Reads words while they are moves: other words of `go` may follow.
absl::Status ReadRootMoves(absl::string_view& rest, std::vector<Move>& moves) {
  while (true) {
    absl::string_view after = rest;
    const std::optional<Move> move = notation::ParseUsiMove(TakeWord(after));
    if (!move) break;
    moves.push_back(*move);
    rest = after;
  }
  if (!moves.empty()) return absl::OkStatus();
  return absl::InvalidArgumentError("go searchmoves: expected moves like 7g7f");
}

// Reads one word after `go`, and its argument if it has one.
absl::Status ReadGoWord(absl::string_view name, absl::string_view& rest, GoCommand& go) {
  if (name == "infinite") go.infinite = true;
  if (name == "ponder") go.ponder = true;
  if (name == "mate") return ReadMate(TakeWord(rest), go);
  player::Limits& limits = go.limits;
  if (name == "searchmoves") return ReadRootMoves(rest, go.root_moves);
  if (name == "depth") return ReadDepth(TakeWord(rest), limits);
  if (name == "nodes") return ReadNodes(TakeWord(rest), limits);
  if (name == "movetime") return ReadMs(name, TakeWord(rest), limits.move_ms);
  if (name == "byoyomi") return ReadMs(name, TakeWord(rest), limits.byoyomi_ms);
  if (name == "btime") return ReadMs(name, TakeWord(rest), limits.clock_ms[kBlack]);
  if (name == "wtime") return ReadMs(name, TakeWord(rest), limits.clock_ms[kWhite]);
  if (name == "binc") return ReadMs(name, TakeWord(rest), limits.increment_ms[kBlack]);
  if (name == "winc") return ReadMs(name, TakeWord(rest), limits.increment_ms[kWhite]);
  return absl::OkStatus();
}

absl::StatusOr<UsiCommand> ParseGo(absl::string_view rest) {
  UsiCommand command;
  command.kind = Kind::kGo;
  while (!rest.empty()) {
    const absl::string_view name = TakeWord(rest);
    HAKARI_RETURN_IF_ERROR(ReadGoWord(name, rest, command.go));
  }
  return command;
}

// Names and values may contain blanks: the words "name" and "value" separate them.
absl::StatusOr<UsiCommand> ParseSetOption(absl::string_view rest) {
  UsiCommand command;
  command.kind = Kind::kSetOption;
  if (TakeWord(rest) != "name" || rest.empty()) {
    return absl::InvalidArgumentError("expected setoption name <name> [value <value>]");
  }
  bool in_value = false;
  for (absl::string_view word : absl::StrSplit(rest, absl::ByAnyChar(" \t"), absl::SkipEmpty())) {
    if (!in_value && word == "value") {
      in_value = true;
      continue;
    }
    std::string& part = in_value ? command.value : command.name;
    absl::StrAppend(&part, part.empty() ? "" : " ", word);
  }
  return command;
}

}  // namespace

absl::StatusOr<UsiCommand> ParseUsiCommand(absl::string_view line) {
  absl::string_view rest = absl::StripAsciiWhitespace(line);
  const absl::string_view first = TakeWord(rest);
  UsiCommand command;
  if (first.empty()) return command;
  for (const Word& word : kWordsAlone) {
    command.kind = word.kind;
    if (word.text == first) return command;
  }
  if (first == "setoption") return ParseSetOption(rest);
  if (first == "go") return ParseGo(rest);
  if (first == "position") {
    command.kind = Kind::kPosition;
    command.position = std::string(rest);
    return command;
  }
  return absl::InvalidArgumentError(absl::StrCat("unknown command '", first, "'"));
}

}  // namespace hakari::usi
