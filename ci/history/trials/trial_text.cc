#include "ci/history/trials/trial_text.h"

#include <cstddef>
#include <map>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "base/text/printable.h"

namespace hakari::history {

std::string TrialInWords(const Trial& trial) {
  std::string text = absl::StrCat(trial.date, " ", trial.commit, " ", trial.name, ": ", trial.first,
                                  " against ", trial.second, ", ", trial.limits, ": ", trial.won,
                                  "-", trial.lost, "-", trial.drawn, ", Elo ", trial.elo);
  if (trial.test != "-") absl::StrAppend(&text, ", test ", trial.test);
  return Printable(absl::StrCat(text, ", ", trial.verdict));
}

std::string TrialsText(const std::vector<Trial>& trials) {
  std::map<std::string, int> verdicts;
  for (const Trial& trial : trials) ++verdicts[Printable(trial.verdict)];
  std::string text = absl::StrCat(trials.size(), trials.size() == 1 ? " trial: " : " trials: ",
                                  absl::StrJoin(verdicts, ", ", absl::PairFormatter(" ")), "\n");
  for (const Trial& trial : trials) absl::StrAppend(&text, TrialInWords(trial), "\n");
  return text;
}

}  // namespace hakari::history
