#include "suites/match/match_counts.h"

#include <algorithm>
#include <utility>

#include "engine/core/color.h"
#include "engine/notation/record.h"

namespace hakari::match {
namespace {

constexpr int64_t kUsPerMs = 1000;

// A shorter search is disturbed by any tick of the scheduler.
constexpr int64_t kLeastDisturbedUs = 5 * kUsPerMs;
constexpr int64_t kMostWallPercent = 120;  // of processor time

void AddAnswer(const AnswerFacts& facts, PlayerCounts& player) {
  const int64_t wall_us = facts.wall_us.value_or(0);
  ++player.answers;
  player.wall_us += wall_us;
  player.longest_us = std::max(player.longest_us, wall_us);
  if (facts.nodes) {
    player.nodes += *facts.nodes;
    player.counted_us += wall_us;
  }
  if (facts.depth) {
    player.depths += *facts.depth;
    ++player.deep_answers;
  }
  if (facts.said_ms && facts.wall_us) {
    player.latencies_us.push_back(static_cast<int32_t>(
        std::clamp<int64_t>(wall_us - *facts.said_ms * kUsPerMs, -2'000'000'000, 2'000'000'000)));
  }
  if (!facts.left_ms) return;
  player.least_left_ms = std::min(*facts.left_ms, player.least_left_ms.value_or(*facts.left_ms));
  if (*facts.left_ms < 0) ++player.late;
}

}  // namespace

std::vector<Pairing> PairingsOf(int players, bool gauntlet) {
  std::vector<Pairing> pairings;
  for (int first = 0; first < (gauntlet ? 1 : players); ++first) {
    for (int second = first + 1; second < players; ++second) pairings.push_back({first, second});
  }
  return pairings;
}

std::optional<int32_t> Percentile(std::vector<int32_t> values, int hundredths) {
  if (values.empty()) return std::nullopt;
  const size_t place = (values.size() * static_cast<size_t>(hundredths) + 99) / 100;
  const auto found = values.begin() + static_cast<std::ptrdiff_t>(place == 0 ? 0 : place - 1);
  std::nth_element(values.begin(), found, values.end());
  return *found;
}

MatchCounts::MatchCounts(std::vector<Pairing> pairings, std::vector<bool> timed,
                         std::vector<bool> single_threaded)
    : timed_(std::move(timed)),
      single_threaded_(std::move(single_threaded)),
      players_(timed_.size()) {
  for (const Pairing& players : pairings) pairings_.push_back({players});
}

void MatchCounts::Add(const PlayedPair& pair) {
  const Pairing players = {pair.players[0], pair.players[1]};
  for (PairingCounts& pairing : pairings_) {
    if (pairing.players == players) ++pairing.outcomes[OutcomeOf(pair)];
  }
  ++pairs_;
  if (pair.attempt > 1) ++played_again_;
  if (pair.repeated_itself) {
    repeated_itself_ = repeated_itself_.value_or(true) && *pair.repeated_itself;
  }
  for (const int number : {0, 1}) AddGame(pair, number);
}

void MatchCounts::AddGame(const PlayedPair& pair, int number) {
  const PlayedGame& game = pair.games[number];
  const notation::GameResult result = game.record.lines[0].result;
  const std::string kind = EndKind(game.record);
  ++ends_[kind];
  Count(result, kBlack, black_);
  bool is_timed = false;
  for (const Color color : {kBlack, kWhite}) {
    const size_t index = static_cast<size_t>(pair.players[SeatOf(number, color)]);
    PlayerCounts& player = players_[index];
    Count(result, color, player.by_color[color]);
    if (result == notation::WinOf(Opponent(color))) ++player.lost_by[kind];
    const bool on_time = game.record.lines[0].end == notation::GameEnd::kTimeUp;
    if (game.fault && game.fault->by == color && !on_time) ++player.faults;
    is_timed = is_timed || timed_[index];
  }
  bool is_disturbed = false;
  Color mover = game.record.start.side_to_move();
  if (game.opening_moves % 2 != 0) mover = Opponent(mover);
  for (const AnswerFacts& facts : game.answers) {
    const int player = pair.players[SeatOf(number, mover)];
    AddAnswer(facts, players_[static_cast<size_t>(player)]);
    is_disturbed = is_disturbed || IsDisturbed(player, facts);
    mover = Opponent(mover);
  }
  excused_moves_ += static_cast<int64_t>(StandstillsOf(game.record).size());
  if (is_timed) ++timed_games_;
  if (is_disturbed) ++disturbed_games_;
}

bool MatchCounts::IsDisturbed(int player, const AnswerFacts& facts) const {
  const size_t index = static_cast<size_t>(player);
  if (!timed_[index] || !single_threaded_[index] || !facts.wall_us || !facts.cpu_us) return false;
  return *facts.wall_us >= kLeastDisturbedUs &&
         *facts.wall_us * 100 > *facts.cpu_us * kMostWallPercent;
}

int MatchCounts::faults() const {
  int faults = 0;
  for (const PlayerCounts& player : players_) faults += player.faults;
  return faults;
}

}  // namespace hakari::match
