#include "engine/usi/options.h"

#include "absl/strings/match.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "engine/mate/solver.h"

namespace hakari::usi {
namespace {

constexpr char kHash[] = "USI_Hash";
constexpr char kPonder[] = "USI_Ponder";
constexpr char kSolver[] = "MateSolver";
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

}  // namespace

UsiOptions::UsiOptions() : solver(mate::MateSolvers()[0].name) {}

absl::Status UsiOptions::Set(absl::string_view name, absl::string_view value) {
  if (name == kHash) return SetHash(value, hash_mib);
  if (name == kSolver) return SetSolver(value, solver);
  // Front ends set it whether it is offered or not; there is nothing to think about meanwhile.
  if (name == kPonder) return absl::OkStatus();
  return absl::NotFoundError(absl::StrCat("there is no option '", name, "'"));
}

std::vector<std::string> OptionLines() {
  const UsiOptions defaults;
  std::string solver =
      absl::StrCat("option name ", kSolver, " type combo default ", defaults.solver);
  for (const mate::MateSolverInfo& info : mate::MateSolvers())
    absl::StrAppend(&solver, " var ", info.name);
  return {absl::StrCat("option name ", kHash, " type spin default ", defaults.hash_mib,
                       " min 1 max ", kMostHashMib),
          absl::StrCat("option name ", kPonder, " type check default false"), solver};
}

}  // namespace hakari::usi
