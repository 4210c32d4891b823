// The JSON that lies in the page of problems, from which its scripts draw.
#ifndef HAKARI_CI_REPORT_PROBLEM_PAGE_PROBLEMS_JSON_H_
#define HAKARI_CI_REPORT_PROBLEM_PAGE_PROBLEMS_JSON_H_

#include <string>

#include "ci/report/problem_page/shown_problems.h"

namespace hakari::report {

// In the form of all results (envelope.h), with the identity {"name":"next_move","tally":["book",
// "theme"],"programs":[{"name":…,"limits":…}]} and the result
//
//   {"groups": [{"key":"","word":"","problems":432,"programs":[{"right":1,"wrong":0,
//                "not_answered":0,"points":"3 of 7 points"}]},
//                {"key":"theme","word":"fork",…}, …],                      the first is of all
//    "problems": [{"id":…,"sfen":…,"groups":{"theme":["fork"]},"notes":{"game":…},
//                  "before":{"moves":4,"last":MOVE},                         of one with a history
//                  "best":[MOVE,…],"avoid":[MOVE,…],"line":[MOVE,…],
//                  "answers":[null or {"verdict":"right","status":"ran","answer":"7g7f",
//                              "printed":"▲７六歩","why":"","counters":{…}}, …]}, …]}
//
// where MOVE is ["7g7f","▲７六歩"]. It is for the page only: programs read what --json writes.
std::string ProblemsJson(const ShownProblems& shown);

}  // namespace hakari::report

#endif  // HAKARI_CI_REPORT_PROBLEM_PAGE_PROBLEMS_JSON_H_
