// What a match says in a word: which of two players is stronger, as far as its pairs show.
#ifndef HAKARI_CI_COMPARE_MATCH_MATCH_VERDICT_H_
#define HAKARI_CI_COMPARE_MATCH_MATCH_VERDICT_H_

#include <optional>
#include <string>
#include <vector>

#include "absl/strings/string_view.h"
#include "base/statistics/sprt.h"
#include "ci/report/verdict/verdict.h"

namespace hakari::compare {

enum class MatchWord {
  kStronger,      // the first player
  kWeaker,        // the first player, and the match shows it
  kAcceptedElo1,  // it is no weaker than the test's lower strength
  kAcceptedElo0,  // it is not as strong as the test's higher strength: which does not make it weak
  kNotToldApart,
  kInvalid,  // the match shows nothing
};

absl::string_view MatchWordName(MatchWord word);

struct MatchVerdict {
  MatchWord word = MatchWord::kNotToldApart;
  std::vector<std::string> reasons;

  // In the words that all commands share, and their exit codes: stronger is improved, weaker is
  // regressed.
  report::Verdict verdict() const;
};

// What a verdict needs to know of a match of two players.
struct MatchEvidence {
  PairCounts outcomes{};          // of the first, in pairs
  std::optional<SprtPlan> sprt;   // none: a match of a length that was fixed beforehand
  SprtResult sprt_result;         // of those pairs that the test looked at
  int faults = 0;                 // games lost by crashes, stalls, illegal moves, …
  bool openings_used_up = false;  // more pairs were wanted than there are openings
  bool interrupted = false;
};

MatchVerdict JudgeMatch(const MatchEvidence& evidence);

// Of all games, faults above which a match shows how engines break, not how they play.
int MostFaults(int games);
// Invalid, with the reason, if there are more; whoever plays.
std::optional<MatchVerdict> JudgeFaults(int faults, int games);

// How confident the words of a match of fixed length are, and its intervals.
inline constexpr double kMatchConfidence = 0.95;

}  // namespace hakari::compare

#endif  // HAKARI_CI_COMPARE_MATCH_MATCH_VERDICT_H_
