#include "suites/mate/mate_program.h"

#include <atomic>
#include <memory>
#include <optional>
#include <utility>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "engine/mate/answer_check.h"
#include "engine/mate/mate_line.h"
#include "engine/mate/solver.h"
#include "engine/notation/sfen.h"
#include "engine/notation/usi_move.h"
#include "suites/engines/programs/usi_mate_program.h"
#include "suites/engines/programs/usi_program.h"

namespace hakari::suites {
namespace {

constexpr absl::string_view kStrongest = "strong";
// Few answers need a tenth of it; what is beyond would take longer than the search did.
constexpr uint64_t kCheckedPositions = 100'000;
constexpr uint64_t kClaimNodes = 100'000;
constexpr uint64_t kMebibyte = uint64_t{1} << 20;

// Why an answer is unknown, for people.
std::string Reason(mate::StopReason reason) {
  switch (reason) {
    case mate::StopReason::kNone:
      return "";
    case mate::StopReason::kNodes:
      return "the limit on nodes";
    case mate::StopReason::kPlies:
      return "the limit on plies";
    case mate::StopReason::kMemory:
      return "the limit on memory";
    case mate::StopReason::kStopped:
      return "stopped";
    case mate::StopReason::kSaturated:
      return "its numbers grew too large";
  }
  return "";
}

mate::MateLimits SearchLimits(const Limits& limits, const std::atomic<bool>& stop) {
  mate::MateLimits search;
  search.nodes = NodesAllowed(limits);
  if (limits.depth) search.plies = static_cast<int>(*limits.depth);
  search.stop = &stop;
  return search;
}

// A solver with memory for the nodes.
absl::StatusOr<std::unique_ptr<mate::MateSolver>> MakeSolver(absl::string_view name,
                                                             const Limits& limits) {
  const uint64_t nodes = NodesAllowed(limits);
  const std::optional<uint64_t> table_mib = limits.table_mib;
  const absl::StatusOr<uint64_t> enough = mate::TableBytesFor(name, nodes);
  if (!enough.ok()) return enough.status();
  absl::StatusOr<std::unique_ptr<mate::MateSolver>> solver =
      mate::MakeMateSolver(name, table_mib ? *table_mib * kMebibyte : *enough);
  if (!solver.ok()) return solver.status();
  if ((*solver)->max_nodes() < nodes) {
    return absl::ResourceExhaustedError(absl::StrCat(
        "a table of ", *table_mib, " MiB is enough for ", (*solver)->max_nodes(),
        " nodes, not for ", nodes, ", which take ", (*enough + kMebibyte - 1) / kMebibyte, " MiB"));
  }
  return solver;
}

class MateRunner : public Program {
 public:
  explicit MateRunner(MateSolverMaker make) : make_(std::move(make)) {}

  Outcome Run(const Problem& problem, const Limits& limits,
              const std::atomic<bool>& stop) override {
    const absl::StatusOr<Position> position = notation::ParseSfen(problem.sfen);
    if (!position.ok()) return Outcome::Refused(std::string(position.status().message()));
    const mate::MateLimits search = SearchLimits(limits, stop);
    absl::Status status = mate::CheckMateProblem(*position, search);
    if (status.ok()) status = Prepare(limits);
    if (!status.ok()) return Outcome::Refused(std::string(status.message()));
    return Checked(*position, solver_->Solve(*position, search));
  }

 private:
  // The line by itself, for the better message; then every defence, or every check of a no mate.
  Outcome Checked(const Position& root, const mate::MateResult& result) {
    if (result.answer == mate::MateAnswer::kMate) {
      const absl::Status line = mate::VerifyMateLine(root, result.line);
      if (!line.ok()) {
        return Outcome::Crashed(absl::StrCat("claims a mate that is none: ", line.message()));
      }
    }
    Outcome outcome = MateOutcome(result);
    if (!outcome.ran() || result.answer == mate::MateAnswer::kUnknown) return outcome;
    switch (checker_.Check(root, result, *solver_)) {
      case mate::CheckedAnswer::kConfirmed:
        break;
      case mate::CheckedAnswer::kRefuted:
        return Outcome::Crashed(absl::StrCat("claims ", outcome.answer, ", which is refuted"));
      case mate::CheckedAnswer::kUnchecked:
        outcome.counters[kUncheckedCounter] = 1;
    }
    return outcome;
  }

  // The solver is kept as long as the limits stay the same.
  absl::Status Prepare(const Limits& limits) {
    if (solver_ != nullptr && limits == made_for_) return absl::OkStatus();
    solver_ = nullptr;
    absl::StatusOr<std::unique_ptr<mate::MateSolver>> made = make_(limits);
    if (!made.ok()) return made.status();
    solver_ = *std::move(made);
    made_for_ = limits;
    return absl::OkStatus();
  }

