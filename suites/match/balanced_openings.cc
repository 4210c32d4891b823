#include "suites/match/balanced_openings.h"

#include <cstdlib>
#include <utility>

#include "base/random/dice.h"
#include "engine/eval/default_weights.h"
#include "engine/position/position.h"
#include "engine/search/search.h"
#include "engine/search/settings/profiles.h"

namespace hakari::match {
namespace {

constexpr uint64_t kTableMib = 1;

search::SearchSettings FrozenSettings() {
  search::SearchSettings settings = (*search::FindProfile("frozen1"))->settings;
  settings.mate_search = 0;  // no mates are expected in openings
  return settings;
}

}  // namespace

OpeningDrawer::OpeningDrawer(const OpeningPlan& plan)
    : plan_(plan),
      settings_(FrozenSettings()),
      weights_(*eval::ShippedWeights("learned1")),
      memory_(*search::GameMemory::Make(kTableMib)) {}

std::optional<std::vector<Move>> OpeningDrawer::Draw(uint64_t number) {
  Dice dice(plan_.seed);
  dice.Mix(number);
  const int range = plan_.most_plies - plan_.least_plies + 1;
  const int plies = plan_.least_plies + static_cast<int>(dice.Below(static_cast<uint64_t>(range)));
  search::SearchQuestion question;
  question.start = Position::Initial();
  question.lines = plan_.choices;
  question.limits.nodes = plan_.nodes;
  for (int ply = 0; ply < plies; ++ply) {
    memory_.Clear();
    const search::SearchResult result = search::Search(question, settings_, weights_, memory_);
    if (result.end != search::SearchEnd::kMove) return std::nullopt;
    std::vector<Move> playable;
    for (const search::SearchLine& line : result.lines) {
      if (result.lines[0].score - line.score <= plan_.most_loss) playable.push_back(line.moves[0]);
    }
    question.moves.push_back(playable[dice.Below(playable.size())]);
  }
  question.lines = 1;
  question.limits.nodes = plan_.judging_nodes;
  memory_.Clear();
  const search::SearchResult judged = search::Search(question, settings_, weights_, memory_);
  if (judged.end != search::SearchEnd::kMove) return std::nullopt;
  if (std::abs(judged.lines[0].score) > plan_.most_advantage) return std::nullopt;
  return std::move(question.moves);
}

}  // namespace hakari::match
