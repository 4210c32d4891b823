// Our playing search as a player, in this process. Its options are the rows of the search's
// settings; `Profile` sets all of them at once. The player watches the clock; the search itself
// knows no time.
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
  eval::Weights weights;  // without the terms that are left out
  uint64_t table_mib = 64;
  int lines = 1;
  int64_t overhead_ms = 20;  // reserved for the delivery of an answer
  int resign_below = 0;      // centipawns; 0: it resigns only without a legal move
  // How many of the nodes that reverse futility cuts are kept in the result of a search, for an
  // audit. It does not change the search, and is not a USI option.
  int cuts_kept = 0;
  // Wraps the mate search of each memory that is made, for example to time it. The wrapper must
  // give the same answers. Not a USI option either.
  std::function<std::unique_ptr<mate::MateSolver>(std::unique_ptr<mate::MateSolver>)> wrap_mates;

  // Sets a USI option. kNotFound: there is no such option.
  absl::Status Set(absl::string_view name, absl::string_view value);
  // The settings and weights in one line. Equal lines mean equal moves.
  std::string Text() const;
  std::string WeightsText() const;

 private:
  // Uses `whole` without the groups of terms in `left_out`, such as "pins+tempo"; empty: nothing is
  // left out.
  absl::Status SetWeights(eval::Weights whole, absl::string_view left_out);

  eval::Weights whole_weights_;
  std::string left_out_;
};

// The options that SearchConfig::Set takes.
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

  // The result of the last question. It has more than the answer, for example counters by cause.
  const search::SearchResult& last_result() const { return result_; }

 private:
  // Makes the memory, unless there is one of this size. An error if the machine does not have
  // so much.
  absl::Status Prepare(uint64_t table_mib);

  SearchConfig config_;
  std::optional<search::GameMemory> memory_;
  uint64_t memory_mib_ = 0;
  search::SearchResult result_;
};

// The player that is called `name` in reports and goldens. `settings` are read by
// search::ParseConfiguration. A profile includes its weights and is identified by its name.
absl::StatusOr<player::PlayerSpec> SearchPlayerSpec(std::string name, absl::string_view settings);

}  // namespace hakari::engines

#endif  // HAKARI_SUITES_ENGINES_SEARCH_PLAYER_H_
