#include "suites/programs/usi_mate_program.h"

#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <utility>

#include "absl/status/status.h"
#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/strip.h"
#include "engine/mate/mate_result.h"
#include "engine/mate/solver.h"
#include "engine/notation/usi_move.h"
#include "suites/core/content_hash.h"
#include "suites/core/outcome.h"
#include "suites/core/problem.h"
#include "suites/core/text_file.h"
#include "suites/programs/child_process.h"
#include "suites/programs/engine_failure.h"
#include "suites/programs/usi_position.h"

namespace hakari {
namespace {

constexpr int64_t kLeastMs = 1'000;
constexpr int64_t kUsualMs = 10'000;
constexpr uint64_t kNodesPerMs = 100;
constexpr uint64_t kMostMs = uint64_t{24} * 3600 * 1000;

Outcome OutcomeOf(const MateSearchResult& result) {
  Outcome outcome;
  outcome.times = result.times;
  outcome.counters["nodes"] = result.nodes;
  switch (result.answer) {
    case MateAnswer::kMate:
      outcome.answer = "mate";
      outcome.line =
          absl::StrJoin(result.line, " ", [](std::string* out, Move move) { *out += ToUsi(move); });
      outcome.counters["plies"] = result.line.size();
      if (result.unchecked) outcome.counters["unchecked"] = 1;
      break;
    case MateAnswer::kNoMate:
      outcome.answer = "nomate";
      break;
    case MateAnswer::kUnknown:
      outcome.answer = "unknown";
      break;
  }
  return outcome;
}

class UsiMateRunner : public Program {
 public:
  UsiMateRunner(std::unique_ptr<UsiEngine> engine, const UsiMateOptions& options)
      : engine_(std::move(engine)), options_(options) {}

  Outcome Run(const Problem& problem, const Limits& limits,
              const std::atomic<bool>& stop) override {
    const absl::StatusOr<UsiPosition> position = UsiPosition::Parse(problem.sfen);
    if (!position.ok()) return Outcome::Refused(std::string(position.status().message()));
    const absl::Status sense = CheckMateProblem(position->position(), {});
    if (!sense.ok()) return Outcome::Refused(std::string(sense.message()));
    const absl::StatusOr<EngineMateLimits> mate = EngineMateLimitsOf(engine_->spec(), limits);
    if (!mate.ok()) return Outcome::Refused(std::string(mate.status().message()));
    if (const auto failure = Prepare(limits)) return Failed(*failure, problem);
    const MateSearchResult result = engine_->SearchMate(*position, *mate, options_.check, &stop);
    if (!result.failure) return OutcomeOf(result);
    Outcome outcome = Failed(*result.failure, problem);
    outcome.times = result.times;
    return outcome;
  }

 private:
  std::optional<EngineFailure> Prepare(const Limits& limits) {
    if (auto failure = engine_->NewGame()) return failure;
    if (!limits.table_mib || table_set_in_ == engine_->starts()) return std::nullopt;
    table_set_in_ = engine_->starts();
    return engine_->SetOption(TableOption(), absl::StrCat(*limits.table_mib));
  }

  // Those that come from chess call it otherwise.
  std::string TableOption() const {
    for (const UsiOption& option : engine_->options()) {
      if (option.name == "Hash") return option.name;
    }
    return "USI_Hash";
  }

  Outcome Failed(const EngineFailure& failure, const Problem& problem) const {
    Outcome outcome = hakari::OutcomeOf(failure);
    if (options_.transcript_folder.empty() || failure.transcript.empty() ||
        failure.kind == FailureKind::kStopped) {
      return outcome;
    }
    const std::string path = absl::StrCat(options_.transcript_folder, "/", problem.id, ".txt");
    absl::Status written = MakeFolder(options_.transcript_folder);
    if (written.ok()) written = WriteFileAtomically(path, failure.transcript);
    absl::StrAppend(&outcome.why, "; ",
                    written.ok() ? absl::StrCat("transcript: ", path)
                                 : absl::StrCat("no transcript: ", written.message()));
    return outcome;
  }

  std::unique_ptr<UsiEngine> engine_;
  const UsiMateOptions options_;
  int table_set_in_ = 0;  // which of the engine's processes has the table's size
};

// A part of file names: what is run, and a sum over everything that its answers depend on.
std::string ShortName(const EngineSpec& spec, absl::string_view configuration) {
  std::string name = spec.command.substr(spec.command.rfind('/') + 1);
  for (char& c : name) {
    if (!absl::ascii_isalnum(static_cast<unsigned char>(c))) c = '-';
  }
  return absl::StrCat("usi-", name.substr(0, 40), "-", LineChecksum(configuration).substr(0, 8));
}

}  // namespace

absl::StatusOr<EngineMateLimits> EngineMateLimitsOf(const EngineSpec& spec, const Limits& limits) {
  if (limits.depth) {
    return absl::InvalidArgumentError("USI engines cannot be told a limit on plies");
  }
  if (limits.nodes == 0u) return absl::InvalidArgumentError("expected a limit on nodes above 0");
  EngineMateLimits mate;
  if (spec.mate_by == MateBy::kSearch) {
    if (!limits.nodes) {
      return absl::InvalidArgumentError("mate=search expects a limit on nodes");
    }
    mate.nodes = limits.nodes;
  } else if (spec.mate_ms > 0) {
    mate.time_ms = spec.mate_ms;
  } else if (limits.nodes) {
    const auto ms = static_cast<int64_t>(std::min(*limits.nodes / kNodesPerMs, kMostMs));
    mate.time_ms = std::max(kLeastMs, ms);
  } else {
    mate.time_ms = kUsualMs;
  }
  return mate;
}

absl::StatusOr<ProgramSpec> UsiMateProgram(const EngineSpec& spec, const UsiMateOptions& options) {
  const absl::StatusOr<std::string> file = FindProgramFile(spec.command);
  if (!file.ok()) return file.status();
  const absl::StatusOr<std::string> bytes = ReadTextFile(*file);
  if (!bytes.ok()) return bytes.status();
  const std::string configuration =
      absl::StrCat("usi/1 ", EngineConfiguration(spec), " ", ContentHash(*bytes));
  const auto make = [spec, options]() -> absl::StatusOr<std::unique_ptr<Program>> {
    absl::StatusOr<std::unique_ptr<UsiEngine>> engine = UsiEngine::Start(spec);
    if (!engine.ok()) return engine.status();
    return std::make_unique<UsiMateRunner>(*std::move(engine), options);
  };
  return ProgramSpec{ShortName(spec, configuration), configuration, make, ""};
}

absl::StatusOr<ProgramSpec> UsiMateProgram(absl::string_view name, const UsiMateOptions& options) {
  const std::string typed(name);
  if (!absl::ConsumePrefix(&name, kUsiPrefix)) {
    return absl::InvalidArgumentError(absl::StrCat("expected usi:COMMAND, found '", name, "'"));
  }
  const absl::StatusOr<EngineSpec> spec = ParseEngineSpec(name);
  if (!spec.ok()) return absl::InvalidArgumentError(absl::StrCat("usi: ", spec.status().message()));
  absl::StatusOr<ProgramSpec> program = UsiMateProgram(*spec, options);
  if (program.ok()) program->typed = typed;
  return program;
}

}  // namespace hakari
