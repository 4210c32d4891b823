// The verdict of a match as one word: which of two players is stronger, as far as the pairs show.
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
  kStronger,      // the first player is stronger
  kWeaker,        // the first player is weaker
  kAcceptedElo1,  // the first player is not weaker than elo0
  kAcceptedElo0,  // the first player is not as strong as elo1, which does not mean weaker
  kNotToldApart,
  kInvalid,  // the match shows nothing
};

absl::string_view MatchWordName(MatchWord word);

struct MatchVerdict {
  MatchWord word = MatchWord::kNotToldApart;
  std::vector<std::string> reasons;

  // As a verdict of all commands, with its exit code: stronger and elo1 accepted are improved,
  // weaker and elo0 accepted are regressed.
  report::Verdict verdict() const;
};

// The data of a match of two players from which the verdict follows.
struct MatchEvidence {
  PairCounts outcomes{};          // pairs by the first player's points
  std::optional<SprtPlan> sprt;   // none: a match of fixed length
  SprtResult sprt_result;         // of the pairs that the test used
  int faults = 0;                 // games lost by crashes, stalls, illegal moves, …
  bool openings_used_up = false;  // more pairs were requested than there are openings
  bool interrupted = false;
};

MatchVerdict JudgeMatch(const MatchEvidence& evidence);

// The largest number of faults in `games` games with which a match is valid. With more, it shows
// how often engines fail, not how they play.
int MostFaults(int games);
// Invalid, with the reason, if there are more faults than that. For any number of players.
std::optional<MatchVerdict> JudgeFaults(int faults, int games);

// The confidence of the verdict of a match of fixed length, and of its intervals.
inline constexpr double kMatchConfidence = 0.95;

}  // namespace hakari::compare

#endif  // HAKARI_CI_COMPARE_MATCH_MATCH_VERDICT_H_
