// The result of a search for a commit, as a value and as text.
#ifndef HAKARI_CI_GATE_BISECT_BISECT_REPORT_H_
#define HAKARI_CI_GATE_BISECT_BISECT_REPORT_H_

#include <optional>
#include <string>
#include <vector>

#include "base/statistics/effect.h"
#include "golden/finding.h"

namespace hakari::gate {

struct SkippedCommit {
  std::string title;
  std::string why;
};

struct BisectReport {
  std::string good;  // titles
  std::string bad;
  // The differences between good and bad: in work, by problem, or in speed if the search is by
  // speed.
  golden::Findings findings;
  std::optional<Effect> speed;  // how much longer bad takes: a ratio

  // The following fields are empty if nothing differs.
  std::string problem;                // tells the commits apart; empty by speed
  std::vector<std::string> suspects;  // titles: the first new commit, or several that may be it
  std::string first_hash;             // the hash of the first suspect
  golden::Findings at_first;          // what the problem became at that commit
  std::optional<Effect> speed_at_first;
  int tried = 0;
  std::vector<SkippedCommit> skipped;

  bool differs() const { return !suspects.empty(); }
  bool is_one() const { return suspects.size() == 1; }
};

std::string BisectText(const BisectReport& report);

}  // namespace hakari::gate

#endif  // HAKARI_CI_GATE_BISECT_BISECT_REPORT_H_
