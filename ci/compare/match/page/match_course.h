// The course of a match and its games: the data that its page shows besides the report.
#ifndef HAKARI_CI_COMPARE_MATCH_PAGE_MATCH_COURSE_H_
#define HAKARI_CI_COMPARE_MATCH_PAGE_MATCH_COURSE_H_

#include <cstddef>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "base/statistics/sprt.h"
#include "suites/match/played_pair.h"

namespace hakari::compare {

// Limits of the games in a page; the first one reached applies.
struct PageLimits {
  int games = 1000;
  size_t bytes = size_t{8} << 20;
};

class MatchCourse {
 public:
  explicit MatchCourse(int players, PageLimits limits = {}) : players_(players), limits_(limits) {}

  // To be called for each pair in turn. `llr`: the sequential test's ratio after this pair.
  void Take(const match::PlayedPair& pair, double llr);

  // {"pairs":[1,2,…],"llr":[…]} for a sequential test; else {"pairs":…,"scores":[[…],…],"low":[…],
  // "high":[…]}: each player's points per game so far, and the interval of the first of two. A long
  // match is sampled.
  nlohmann::ordered_json Steps(bool is_sequential) const;
  // {"left_out":0,"list":[{"pair":"1-2.00001","game":1,"players":[0,1],"result":"b","end":"mate",
  // "start":"sfen …","moves":"7g7f …","opening":12,"ms":[…],"nodes":[…],"depth":[…],"score":[…]}]}:
  // the players by color; the usual start position is omitted; the lists are those of pair_text.h.
  // It has the first games, as many as the limits allow.
  std::string Games() const;

 private:
  struct Step {
    int players[2];
    size_t outcome;
    double llr;
  };

  void AddScores(const std::vector<size_t>& shown, nlohmann::ordered_json& json) const;

  const int players_;
  const PageLimits limits_;
  std::vector<Step> steps_;
  std::string list_;  // of games, with commas
  int listed_ = 0;
  bool is_full_ = false;
};

}  // namespace hakari::compare

#endif  // HAKARI_CI_COMPARE_MATCH_PAGE_MATCH_COURSE_H_
