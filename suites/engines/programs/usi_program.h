// What the programs that ask a USI engine have in common: a name and a configuration, an engine a
// thread, and what becomes of its failures.
#ifndef HAKARI_SUITES_ENGINES_PROGRAMS_USI_PROGRAM_H_
#define HAKARI_SUITES_ENGINES_PROGRAMS_USI_PROGRAM_H_

#include <atomic>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "suites/core/engine_spec.h"
#include "suites/core/limits.h"
#include "suites/core/outcome.h"
#include "suites/core/problem.h"
#include "suites/core/program.h"
#include "suites/engines/engine_failure.h"
#include "suites/engines/usi_engine.h"

namespace hakari::engines {

// What a name of a program begins with if it is an engine's command: "usi:CMD ARGS…".
inline constexpr absl::string_view kUsiPrefix = "usi:";

// Reads "usi:…" (engine_spec.h).
absl::StatusOr<suites::EngineSpec> ParseTypedEngine(absl::string_view typed);

// The engine of one thread, and what each problem needs of it.
class ProblemEngine {
 public:
  ProblemEngine(std::unique_ptr<UsiEngine> engine, std::string transcript_folder)
      : engine_(std::move(engine)), transcript_folder_(std::move(transcript_folder)) {}

  UsiEngine& engine() { return *engine_; }
  // A reset, and the size of the table once in each of its lives.
  std::optional<EngineFailure> Prepare(const suites::Limits& limits, const std::atomic<bool>& stop);
  // The same unless it was done since the last problem.
  std::optional<EngineFailure> EnsurePrepared(const suites::Limits& limits,
                                              const std::atomic<bool>& stop);
  // Keeps what was said; the outcome says where.
  suites::Outcome Failed(const EngineFailure& failure, const suites::Problem& problem) const;

 private:
  std::string TableOption() const;

  std::unique_ptr<UsiEngine> engine_;
  const std::string transcript_folder_;
  bool is_prepared_ = false;
  int table_set_in_ = 0;  // which of the engine's processes has the table's size
};

using MakeProgram = std::function<std::unique_ptr<suites::Program>(std::unique_ptr<ProblemEngine>)>;

// `meaning` tells apart what is asked and its versions. kNotFound, with the path, if there is no
// such engine.
absl::StatusOr<suites::ProgramSpec> UsiProgram(const suites::EngineSpec& spec,
                                               const suites::EngineRun& run,
                                               absl::string_view meaning, const MakeProgram& make);

}  // namespace hakari::engines

#endif  // HAKARI_SUITES_ENGINES_PROGRAMS_USI_PROGRAM_H_
