// A match as one HTML page.
#ifndef HAKARI_CI_COMPARE_MATCH_PAGE_MATCH_PAGE_H_
#define HAKARI_CI_COMPARE_MATCH_PAGE_MATCH_PAGE_H_

#include <string>

#include "ci/compare/match/match_report.h"
#include "ci/compare/match/page/match_course.h"
#include "ci/report/origin.h"

namespace hakari::compare {

// Its JSON is {"match": the envelope of MatchJson, "ended_early":…, "steps":…, "games":…}, the last
// two of MatchCourse.
std::string MatchPage(const MatchReport& report, const report::Origin& origin,
                      const MatchCourse& course);

}  // namespace hakari::compare

#endif  // HAKARI_CI_COMPARE_MATCH_PAGE_MATCH_PAGE_H_
