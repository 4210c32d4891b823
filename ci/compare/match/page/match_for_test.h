// A match for the tests of the page, made of pairs in the form of match files.
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

// A plan with the players "engine 1", "engine 2", …, each with 100 ms a move.
match::MatchPlan PlanFor(int players);

// The first player wins with black by mate and draws with white; each number has other moves. The
// first game has scores and times for all four answers; the last score is a mate.
match::PlayedPair PairFor(int number, int first = 0, int second = 1);
// The same pair, but the first player loses the second game by a fault.
match::PlayedPair FaultyPairFor(int number, const std::string& what);

// The page of a match with these pairs.
std::string PageFor(const match::MatchPlan& plan, const std::vector<match::PlayedPair>& pairs,
                    std::optional<SprtPlan> sprt = std::nullopt, PageLimits limits = {});

}  // namespace hakari::compare::testing

#endif  // HAKARI_CI_COMPARE_MATCH_PAGE_MATCH_FOR_TEST_H_
