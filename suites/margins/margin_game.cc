#include "suites/margins/margin_game.h"

#include <cstddef>
#include <utility>

#include "absl/status/status.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "base/status/macros.h"

namespace hakari::margins {
namespace {

using notation::GameResult;

// Stands for a missing value.
constexpr char kNone[] = "-";
// Stands before each game, so that a line with a missing word is not read as another line.
constexpr char kGame[] = "game";

absl::string_view WordOf(GameResult result) {
  switch (result) {
    case GameResult::kBlackWins:
      return "b";
    case GameResult::kWhiteWins:
      return "w";
    case GameResult::kDraw:
      return "d";
    case GameResult::kUnknown:
      break;
  }
  return "?";
}

void AppendOptional(const std::optional<int>& value, std::string& text) {
  if (value) {
    absl::StrAppend(&text, " ", *value);
  } else {
    absl::StrAppend(&text, " ", kNone);
  }
}

void AppendThirds(const engines::CostByThird& thirds, std::string& text) {
  for (const engines::SearchCost& cost : thirds) {
    for (const engines::SearchCountRow& row : engines::kSearchCountRows) {
      absl::StrAppend(&text, " ", cost.counts.*row.value);
    }
    absl::StrAppend(&text, " ", cost.times.cpu_ns, " ", cost.times.mate_cpu_ns);
  }
}

void AppendSide(const SideOfGame& side, std::string& text) {
  const search::MarginCounts& margins = side.margins;
  absl::StrAppend(&text, " ", side.nodes, " ", side.cuts, " ", side.adopted_cuts, " ", side.tries);
  absl::StrAppend(&text, " ", side.unpruned_nodes, " ", side.cpu_us, " ", margins.seen);
  absl::StrAppend(&text, " ", margins.least, " ", margins.step, " ", margins.count);
  for (size_t depth = 0; depth < search::kMarginDepths; ++depth) {
    AppendOptional(margins.adopted[depth], text);
    AppendOptional(side.adopted_at[depth], text);
    for (int candidate = 0; candidate < margins.count; ++candidate) {
      const search::MarginTally& tally = margins.noted[depth][static_cast<size_t>(candidate)];
      absl::StrAppend(&text, " ", tally.tries, " ", tally.failures, " ", tally.nodes);
    }
  }
  AppendThirds(side.thirds, text);
}

// Reads a line word by word.
class WordReader {
 public:
  explicit WordReader(absl::string_view text) : words_(absl::StrSplit(text, ' ')) {}

  bool AtEnd() const { return next_ == words_.size(); }

  absl::StatusOr<absl::string_view> Word() {
    if (AtEnd()) return absl::InvalidArgumentError("the line ends too early");
    return words_[next_++];
  }
  // `least` and `most` are included in the range.
  template <typename Number>
  absl::Status Take(int64_t least, int64_t most, Number& number) {
    HAKARI_ASSIGN_OR_RETURN(const absl::string_view word, Word());
    int64_t value = 0;
    // Only the form that we write is accepted: no plus sign and no zeros in front.
    if (!absl::SimpleAtoi(word, &value) || absl::StrCat(value) != word || value < least ||
        value > most) {
      return absl::InvalidArgumentError(absl::StrCat("word ", next_, ": expected a number from ",
                                                     least, " to ", most, ", found '", word, "'"));
    }
    number = static_cast<Number>(value);
    return absl::OkStatus();
  }
  absl::Status TakeOptional(int64_t least, int64_t most, std::optional<int>& number) {
    if (!AtEnd() && words_[next_] == kNone) {
      ++next_;
      number.reset();
      return absl::OkStatus();
    }
    int value = 0;
    HAKARI_RETURN_IF_ERROR(Take(least, most, value));
    number = value;
    return absl::OkStatus();
  }
  absl::Status Wrong(absl::string_view expected) const {
    return absl::InvalidArgumentError(absl::StrCat("word ", next_, ": expected ", expected));
  }

