// Our playing search as a player, in process. Its options are the rows of the search's settings;
// `Profile` sets all of them at once. It brings the clock: the search itself knows none.
#ifndef HAKARI_SUITES_ENGINES_SEARCH_PLAYER_H_
#define HAKARI_SUITES_ENGINES_SEARCH_PLAYER_H_

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "engine/eval/weights.h"
#include "engine/mate/solver.h"
#include "engine/player/player.h"
#include "engine/search/memory/memory.h"
#include "engine/search/search.h"
#include "engine/search/settings/settings.h"

namespace hakari::engines {

struct SearchConfig {
  SearchConfig();

  search::SearchSettings settings;
  eval::Weights weights;  // without what is left out
  uint64_t table_mib = 64;
  int lines = 1;
  int64_t overhead_ms = 20;  // what the way of an answer takes, kept back from its time
  int resign_below = 0;      // centipawns; 0: only without a legal move
  // So many of the nodes that reverse futility cuts are kept with the result of a search, for an
  // audit. It changes no node, and is no option.
  int cuts_kept = 0;
  // Put around the mate search of each memory that is made, as by a clock; it must answer as that
  // does. No option either.
  std::function<std::unique_ptr<mate::MateSolver>(std::unique_ptr<mate::MateSolver>)> wrap_mates;

  // As USI options; an unknown name is kNotFound.
  absl::Status Set(absl::string_view name, absl::string_view value);
  // The settings and weights in one line: the same line, the same moves.
  std::string Text() const;
  std::string WeightsText() const;

 private:
  // Weights from which `left_out`, groups of terms as "pins+tempo", are left out; empty: none.
  absl::Status SetWeights(eval::Weights whole, absl::string_view left_out);

  eval::Weights whole_weights_;
  std::string left_out_;
};

// What SearchConfig::Set takes.
std::vector<player::Option> SearchOptions();

class SearchPlayer : public player::Player {
 public:
  explicit SearchPlayer(SearchConfig config = SearchConfig()) : config_(std::move(config)) {}

  std::string name() const override { return "Hakari"; }
  player::Abilities abilities() const override { return {/*several_lines=*/true}; }
  std::vector<player::Option> options() const override { return SearchOptions(); }
  std::optional<player::Failure> SetOption(absl::string_view name, absl::string_view value,
                                           const std::atomic<bool>* cancel) override;
  std::optional<player::Failure> NewGame(const std::atomic<bool>* cancel) override;
  // Moves only: a question for a mate is refused.
  player::Answer Ask(const player::Question& question, const player::Control& control,
                     player::Listener* listener) override;

  // Of the last question: more than an answer tells, its counters by cause among it.
  const search::SearchResult& last_result() const { return result_; }

 private:
  // Makes or clears the memory; an error if there is not so much.
  absl::Status Prepare(uint64_t table_mib);

  SearchConfig config_;
  std::optional<search::GameMemory> memory_;
  uint64_t memory_mib_ = 0;
  search::SearchResult result_;
};

// The player that `name` names in reports and goldens, of settings as ParseSettings takes them. A
// profile brings its weights, and its name says all about it.
absl::StatusOr<player::PlayerSpec> SearchPlayerSpec(std::string name, absl::string_view settings);

}  // namespace hakari::engines

#endif  // HAKARI_SUITES_ENGINES_SEARCH_PLAYER_H_
