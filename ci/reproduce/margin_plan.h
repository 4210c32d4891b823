// An estimate of how long the games of some tables will take, printed before the first game.
#ifndef HAKARI_CI_REPRODUCE_MARGIN_PLAN_H_
#define HAKARI_CI_REPRODUCE_MARGIN_PLAN_H_

#include <string>
#include <vector>

#include "ci/reproduce/margin_lab.h"

namespace hakari::reproduce {

struct GameRate {
  double nodes_a_second = 0;  // of one search
  int jobs = 1;               // parallel games if nodes are the limit
  int timed_jobs = 1;         // parallel games if time is the limit
};

// The rate of this machine, from a search of 200,000 nodes.
GameRate MeasuredGameRate(int jobs);

// "plan: 3000 games of 0.1 s a move, 10 h 00 min; …; in total …; in parts of at most an hour each:
// --shard 1/12 to 12/12". Games that several tables need count once. For a shard, `options` gives
// the plan of its part.
std::string PlanText(const GamesNeeded& needed, const MarginLabOptions& options,
                     const GameRate& rate);

}  // namespace hakari::reproduce

#endif  // HAKARI_CI_REPRODUCE_MARGIN_PLAN_H_