 private:
  const std::vector<absl::string_view> words_;
  size_t next_ = 0;
};

constexpr int64_t kMostCount = int64_t{1} << 50;
constexpr int64_t kMostPlies = 100'000;
constexpr int64_t kMostMargin = 1'000'000;

absl::Status TakeThirds(WordReader& words, engines::CostByThird& thirds) {
  for (engines::SearchCost& cost : thirds) {
    for (const engines::SearchCountRow& row : engines::kSearchCountRows) {
      HAKARI_RETURN_IF_ERROR(words.Take(0, kMostCount, cost.counts.*row.value));
    }
    HAKARI_RETURN_IF_ERROR(words.Take(0, kMostCount, cost.times.cpu_ns));
    HAKARI_RETURN_IF_ERROR(words.Take(0, kMostCount, cost.times.mate_cpu_ns));
  }
  return absl::OkStatus();
}

absl::Status TakeSide(WordReader& words, SideOfGame& side) {
  search::MarginCounts& margins = side.margins;
  for (int64_t* const count : {&side.nodes, &side.cuts, &side.adopted_cuts, &side.tries,
                               &side.unpruned_nodes, &side.cpu_us, &margins.seen}) {
    HAKARI_RETURN_IF_ERROR(words.Take(0, kMostCount, *count));
  }
  HAKARI_RETURN_IF_ERROR(words.Take(-kMostMargin, kMostMargin, margins.least));
  HAKARI_RETURN_IF_ERROR(words.Take(0, kMostMargin, margins.step));
  HAKARI_RETURN_IF_ERROR(words.Take(0, search::kMostMargins, margins.count));
  for (size_t depth = 0; depth < search::kMarginDepths; ++depth) {
    HAKARI_RETURN_IF_ERROR(words.TakeOptional(-kMostMargin, kMostMargin, margins.adopted[depth]));
    HAKARI_RETURN_IF_ERROR(words.TakeOptional(0, kMostPlies, side.adopted_at[depth]));
    for (int candidate = 0; candidate < margins.count; ++candidate) {
      search::MarginTally& tally = margins.noted[depth][static_cast<size_t>(candidate)];
      HAKARI_RETURN_IF_ERROR(words.Take(0, kMostCount, tally.tries));
      HAKARI_RETURN_IF_ERROR(words.Take(0, tally.tries, tally.failures));
      // If one counted node is below another, its nodes are subtracted from those of the outer one,
      // so that sums count each node once.
      HAKARI_RETURN_IF_ERROR(words.Take(-kMostCount, kMostCount, tally.nodes));
    }
  }
  return TakeThirds(words, side.thirds);
}

absl::StatusOr<GameResult> TakeResult(WordReader& words) {
  HAKARI_ASSIGN_OR_RETURN(const absl::string_view word, words.Word());
  for (const GameResult result :
       {GameResult::kBlackWins, GameResult::kWhiteWins, GameResult::kDraw}) {
    if (WordOf(result) == word) return result;
  }
  return words.Wrong("the result b, w or d");
}

absl::StatusOr<MarginGame> TakeGame(WordReader& words) {
  MarginGame game;
  HAKARI_ASSIGN_OR_RETURN(const absl::string_view begin, words.Word());
  if (begin != kGame) return words.Wrong(absl::StrCat("'", kGame, "'"));
  HAKARI_ASSIGN_OR_RETURN(const absl::string_view moves, words.Word());
  if (moves.empty()) return words.Wrong("the checksum of the moves");
  game.moves = std::string(moves);
  HAKARI_RETURN_IF_ERROR(words.Take(0, 1, game.black));
  HAKARI_ASSIGN_OR_RETURN(game.result, TakeResult(words));
  HAKARI_RETURN_IF_ERROR(words.Take(0, kMostPlies, game.plies));
  for (SideOfGame& side : game.sides) {
    HAKARI_RETURN_IF_ERROR(TakeSide(words, side));
  }
  return game;
}

}  // namespace

void ForgetTimes(SideOfGame& side) {
  side.cpu_us = 0;
  for (engines::SearchCost& cost : side.thirds) cost.times = {};
}

double PointsOfFirst(const MarginGame& game) {
  if (game.result == GameResult::kDraw) return 0.5;
  const int winner = game.result == GameResult::kBlackWins ? game.black : 1 - game.black;
  return winner == 0 ? 1 : 0;
}

std::string SeriesText(const GameSeries& series) {
  std::string text;
  for (const MarginGame& game : series) {
    absl::StrAppend(&text, text.empty() ? "" : " ", kGame, " ", game.moves, " ", game.black, " ",
                    WordOf(game.result), " ", game.plies);
    for (const SideOfGame& side : game.sides) AppendSide(side, text);
  }
  return text;
}

absl::StatusOr<GameSeries> ParseSeriesText(absl::string_view text) {
  GameSeries series;
  WordReader words(text);
  do {
    HAKARI_ASSIGN_OR_RETURN(MarginGame game, TakeGame(words));
    series.push_back(std::move(game));
  } while (!words.AtEnd());
  return series;
}

bool SameGames(absl::string_view one, absl::string_view other) {
  std::string texts[2];
  int number = 0;
  for (const absl::string_view text : {one, other}) {
    absl::StatusOr<GameSeries> series = ParseSeriesText(text);
    if (!series.ok()) return false;
    for (MarginGame& game : *series) {
      for (SideOfGame& side : game.sides) ForgetTimes(side);
    }
    texts[number++] = SeriesText(*series);
  }
  return texts[0] == texts[1];
}

}  // namespace hakari::margins
