// The mate searches of engine/mate as programs of a suite.
//
// The answer is "mate", "nomate" or "unknown". The counters are `nodes` and, for a mate, `plies`,
// the length of its line. Every answer is checked by playing out its proof. If an answer does not
// hold, the outcome is a crash, because the answers of such a program are worth nothing. If the
// check would take too long, the counter `unchecked` is 1.
#ifndef HAKARI_SUITES_MATE_MATE_PROGRAM_H_
#define HAKARI_SUITES_MATE_MATE_PROGRAM_H_

#include <memory>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "engine/core/move.h"
#include "engine/mate/solver.h"
#include "engine/position/position.h"
#include "suites/core/engine_spec.h"
#include "suites/core/program.h"
#include "suites/engines/mate_claim.h"
#include "suites/engines/mate_player.h"
#include "suites/engines/programs/player_program.h"

namespace hakari::suites {

using engines::kMateAnswer;
using engines::kNoMateAnswer;
using engines::kUnknownAnswer;
using mate::kMostMateThreads;

// All searches of engine/mate, with the names and the order that they have there. They observe
// the limits nodes, depth (plies) and table_mib. Without table_mib the table is as large as the
// nodes need.
std::vector<ProgramSpec> MatePrograms();

// The program that --program names: a search, the strong solver if the name is empty, or an
// external engine ("usi:COMMAND"), whose transcripts of failures go to `transcript_folder` if that
// is not empty. kNotFound names the searches that there are, or the path where there is no engine.
// `threads` threads work at each problem; kInvalidArgument for searches that take only one.
absl::StatusOr<ProgramSpec> FindMateProgram(absl::string_view name,
                                            const std::string& transcript_folder = "",
                                            int threads = 1);

// An external engine; the mates that it claims are checked by CheckMateClaim.
absl::StatusOr<ProgramSpec> MateEngineProgram(const EngineSpec& engine, const EngineRun& run);

// Whether a mate that an engine claims is one: its line mates, and our own search, whose answer is
// checked, finds that no other defence helps.
engines::MateClaimVerdict CheckMateClaim(const Position& position, const std::vector<Move>& line);

// Any mate search as a program for one thread. Its answers are checked like those of MatePrograms.
// The limits that `make` gets always include nodes.
std::unique_ptr<Program> MakeMateRunner(engines::MateSolverMaker make);

}  // namespace hakari::suites

#endif  // HAKARI_SUITES_MATE_MATE_PROGRAM_H_