  const MateSolverMaker make_;
  std::unique_ptr<mate::MateSolver> solver_;
  Limits made_for_;
  mate::AnswerChecker checker_{mate::AnswerCheckBudget{kCheckedPositions}};
};

// The strong solver's counts depend on the size of its table, which without a limit follows from
// the nodes; there is nothing random in it.
std::string Configuration(absl::string_view name) {
  if (name != kStrongest) return absl::StrCat(name, "/1");
  return absl::StrCat(name,
                      "/1 table=64 bytes a node, 512 KiB to 1 GiB, unless limited; seed=none");
}

}  // namespace

std::vector<ProgramSpec> MatePrograms() {
  std::vector<ProgramSpec> programs;
  for (const mate::MateSolverInfo& info : mate::MateSolvers()) {
    programs.push_back(
        {std::string(info.name), Configuration(info.name), [info](const std::atomic<bool>&) {
           return MakeMateRunner(
               [info](const Limits& limits) { return MakeSolver(info.name, limits); });
         }});
  }
  return programs;
}

engines::MateClaimVerdict CheckMateClaim(const Position& position, const std::vector<Move>& line) {
  using Kind = engines::MateClaimVerdict::Kind;
  const engines::MateClaimVerdict of_line = engines::CheckMateLine(position, line);
  if (of_line.kind != Kind::kHolds) return of_line;
  mate::MateLimits limits;
  limits.nodes = kClaimNodes;
  const auto solver =
      mate::MakeMateSolver(kStrongest, *mate::TableBytesFor(kStrongest, limits.nodes));
  if (!solver.ok()) return {Kind::kUnchecked, std::string(solver.status().message())};
  const mate::MateResult result = (*solver)->Solve(position, limits);
  mate::AnswerChecker checker;
  if (checker.Check(position, result, **solver) != mate::CheckedAnswer::kConfirmed) {
    return {Kind::kUnchecked, "whether every defence fails took too long to find out"};
  }
  if (result.answer == mate::MateAnswer::kMate) return of_line;
  return {Kind::kWrong, "the line mates, but the defender has a better one"};
}

absl::StatusOr<ProgramSpec> MateEngineProgram(const EngineSpec& engine, const EngineRun& run) {
  return engines::UsiMateProgram(engine, run, CheckMateClaim);
}

absl::StatusOr<ProgramSpec> FindMateProgram(absl::string_view name,
                                            const std::string& transcript_folder) {
  if (absl::StartsWith(name, engines::kUsiPrefix)) {
    const absl::StatusOr<EngineSpec> engine = engines::ParseTypedEngine(name);
    if (!engine.ok()) return engine.status();
    absl::StatusOr<ProgramSpec> program = MateEngineProgram(*engine, {"", transcript_folder});
    if (program.ok()) program->typed = std::string(name);
    return program;
  }
  const std::vector<ProgramSpec> programs = MatePrograms();
  const absl::string_view wanted = name.empty() ? kStrongest : name;
  for (const ProgramSpec& program : programs) {
    if (program.name == wanted) return program;
  }
  if (name.empty()) return programs[0];
  return mate::TableBytesFor(name, 1).status();  // whose words name the solvers
}

std::unique_ptr<Program> MakeMateRunner(MateSolverMaker make) {
  return std::make_unique<MateRunner>(std::move(make));
}

uint64_t NodesAllowed(const Limits& limits) {
  return limits.nodes.value_or(mate::MateLimits().nodes);
}

Outcome MateOutcome(const mate::MateResult& result) {
  if (result.reason == mate::StopReason::kStopped) return Outcome::Stopped();
  Outcome outcome;
  outcome.counters["nodes"] = result.nodes;
  switch (result.answer) {
    case mate::MateAnswer::kMate:
      outcome.answer = kMateAnswer;
      outcome.line = LineText(result.line);
      outcome.counters["plies"] = result.line.size();
      break;
    case mate::MateAnswer::kNoMate:
      outcome.answer = kNoMateAnswer;
      break;
    case mate::MateAnswer::kUnknown:
      outcome.answer = kUnknownAnswer;
      outcome.why = Reason(result.reason);
      break;
  }
  return outcome;
}

std::string LineText(const std::vector<Move>& line) {
  return absl::StrJoin(line, " ",
                       [](std::string* out, Move move) { out->append(notation::ToUsi(move)); });
}

std::vector<Move> LineOf(absl::string_view text) {
  std::vector<Move> line;
  for (absl::string_view word : absl::StrSplit(text, ' ', absl::SkipEmpty())) {
    const std::optional<Move> move = notation::ParseUsiMove(word);
    if (!move) break;
    line.push_back(*move);
  }
  return line;
}

}  // namespace hakari::suites
