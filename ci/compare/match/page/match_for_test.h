// A match for the tests of its page, made of pairs as a match file has them.
#ifndef HAKARI_CI_COMPARE_MATCH_PAGE_MATCH_FOR_TEST_H_
#define HAKARI_CI_COMPARE_MATCH_PAGE_MATCH_FOR_TEST_H_

#include <optional>
#include <string>
#include <vector>

#include "base/statistics/sprt.h"
#include "ci/compare/match/page/match_course.h"
#include "suites/match/play_match.h"
#include "suites/match/played_pair.h"

namespace hakari::compare::testing {

// Of players "engine 1" and so on, who have 100 ms a move.
match::MatchPlan PlanFor(int players);

// The first player wins with black by mate, and draws with white; each number has other moves.
// Scores and times are said of all four answers of the first game, the last of which is a mate.
match::PlayedPair PairFor(int number, int first = 0, int second = 1);
// The same, but that the second game was lost by a fault of the first player.
match::PlayedPair FaultyPairFor(int number, const std::string& what);

// The page of a match whose pairs were those.
std::string PageFor(const match::MatchPlan& plan, const std::vector<match::PlayedPair>& pairs,
                    std::optional<SprtPlan> sprt = std::nullopt, PageLimits limits = {});

}  // namespace hakari::compare::testing

#endif  // HAKARI_CI_COMPARE_MATCH_PAGE_MATCH_FOR_TEST_H_
