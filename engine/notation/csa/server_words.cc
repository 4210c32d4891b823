#include "engine/notation/csa/server_words.h"

#include <utility>
#include <vector>

#include "absl/strings/str_split.h"
#include "absl/strings/strip.h"

namespace hakari::notation {
namespace {

struct EndWord {
  absl::string_view word;
  GameEnd end;
};

constexpr EndWord kServerWords[] = {
    {"RESIGN", GameEnd::kResignation},
    {"TIME_UP", GameEnd::kTimeUp},
    {"ILLEGAL_MOVE", GameEnd::kIllegalMove},
    {"ILLEGAL_ACTION", GameEnd::kIllegalMove},
    {"SENNICHITE", GameEnd::kRepetition},
    {"OUTE_SENNICHITE", GameEnd::kPerpetualCheck},
    {"JISHOGI", GameEnd::kDeclaration},  // the answer to a valid %KACHI
    {"MAX_MOVES", GameEnd::kMaxMoves},
    {"CHUDAN", GameEnd::kInterrupted},
    {"DRAW", GameEnd::kDraw},
};

constexpr EndWord kSummaryReasons[] = {
    {"toryo", GameEnd::kResignation},
    {"abnormal", GameEnd::kResignation},  // the player disconnected; the server resigns for it
    {"time up", GameEnd::kTimeUp},
    {"illegal move", GameEnd::kIllegalMove},
    {"illegal kachi", GameEnd::kIllegalMove},
    {"uchifuzume", GameEnd::kIllegalMove},
    {"oute_kaihimore", GameEnd::kIllegalMove},
    {"outori", GameEnd::kIllegalMove},
    {"sennichite", GameEnd::kRepetition},
    {"oute_sennichite", GameEnd::kPerpetualCheck},
    {"kachi", GameEnd::kDeclaration},
    {"max_moves", GameEnd::kMaxMoves},
};

template <size_t kCount>
std::optional<GameEnd> EndIn(const EndWord (&words)[kCount], absl::string_view word) {
  for (const EndWord& known : words) {
    if (known.word == word) return known.end;
  }
  return std::nullopt;
}

enum class Outcome { kWin, kLose, kDraw };

// "one win": the name and the outcome.
std::optional<Outcome> TakeOutcome(absl::string_view& text) {
  if (absl::ConsumeSuffix(&text, " win")) return Outcome::kWin;
  if (absl::ConsumeSuffix(&text, " lose")) return Outcome::kLose;
  if (absl::ConsumeSuffix(&text, " draw")) return Outcome::kDraw;
  return std::nullopt;
}

}  // namespace

std::optional<GameEnd> EndOfServerWord(absl::string_view word) { return EndIn(kServerWords, word); }

std::optional<ServerSummary> ParseServerSummary(absl::string_view comment, absl::string_view black,
                                                absl::string_view white) {
  std::vector<absl::string_view> parts = absl::StrSplit(comment, ':');
  if (parts.size() != 4 || parts[0] != "summary") return std::nullopt;
  const std::optional<GameEnd> end = EndIn(kSummaryReasons, parts[1]);
  std::optional<Outcome> first = TakeOutcome(parts[2]);
  std::optional<Outcome> second = TakeOutcome(parts[3]);
  if (!end || !first || !second) return std::nullopt;
  if (black != white && parts[2] == white && parts[3] == black) std::swap(first, second);
  const bool ends_drawn = UsualResult(*end, kBlack) == GameResult::kDraw;
  if (ends_drawn) {
    if (*first != Outcome::kDraw || *second != Outcome::kDraw) return std::nullopt;
    return ServerSummary{*end, GameResult::kDraw};
  }
  if (*first == Outcome::kWin && *second == Outcome::kLose) {
    return ServerSummary{*end, GameResult::kBlackWins};
  }
  if (*first == Outcome::kLose && *second == Outcome::kWin) {
    return ServerSummary{*end, GameResult::kWhiteWins};
  }
  return std::nullopt;
}

}  // namespace hakari::notation
