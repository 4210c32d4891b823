// The arguments of `hakari gate`.
#ifndef HAKARI_CI_CLI_GATE_GATE_OPTIONS_H_
#define HAKARI_CI_CLI_GATE_GATE_OPTIONS_H_

#include <optional>
#include <string>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "ci/cli/gate/strength_words.h"
#include "ci/cli/options.h"
#include "ci/cli/output.h"
#include "ci/gate/live/gate_run.h"

namespace hakari::cli {

struct GateOptions {
  std::string base;
  std::string candidate = "worktree";
  std::string base_bin;
  std::string candidate_bin;
  std::string time_budget = "5m";
  std::string least_deadline = "10s";
  gate::GatePlan plan;  // as far as the arguments determine it
  StrengthWords strength;
  bool no_shortcut = false;
  std::optional<double> floor;
  std::string suite = "middlegame";  // whose positions an engine is asked
  bool no_time = false;
  bool no_work = false;
  bool no_instructions = false;
  bool no_cache = false;
  bool no_history = false;
  std::string history;  // empty: the project's
  Output json;
  Output markdown;
  Output junit;
  Output html;
  bool annotations = false;
  bool quiet = false;
};

void AddGateOptions(Command command, GateOptions& options);

// A contradiction between the options; empty if there is none.
std::string ContradictionIn(const GateOptions& options);

// "90s", "5m", "1h", or plain seconds.
absl::StatusOr<double> ParseSeconds(absl::string_view text);

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_GATE_GATE_OPTIONS_H_
