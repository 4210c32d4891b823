#include "suites/engines/programs/watched_search.h"

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>

#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"
#include "engine/search/memory/dynamic_margin.h"
#include "engine/search/search.h"
#include "engine/search/values/counters.h"
#include "suites/core/limits.h"
#include "suites/core/outcome.h"
#include "suites/core/problem.h"
#include "suites/engines/programs/player_program.h"

namespace hakari::engines {
namespace {

void AddCounters(const search::SearchResult& result, bool is_dynamic, suites::Counters& counters) {
  counters[kCutsCounter] = result.counters.reverse_futility_cuts;
  if (!is_dynamic) return;
  counters[kMarginTriesCounter] = result.counters.margin_tries;
  counters[kMarginNodesCounter] = result.counters.margin_nodes;
  counters[kMarginCutsCounter] = result.counters.margin_cuts;
  for (int depth = 1; depth <= search::kMarginDepths; ++depth) {
    const std::optional<int>& adopted = result.margins.adopted[static_cast<size_t>(depth - 1)];
    if (adopted) counters[AdoptedCounter(depth)] = *adopted;
  }
}

class WatchedSearch : public suites::Program {
 public:
  WatchedSearch(const SearchConfig& config, std::shared_ptr<CutNodes> cuts)
      : is_dynamic_(config.settings.dynamic.mode > 0), cuts_(std::move(cuts)) {
    auto player = std::make_unique<SearchPlayer>(config);
    player_ = player.get();
    program_ = MakePlayerProgram(std::move(player), Asked());
  }

  std::optional<suites::Outcome> MakeReady(const suites::Problem& problem,
                                           const suites::Limits& limits,
                                           const std::atomic<bool>& stop) override {
    return program_->MakeReady(problem, limits, stop);
  }

  suites::Outcome Run(const suites::Problem& problem, const suites::Limits& limits,
                      const std::atomic<bool>& stop) override {
    suites::Outcome outcome = program_->Run(problem, limits, stop);
    if (!outcome.ran()) return outcome;
    const search::SearchResult& result = player_->last_result();
    AddCounters(result, is_dynamic_, outcome.counters);
    (*cuts_)[problem.id] = result.pruned.nodes();
    return outcome;
  }

 private:
  const bool is_dynamic_;
  const std::shared_ptr<CutNodes> cuts_;
  const SearchPlayer* player_;  // owned by program_
  std::unique_ptr<suites::Program> program_;
};

}  // namespace

std::string AdoptedCounter(int depth) { return absl::StrCat("adopted_", depth); }

suites::ProgramSpec WatchedSearchProgram(std::string name, const SearchConfig& config,
                                         std::shared_ptr<CutNodes> cuts) {
  suites::ProgramSpec program;
  program.name = std::move(name);
  program.configuration =
      absl::StrCat("watched-search/1 table_mib=", config.table_mib, " ", config.Text());
  program.make = [config, cuts = std::move(cuts)](
                     const std::atomic<bool>&) -> absl::StatusOr<std::unique_ptr<suites::Program>> {
    return std::make_unique<WatchedSearch>(config, cuts);
  };
  return program;
}

}  // namespace hakari::engines
