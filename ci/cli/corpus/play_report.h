// The report of `hakari corpus play`: who won, how games ended, who took too much time.
#ifndef HAKARI_CI_CLI_CORPUS_PLAY_REPORT_H_
#define HAKARI_CI_CLI_CORPUS_PLAY_REPORT_H_

#include <string>
#include <vector>

#include "ci/report/origin.h"
#include "engine/notation/record.h"
#include "suites/corpus/play/play_score.h"
#include "suites/match/game/match_clock.h"

namespace hakari::cli {

struct PlayReport {
  std::string engines[2];       // the name of each seat
  bool against_itself = false;  // one engine has both seats: only colours differ
  std::string rules;
  match::Allowance allowance;
  int asked = 0;    // games
  int resumed = 0;  // from an interrupted run
  corpus::PlayScore score;
  std::vector<std::string> faults;  // "game 3: black: crashed: …"
};

// Names the seats: the engines' own names, with the command-line arguments if these are the same.
void NameSeats(const std::string (&names)[2], const std::string (&specs)[2],
               std::string (&engines)[2]);

std::vector<std::string> FaultsOf(const std::vector<notation::GameRecord>& games);

// A short text.
std::string PlayText(const PlayReport& report);
// An envelope of the schema hakari-games.
std::string PlayJson(const PlayReport& report, const report::Origin& origin);

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_CORPUS_PLAY_REPORT_H_
