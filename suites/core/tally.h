// Sums of scores by the groups that problems belong to, such as books and themes.
#ifndef HAKARI_SUITES_CORE_TALLY_H_
#define HAKARI_SUITES_CORE_TALLY_H_

#include <map>
#include <string>
#include <vector>

#include "suites/core/problem.h"
#include "suites/core/score.h"

namespace hakari::suites {

struct TallyRow {
  std::string key, word;  // "theme", "fork"
  ScoreTotals scores;
};

class Tally {
 public:
  // A problem of several themes counts in each of them.
  void Add(const Groups& groups, const Score& score) {
    for (const auto& [key, words] : groups) {
      for (const std::string& word : words) scores_[key][word].Add(score);
    }
  }

  // In the order of the keys, and by word within each.
  std::vector<TallyRow> Rows(const std::vector<std::string>& keys) const {
    std::vector<TallyRow> rows;
    for (const std::string& key : keys) {
      const auto words = scores_.find(key);
      if (words == scores_.end()) continue;
      for (const auto& [word, scores] : words->second) rows.push_back({key, word, scores});
    }
    return rows;
  }

 private:
  std::map<std::string, std::map<std::string, ScoreTotals>> scores_;
};

}  // namespace hakari::suites

#endif  // HAKARI_SUITES_CORE_TALLY_H_
