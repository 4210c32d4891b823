// What `hakari corpus play` says of its games: who won, how games ended, who took too much time.
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
  std::string engines[2];       // what each seat is called here
  bool against_itself = false;  // one engine has both seats: only colours are told apart
  std::string rules;
  match::Allowance allowance;
  int asked = 0;    // games
  int resumed = 0;  // taken over from an interrupted run
  corpus::PlayScore score;
  std::vector<std::string> faults;  // "game 3: black: crashed: …"
};

// Names for the seats: what the engines call themselves, and where that is the same, what was
// written on the command line too.
void NameSeats(const std::string (&names)[2], const std::string (&specs)[2],
               std::string (&engines)[2]);

std::vector<std::string> FaultsOf(const std::vector<notation::GameRecord>& games);

// A few lines for people.
std::string PlayText(const PlayReport& report);
// An envelope of the schema hakari-games.
std::string PlayJson(const PlayReport& report, const report::Origin& origin);

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_CORPUS_PLAY_REPORT_H_
