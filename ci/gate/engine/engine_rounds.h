// Rounds of an engine's processor time. In each round the base, the candidate and the base again
// start anew and search the same groups of positions.
#ifndef HAKARI_CI_GATE_ENGINE_ENGINE_ROUNDS_H_
#define HAKARI_CI_GATE_ENGINE_ENGINE_ROUNDS_H_

#include <cstdint>
#include <map>
#include <random>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "base/context/context.h"
#include "ci/gate/deadlines.h"
#include "ci/gate/weighing.h"
#include "ci/project/engine_project.h"
#include "engine/player/game.h"
#include "engine/player/limits.h"
#include "suites/core/engine_spec.h"
#include "suites/engines/usi_engine.h"

namespace hakari::gate {

struct EngineRoundsPlan {
  Context context;
  suites::EngineSpec base;
  suites::EngineSpec candidate;
  struct Searched {
    std::string id;  // of the problem
    player::Game game;
  };
  std::map<std::string, std::vector<Searched>> groups;  // by the row's name
  player::Limits limits;
  // A search of the candidate may take twenty times the base's slowest search, and at least this
  // long. An engine that is late twice hangs.
  int64_t least_deadline_ms = kLeastDeadlineMs;
  std::string replay;  // the command that searches a position again, without the id at its end
};

class EngineRounds : public RoundSource {
 public:
  explicit EngineRounds(EngineRoundsPlan plan)
      : plan_(std::move(plan)), random_(plan_.context.seed) {}

  absl::Status Measure(Stage stage, const std::vector<BenchRow*>& rows, int rounds) override;

 private:
  struct Sample {
    double cpu_ns = 0;
    uint64_t nodes = 0;
  };

  // The samples of all rows, from one process of one side.
  absl::StatusOr<std::vector<Sample>> SearchAll(bool is_candidate,
                                                const std::vector<BenchRow*>& rows);
  // The same, with a second try for a candidate that is late. Nothing else runs at that time.
  absl::StatusOr<std::vector<Sample>> SearchAllOrAgain(bool is_candidate,
                                                       const std::vector<BenchRow*>& rows);
  // The candidate's engine, with deadlines from the base's times.
  suites::EngineSpec CandidateWithDeadlines() const;
  absl::StatusOr<Sample> SearchGroup(engines::UsiEngine& engine, bool is_candidate,
                                     const std::string& group);
  absl::Status Remember(const std::string& whose, const std::string& group, uint64_t nodes);

  const EngineRoundsPlan plan_;
  std::mt19937_64 random_;
  std::map<std::string, uint64_t> nodes_;  // by side and group, from its first search
  int64_t slowest_base_ns_ = 0;
  bool was_late_ = false;  // whether the last search was late
};

// One side of a gate for an external engine: a revision of the repository with the hakari.json,
// checked out and built by the project's own build command.
struct EngineSide {
  std::string whose;               // "base", "candidate"
  std::string revision;            // a commit, or "worktree"
  project::EngineProject project;  // from the current hakari.json, but in this side's folder
};

// `revision` is a git revision, or "worktree" for the project's files as they are. Both sides use
// the hakari.json of `project`, so that both get the same settings.
absl::StatusOr<EngineSide> PrepareEngineSide(const project::EngineProject& project,
                                             const std::string& whose, const std::string& revision,
                                             const Context& context);

}  // namespace hakari::gate

#endif  // HAKARI_CI_GATE_ENGINE_ENGINE_ROUNDS_H_
