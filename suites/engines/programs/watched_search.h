// Our playing search as a program that also reports what reverse futility did: by further counters
// of its outcomes, and by the nodes that it cut (SearchConfig::cuts_kept says how many), for the
// audit (engine/search/margin_audit.h). It searches the same nodes as the plain program.
#ifndef HAKARI_SUITES_ENGINES_PROGRAMS_WATCHED_SEARCH_H_
#define HAKARI_SUITES_ENGINES_PROGRAMS_WATCHED_SEARCH_H_

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "engine/search/values/pruned_nodes.h"
#include "suites/core/program.h"
#include "suites/engines/search_player.h"

namespace hakari::engines {

inline constexpr char kCutsCounter[] = "reverse_futility_cuts";
// For dynamic margins: the nodes that were counted, the nodes searched below them, and the cuts by
// an adopted margin.
inline constexpr char kMarginTriesCounter[] = "margin_tries";
inline constexpr char kMarginNodesCounter[] = "margin_nodes";
inline constexpr char kMarginCutsCounter[] = "margin_cuts";
// The name of the counter with the margin in centipawns that is adopted at this depth when the
// search has ended. There is no such counter if none is adopted.
std::string AdoptedCounter(int depth);

// The nodes that were cut in each problem, by the id of the problem.
using CutNodes = std::map<std::string, std::vector<search::PrunedNode>>;

// The nodes that are cut go to `cuts`. All programs that the spec makes share it, so they must be
// asked one after the other. With `dynamic.carry` the counts of margins are carried from problem to
// problem, so an answer depends on the problems before it.
suites::ProgramSpec WatchedSearchProgram(std::string name, const SearchConfig& config,
                                         std::shared_ptr<CutNodes> cuts);

}  // namespace hakari::engines

#endif  // HAKARI_SUITES_ENGINES_PROGRAMS_WATCHED_SEARCH_H_
