#include "suites/match/openings.h"

#include <algorithm>
#include <numeric>
#include <utility>

#include "absl/container/flat_hash_set.h"
#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "base/hash/content_hash.h"
#include "base/random/dice.h"
#include "base/status/macros.h"
#include "engine/movegen/movegen.h"
#include "engine/notation/record.h"
#include "engine/notation/sfen.h"
#include "engine/player/game.h"
#include "suites/corpus/game_reader.h"

namespace hakari::match {
namespace {

Opening FirstPlies(const notation::GameRecord& game, int plies) {
  Opening opening{game.start, {}};
  for (const notation::RecordedMove& played : game.lines[0].moves) {
    if (static_cast<int>(opening.moves.size()) == plies) break;
    opening.moves.push_back(played.move);
  }
  return opening;
}

Position EndOf(const Opening& opening) {
  Position position = opening.start;
  for (Move move : opening.moves) position.DoMove(move);
  return position;
}

std::vector<size_t> RandomOrder(size_t count, uint64_t seed) {
  std::vector<size_t> order(count);
  std::iota(order.begin(), order.end(), size_t{0});
  Dice dice(seed);
  Shuffle(order, dice);
  return order;
}

}  // namespace

absl::StatusOr<Openings> Openings::Read(const std::vector<std::string>& paths, int plies,
                                        uint64_t seed) {
  HAKARI_ASSIGN_OR_RETURN(const corpus::CollectedGames games, corpus::CollectGames(paths));
  if (!games.refused.empty()) {
    const size_t others = games.refused.size() - 1;
    return absl::InvalidArgumentError(
        absl::StrCat(games.refused[0], others == 0 ? "" : absl::StrCat("; and ", others, " more")));
  }
  Openings openings;
  absl::flat_hash_set<uint64_t> seen;
  for (const notation::GameRecord& game : games.games) {
    Opening opening = FirstPlies(game, plies);
    const Position end = EndOf(opening);
    if (!movegen::HasLegalMove(end)) {
      ++openings.ended_;
    } else if (!seen.insert(end.key()).second) {
      ++openings.repeated_;
    } else {
      openings.openings_.push_back(std::move(opening));
    }
  }
  if (openings.size() == 0) {
    return absl::InvalidArgumentError(
        absl::StrCat(paths[0], ": no opening ends in a position with a legal move"));
  }
  openings.order_ = RandomOrder(openings.size(), seed);
  openings.seed_ = seed;
  return openings;
}

std::string Openings::Text() const {
  std::string all;
  for (const Opening& opening : openings_) {
    absl::StrAppend(&all, notation::ToSfen(opening.start), " ", player::MovesText(opening.moves),
                    "\n");
  }
  return absl::StrCat(size(), " openings ", ContentHash(all), " in the order of seed ", seed_);
}

}  // namespace hakari::match
