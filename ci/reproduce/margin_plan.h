// How long the games of some tables will take, said before the first of them.
#ifndef HAKARI_CI_REPRODUCE_MARGIN_PLAN_H_
#define HAKARI_CI_REPRODUCE_MARGIN_PLAN_H_

#include <string>
#include <vector>

#include "ci/reproduce/margin_lab.h"

namespace hakari::reproduce {

struct GameRate {
  double nodes_a_second = 0;  // of one search
  int jobs = 1;               // games at once, where nodes are the limit
  int timed_jobs = 1;         // where time is
};

// Of this machine: a search of some 200,000 nodes is made.
GameRate MeasuredGameRate(int jobs);

// "plan: 3000 games of 0.1 s a move, 10 h 00 min; …; in all …; in parts of at most an hour each:
// --shard 1/12 to 12/12". What several tables ask for counts once. `options` of a shard: its part.
std::string PlanText(const GamesNeeded& needed, const MarginLabOptions& options,
                     const GameRate& rate);

}  // namespace hakari::reproduce

#endif  // HAKARI_CI_REPRODUCE_MARGIN_PLAN_H_
