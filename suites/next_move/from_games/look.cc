#include "suites/next_move/from_games/look.h"

#include <algorithm>
#include <utility>

#include "absl/status/status.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "base/status/macros.h"
#include "engine/movegen/movegen.h"
#include "engine/notation/usi_move.h"
#include "engine/player/answer.h"
#include "engine/player/failure.h"
#include "engine/player/score.h"

namespace hakari::suites {
namespace {

constexpr char kNothing[] = "-";

// The last line of each first move. Bounds are left out: a search that misses its window has not
// determined the score.
class LastLines : public player::Listener {
 public:
  void OnLine(const player::Line& line) override {
    if (line.nodes) nodes_ = std::max(nodes_, *line.nodes);
    const bool counts =
        line.score && line.score->bound == player::Score::Bound::kExact && !line.moves.empty();
    if (!counts) return;
    const auto same = std::find_if(lines_.begin(), lines_.end(), [&](const player::Line& other) {
      return other.moves[0] == line.moves[0];
    });
    if (same == lines_.end()) {
      lines_.push_back(line);
    } else {
      *same = line;
    }
  }
  void OnRemark(absl::string_view) override {}

  const player::Line* Of(Move move) const {
    for (const player::Line& line : lines_) {
      if (line.moves[0] == move) return &line;
    }
    return nullptr;
  }
  // The best line with another first move. Ranked lines of one depth come one after the other, so
  // the second may be a depth behind when the search ends.
  const player::Line* BestBeside(const player::Line& best) const {
    const player::Line* second = nullptr;
    for (const player::Line& line : lines_) {
      if (line.moves[0] == best.moves[0] || !line.rank) continue;
      if (best.depth.value_or(0) - line.depth.value_or(0) > 1) continue;
      if (second == nullptr || Bounded(*line.score) > Bounded(*second->score)) second = &line;
    }
    return second;
  }
  int64_t nodes() const { return nodes_; }

  // Some engines report mates as scores of a million.
  static int Bounded(const player::Score& score) {
    return std::clamp(player::InCentipawns(score), -player::kMateCentipawns,
                      player::kMateCentipawns);
  }

 private:
  std::vector<player::Line> lines_;
  int64_t nodes_ = 0;
};

absl::StatusOr<player::Answer> Ask(player::Player& player, const player::Game& game,
                                   const match::Allowance& allowance, int wanted, LastLines& lines,
                                   const std::atomic<bool>& cancel) {
  player::Question question;
  question.game = game;
  question.limits =
      match::MatchClock(allowance, allowance).LimitsFor(game.position().side_to_move());
  question.lines = wanted;
  player::Answer answer = player.Ask(question, {nullptr, nullptr, &cancel}, &lines);
  if (answer.failure) return absl::AbortedError(player::FailureText(*answer.failure));
  return answer;
}

// The score of a move for its side, by a search after it; nullopt if the search reports none.
absl::StatusOr<std::optional<int>> WorthOf(Move move, player::Player& player, player::Game game,
                                           const match::Allowance& allowance,
                                           const std::atomic<bool>& cancel) {
  game.Play(move);
  if (movegen::CountLegal(game.position()) == 0) return player::kMateCentipawns;
  LastLines lines;
  HAKARI_ASSIGN_OR_RETURN(const player::Answer answer,
                          Ask(player, game, allowance, 1, lines, cancel));
  if (answer.kind == player::Answer::Kind::kResign) return player::kMateCentipawns;
  if (answer.kind == player::Answer::Kind::kDeclare) return -player::kMateCentipawns;
  const player::Line* const best = lines.Of(answer.move);
  if (best == nullptr) return std::nullopt;
  return -LastLines::Bounded(*best->score);
}

std::string NumberText(const std::optional<int>& number) {
  return number ? absl::StrCat(*number) : kNothing;
}

std::string MoveText(const std::optional<Move>& move) {
  return move ? notation::ToUsi(*move) : kNothing;
}

bool ReadNumber(absl::string_view text, std::optional<int>& number) {
  int value = 0;
  if (text == kNothing) return true;
  if (!absl::SimpleAtoi(text, &value)) return false;
  number = value;
  return true;
}

bool ReadMove(absl::string_view text, std::optional<Move>& move) {
  if (text == kNothing) return true;
  move = notation::ParseUsiMove(text);
  return move.has_value();
}

}  // namespace

absl::StatusOr<Look> TakeLook(player::Player& player, const player::Game& game,
                              const match::Allowance& allowance, const std::atomic<bool>& cancel) {
  if (const std::optional<player::Failure> failure = player.NewGame(&cancel)) {
    return absl::AbortedError(player::FailureText(*failure));
  }
  LastLines lines;
  const int wanted = player.abilities().several_lines ? 2 : 1;
  HAKARI_ASSIGN_OR_RETURN(const player::Answer answer,
                          Ask(player, game, allowance, wanted, lines, cancel));
  Look look;
  look.nodes = std::max(lines.nodes(), answer.Counter(player::kNodesCounter));
  if (answer.kind != player::Answer::Kind::kMove) return look;
  look.move = answer.move;
  look.line = {answer.move};
  const player::Line* const best = lines.Of(answer.move);
  if (best == nullptr) return look;
  look.line = best->moves;
  if (wanted == 1) return look;
  look.score = LastLines::Bounded(*best->score);
  if (const player::Line* const second = lines.BestBeside(*best)) {
    look.second_move = second->moves[0];
    look.second = LastLines::Bounded(*second->score);
  }
  return look;
}

absl::Status WeighRivals(player::Player& player, const player::Game& game,
                         const match::Allowance& allowance, const std::vector<Move>& rivals,
                         Look& look, const std::atomic<bool>& cancel) {
  if (!look.move) return absl::OkStatus();
  for (const Move rival : rivals) {
    if (rival == *look.move) continue;
    HAKARI_ASSIGN_OR_RETURN(const std::optional<int> worth,
                            WorthOf(rival, player, game, allowance, cancel));
    if (!worth || (look.second && *look.second >= *worth)) continue;
    look.second = worth;
    look.second_move = rival;
  }
  if (!look.second) return absl::OkStatus();
  HAKARI_ASSIGN_OR_RETURN(look.score, WorthOf(*look.move, player, game, allowance, cancel));
  return absl::OkStatus();
}

std::string LookText(const Look& look) {
  return absl::StrCat(MoveText(look.move), " ", NumberText(look.score), " ",
                      MoveText(look.second_move), " ", NumberText(look.second), " ", look.nodes,
                      look.line.empty() ? "" : " ", player::MovesText(look.line));
}

absl::StatusOr<Look> ParseLook(absl::string_view text) {
  constexpr size_t kBeforeLine = 5;
  const std::vector<absl::string_view> words = absl::StrSplit(text, ' ', absl::SkipEmpty());
  Look look;
  bool is_read = words.size() >= kBeforeLine && ReadMove(words[0], look.move) &&
                 ReadNumber(words[1], look.score) && ReadMove(words[2], look.second_move) &&
                 ReadNumber(words[3], look.second) && absl::SimpleAtoi(words[4], &look.nodes);
  for (size_t i = kBeforeLine; is_read && i < words.size(); ++i) {
    std::optional<Move> move;
    is_read = ReadMove(words[i], move) && move;
    if (is_read) look.line.push_back(*move);
  }
  const bool has_line = !look.line.empty();
  if (is_read && look.move.has_value() == has_line && (!has_line || look.line[0] == *look.move)) {
    return look;
  }
  return absl::InvalidArgumentError(absl::StrCat("cannot read '", text, "' as a look"));
}

}  // namespace hakari::suites
