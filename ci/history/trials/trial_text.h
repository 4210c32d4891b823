// Trials as text.
#ifndef HAKARI_CI_HISTORY_TRIALS_TRIAL_TEXT_H_
#define HAKARI_CI_HISTORY_TRIALS_TRIAL_TEXT_H_

#include <string>
#include <vector>

#include "ci/history/trials/trial_list.h"

namespace hakari::history {

// "2026-11-20 77062d1 no null move: search:null_move=0 against search, nodes=2000: 3-4-1, Elo -44
// [-300, +190], not told apart".
std::string TrialInWords(const Trial& trial);

// How many there are and how they ended, then a line for each, the newest last.
std::string TrialsText(const std::vector<Trial>& trials);

}  // namespace hakari::history

#endif  // HAKARI_CI_HISTORY_TRIALS_TRIAL_TEXT_H_
