// Our playing search as a program that also tells what reverse futility did: by further counters of
// its outcomes, and by the nodes that it cut, as many as its settings keep, for the audit
// (engine/search/margin_audit.h). It makes the same nodes as the program that tells nothing.
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
// Of dynamic margins: the nodes that were counted, the nodes made below them, and of the cuts those
// by an adopted margin.
inline constexpr char kMarginTriesCounter[] = "margin_tries";
inline constexpr char kMarginNodesCounter[] = "margin_nodes";
inline constexpr char kMarginCutsCounter[] = "margin_cuts";
// The margin in centipawns that is adopted at this depth when the search has ended; no such counter
// if there is none.
std::string AdoptedCounter(int depth);

// Of each problem that it was asked, by the problem's id.
using CutNodes = std::map<std::string, std::vector<search::PrunedNode>>;

// The nodes that it cuts go to `cuts`, which all that it makes share: they are asked one after the
// other. With `dynamic.carry` what margins have counted lives on from problem to problem, so an
// answer depends on those before it.
suites::ProgramSpec WatchedSearchProgram(std::string name, const SearchConfig& config,
                                         std::shared_ptr<CutNodes> cuts);

}  // namespace hakari::engines

#endif  // HAKARI_SUITES_ENGINES_PROGRAMS_WATCHED_SEARCH_H_
