// The engine's own mate searches as programs of a suite.
//
// The answer is "mate", "nomate" or "unknown"; the counters are `nodes` and, of a mate, `plies`,
// the length of its line. Every answer is checked by playing out what it rests on: one that does
// not hold is a crash of the program, for its answers are worth nothing; where the check would take
// too long the counter `unchecked` is 1.
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

// Every search that engine/mate has, under its name there and in its order. Of the limits they heed
// nodes, depth (plies) and table_mib; without the last the table is as large as the nodes need.
std::vector<ProgramSpec> MatePrograms();

// The program that --program names; the strong solver for an empty name;
// "usi:COMMAND" is an engine outside, and what was said when it failed is kept in the folder, if
// one is named. kNotFound names the searches that there are, or the path where there is no engine.
// `threads` work at each problem: kInvalidArgument for searches that take one only.
absl::StatusOr<ProgramSpec> FindMateProgram(absl::string_view name,
                                            const std::string& transcript_folder = "",
                                            int threads = 1);

// An engine outside; the mates that it claims are checked by CheckMateClaim.
absl::StatusOr<ProgramSpec> MateEngineProgram(const EngineSpec& engine, const EngineRun& run);

// Whether a mate that an engine claims is one: its line mates, and our own search, whose answer is
// checked, finds that no other defence helps.
engines::MateClaimVerdict CheckMateClaim(const Position& position, const std::vector<Move>& line);

// Any mate search as a program of one thread, its answers checked like those of MatePrograms. The
// limits that `make` is asked for always name nodes.
std::unique_ptr<Program> MakeMateRunner(engines::MateSolverMaker make);

}  // namespace hakari::suites

#endif  // HAKARI_SUITES_MATE_MATE_PROGRAM_H_
