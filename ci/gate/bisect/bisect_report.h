// What a search for a commit has found, and as text for people.
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
  // What differs between good and bad: work, by problem, or the speed that was asked for.
  golden::Findings findings;
  std::optional<Effect> speed;  // how much longer bad takes: a ratio

  // The rest is empty if nothing differs.
  std::string problem;                // by which commits were told apart; empty by speed
  std::vector<std::string> suspects;  // titles; the first new commit, or several
  std::string first_hash;             // of the first of them
  golden::Findings at_first;          // what the problem became there
  std::optional<Effect> speed_at_first;
  int tried = 0;
  std::vector<SkippedCommit> skipped;

  bool differs() const { return !suspects.empty(); }
  bool is_one() const { return suspects.size() == 1; }
};

std::string BisectText(const BisectReport& report);

}  // namespace hakari::gate

#endif  // HAKARI_CI_GATE_BISECT_BISECT_REPORT_H_
