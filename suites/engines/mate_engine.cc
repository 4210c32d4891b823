#include "suites/engines/mate_engine.h"

#include <new>
#include <utility>

#include "absl/strings/match.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "base/status/macros.h"

namespace hakari::engines {
namespace {

using player::Failure;
using player::FailureKind;

constexpr char kHash[] = "USI_Hash";
constexpr char kPonder[] = "USI_Ponder";
constexpr char kSolver[] = "MateSolver";
constexpr char kThreads[] = "Threads";
constexpr uint64_t kMostHashMib = 65536;

absl::Status SetHash(absl::string_view value, uint64_t& hash_mib) {
  uint64_t read = 0;
  if (!absl::SimpleAtoi(value, &read) || read < 1 || read > kMostHashMib) {
    return absl::InvalidArgumentError(
        absl::StrCat(kHash, ": expected MiB from 1 to ", kMostHashMib, ", found '", value, "'"));
  }
  hash_mib = read;
  return absl::OkStatus();
}

absl::Status SetThreads(absl::string_view value, int& threads) {
  int read = 0;
  if (!absl::SimpleAtoi(value, &read) || read < 1 || read > mate::kMostMateThreads) {
    return absl::InvalidArgumentError(absl::StrCat(kThreads, ": expected a number from 1 to ",
                                                   mate::kMostMateThreads, ", found '", value,
                                                   "'"));
  }
  threads = read;
  return absl::OkStatus();
}

absl::Status SetSolver(absl::string_view value, std::string& solver) {
  std::string known;
  for (const mate::MateSolverInfo& info : mate::MateSolvers()) {
    if (absl::EqualsIgnoreCase(info.name, value)) {
      solver = std::string(info.name);
      return absl::OkStatus();
    }
    absl::StrAppend(&known, known.empty() ? "" : ", ", info.name);
  }
  return absl::InvalidArgumentError(
      absl::StrCat(kSolver, ": expected one of ", known, ", found '", value, "'"));
}

Failure Refused(const absl::Status& status) {
  return {FailureKind::kRefused, std::string(status.message()), ""};
}

}  // namespace

MateEngineOptions::MateEngineOptions() : solver(mate::MateSolvers()[0].name) {}

absl::Status MateEngineOptions::Set(absl::string_view name, absl::string_view value) {
  if (name == kHash) return SetHash(value, hash_mib);
  if (name == kSolver) return SetSolver(value, solver);
  if (name == kThreads) return SetThreads(value, threads);
  // Front ends set it whether it is offered or not. It has no effect here.
  if (name == kPonder) return absl::OkStatus();
  return absl::NotFoundError(absl::StrCat("there is no option '", name, "'"));
}

std::vector<player::Option> MateEngine::options() const {
  const MateEngineOptions defaults;
  player::Option hash = {kHash, "spin", absl::StrCat(defaults.hash_mib), 1, kMostHashMib};
  player::Option ponder = {kPonder, "check", "false"};
  player::Option solver = {kSolver, "combo", defaults.solver};
  for (const mate::MateSolverInfo& info : mate::MateSolvers())
    solver.choices.emplace_back(info.name);
  player::Option threads = {kThreads, "spin", absl::StrCat(defaults.threads), 1,
                            mate::kMostMateThreads};
  return {hash, ponder, solver, threads};
}

std::optional<Failure> MateEngine::SetOption(absl::string_view name, absl::string_view value,
                                             const std::atomic<bool>*) {
  MateEngineOptions changed = options_;
  const absl::Status set = changed.Set(name, value);
  if (!set.ok()) return Refused(set);
  const bool same_solver = changed.hash_mib == options_.hash_mib &&
                           changed.solver == options_.solver && changed.threads == options_.threads;
  if (!same_solver) solver_ = nullptr;
  options_ = changed;
  return std::nullopt;
}

std::optional<Failure> MateEngine::NewGame(const std::atomic<bool>*) {
  const absl::Status made = SolverFor({}).status();
  if (!made.ok()) return Refused(made);
  return std::nullopt;
}

absl::StatusOr<mate::MateSolver*> MateEngine::SolverFor(const player::Limits&) {
  if (solver_ != nullptr) return solver_.get();
  constexpr int kBitsOfMebibyte = 20;
  // Front ends set the number of processors, whichever solver is chosen.
  const int threads = mate::TakesThreads(options_.solver) ? options_.threads : 1;
  try {
    HAKARI_ASSIGN_OR_RETURN(
        std::unique_ptr<mate::MateSolver> made,
        mate::MakeMateSolver(options_.solver, options_.hash_mib << kBitsOfMebibyte, threads));
    solver_ = std::move(made);
    return solver_.get();
  } catch (const std::bad_alloc&) {
    return absl::ResourceExhaustedError(
        absl::StrCat("cannot allocate ", options_.hash_mib, " MiB for the table; lower USI_Hash"));
  }
}

}  // namespace hakari::engines
