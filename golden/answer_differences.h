// Where two lists of answers with counters differ: a run and its golden, two builds, two commits,
// two contestants.
#ifndef HAKARI_GOLDEN_ANSWER_DIFFERENCES_H_
#define HAKARI_GOLDEN_ANSWER_DIFFERENCES_H_

#include <map>
#include <string>
#include <vector>

#include "golden/finding.h"
#include "suites/core/counted_answer.h"

namespace hakari::golden {

// The answers must outlive the list. An id that is there twice counts as it is there last.
struct ListedAnswer {
  std::string id;
  const suites::CountedAnswer* answer;
};
using AnswerList = std::vector<ListedAnswer>;
AnswerList ListOf(const std::map<std::string, suites::CountedAnswer>& rows);

struct AnswerDifference {
  std::string id;
  const suites::CountedAnswer* expected = nullptr;  // null: only the other list has it
  const suites::CountedAnswer* found = nullptr;     // null, too
  bool answers_differ = false;                      // of both, where both are there
  std::vector<std::string> counters;                // those that differ, by name
};

// In the order of `found`, then what only `expected` has, in its order.
std::vector<AnswerDifference> DifferencesOf(const AnswerList& expected, const AnswerList& found);

// A row that is missing or orphaned, or every answer and counter that changed.
Findings FindingsOf(const AnswerDifference& difference);

}  // namespace hakari::golden

#endif  // HAKARI_GOLDEN_ANSWER_DIFFERENCES_H_
