#include "suites/mate/mate_program.h"

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <optional>
#include <utility>

#include "absl/status/status.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "base/status/macros.h"
#include "engine/mate/answer_check.h"
#include "engine/mate/mate_result.h"
#include "engine/mate/solver.h"
#include "engine/player/limits.h"
#include "engine/player/player.h"
#include "suites/engines/programs/usi_program.h"

namespace hakari::suites {
namespace {

constexpr absl::string_view kStrongest = "strong";
// Few answers need a tenth of this. Checking more would take longer than the search did.
constexpr uint64_t kCheckedPositions = 100'000;
constexpr uint64_t kClaimNodes = 100'000;
constexpr uint64_t kMebibyte = uint64_t{1} << 20;

// A solver with memory for the nodes.
absl::StatusOr<std::unique_ptr<mate::MateSolver>> MakeSolver(absl::string_view name, int threads,
                                                             const player::Limits& limits) {
  const uint64_t nodes = *limits.nodes;
  const std::optional<uint64_t> table_mib = limits.table_mib;
  HAKARI_ASSIGN_OR_RETURN(const uint64_t enough, mate::TableBytesFor(name, nodes));
  // Each thread needs some of it for itself.
  const uint64_t least = threads > 1 ? static_cast<uint64_t>(threads) * kMebibyte : 0;
  absl::StatusOr<std::unique_ptr<mate::MateSolver>> solver = mate::MakeMateSolver(
      name, table_mib ? *table_mib * kMebibyte : std::max(enough, least), threads);
  if (!solver.ok()) return solver.status();
  if ((*solver)->max_nodes() < nodes) {
    return absl::ResourceExhaustedError(absl::StrCat(
        "a table of ", *table_mib, " MiB is enough for ", (*solver)->max_nodes(),
        " nodes, not for ", nodes, ", which take ", (enough + kMebibyte - 1) / kMebibyte, " MiB"));
  }
  return solver;
}

// The question for every search here. Without a limit on nodes the usual number of nodes applies.
engines::Asked ForAMate() { return {player::Question::Kind::kMate, mate::MateLimits().nodes, ""}; }

// The strong solver's counts depend on the size of its table, which follows from the nodes if there
// is no limit on it. Nothing in the solver is random.
std::string Configuration(absl::string_view name) {
  if (name != kStrongest) return absl::StrCat(name, "/1");
  return absl::StrCat(name,
                      "/1 table=64 bytes a node, 512 KiB to 1 GiB, unless limited; seed=none");
}

ProgramSpec ProgramOf(absl::string_view name, int threads) {
  player::PlayerSpec player;
  player.identity = {std::string(name), Configuration(name), {}};
  if (threads > 1) absl::StrAppend(&player.identity.configuration, "; threads=", threads);
  player.make = [name, threads](const std::atomic<bool>*) {
    return std::make_unique<engines::MatePlayer>(
        [name, threads](const player::Limits& limits) { return MakeSolver(name, threads, limits); },
        kCheckedPositions);
  };
  return engines::PlayerProgram(std::move(player), ForAMate());
}

}  // namespace

std::vector<ProgramSpec> MatePrograms() {
  std::vector<ProgramSpec> programs;
  for (const mate::MateSolverInfo& info : mate::MateSolvers()) {
    programs.push_back(ProgramOf(info.name, 1));
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
    return {Kind::kUnchecked, "the check of every defence took too long"};
  }
  if (result.answer == mate::MateAnswer::kMate) return of_line;
  return {Kind::kWrong, "the line mates, but the defender has a better one"};
}

absl::StatusOr<ProgramSpec> MateEngineProgram(const EngineSpec& engine, const EngineRun& run) {
  return engines::UsiMateProgram(engine, run, CheckMateClaim);
}

absl::StatusOr<ProgramSpec> FindMateProgram(absl::string_view name,
                                            const std::string& transcript_folder, int threads) {
  if (absl::StartsWith(name, engines::kUsiPrefix)) {
    if (threads > 1) {
      return absl::InvalidArgumentError(
          "the threads of a USI engine are set by its own option, as in usi:option.Threads=2 "
          "ENGINE");
    }
    HAKARI_ASSIGN_OR_RETURN(const EngineSpec engine, engines::ParseTypedEngine(name));
    absl::StatusOr<ProgramSpec> program = MateEngineProgram(engine, {"", transcript_folder});
    if (program.ok()) program->typed = std::string(name);
    return program;
  }
  const absl::string_view wanted = name.empty() ? kStrongest : name;
  for (const mate::MateSolverInfo& info : mate::MateSolvers()) {
    if (info.name != wanted) continue;
    if (threads == 1 || mate::TakesThreads(wanted)) return ProgramOf(info.name, threads);
    return absl::InvalidArgumentError(
        absl::StrCat(wanted, " searches with one thread; use strong for more threads"));
  }
  return mate::TableBytesFor(wanted, 1).status();  // its message names the solvers
}

std::unique_ptr<Program> MakeMateRunner(engines::MateSolverMaker make) {
  return engines::MakePlayerProgram(
      std::make_unique<engines::MatePlayer>(std::move(make), kCheckedPositions), ForAMate());
}

}  // namespace hakari::suites
