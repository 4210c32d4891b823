// Our mate searches as an engine for front ends: options choose the search and its table.
//
// If it is asked for a move and finds no mate, it plays any legal move instead of resigning, so
// that a front end can play whole games with it.
#ifndef HAKARI_SUITES_ENGINES_MATE_ENGINE_H_
#define HAKARI_SUITES_ENGINES_MATE_ENGINE_H_

#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "engine/mate/solver.h"
#include "engine/player/player.h"
#include "suites/engines/mate_player.h"

namespace hakari::engines {

struct MateEngineOptions {
  MateEngineOptions();

  uint64_t hash_mib = 256;
  std::string solver;  // a name of MateSolvers()
  int threads = 1;     // for solvers that take several

  // A bad value changes nothing, and the error says what is allowed. kNotFound: no such option.
  absl::Status Set(absl::string_view name, absl::string_view value);
};

class MateEngine : public MatePlayer {
 public:
  MateEngine() : MatePlayer(nullptr) {}

  std::vector<player::Option> options() const override;
  std::optional<player::Failure> SetOption(absl::string_view name, absl::string_view value,
                                           const std::atomic<bool>* cancel) override;
  // The table is made here, which can take a while.
  std::optional<player::Failure> NewGame(const std::atomic<bool>* cancel) override;

 protected:
  absl::StatusOr<mate::MateSolver*> SolverFor(const player::Limits& limits) override;

 private:
  MateEngineOptions options_;
  std::unique_ptr<mate::MateSolver> solver_;  // null: not made yet
};

}  // namespace hakari::engines

#endif  // HAKARI_SUITES_ENGINES_MATE_ENGINE_H_
