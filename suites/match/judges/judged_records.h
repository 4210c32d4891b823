// Game records held to the rules: at every ply what the code that ships says and what the reference
// says, and in the end what the record itself says.
//
// A record may know of other rules, those of the server that it comes from; what it says otherwise
// is told, by file and line, and is for people to judge.
#ifndef HAKARI_SUITES_MATCH_JUDGES_JUDGED_RECORDS_H_
#define HAKARI_SUITES_MATCH_JUDGES_JUDGED_RECORDS_H_

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "engine/notation/record.h"

namespace hakari::match {

struct JudgedRecords {
  int64_t games = 0;
  int64_t plies = 0;
  int64_t declarable = 0;                   // positions in which the side to move may declare
  std::map<std::string, int64_t> own_ends;  // as the records say
  std::map<std::string, int64_t> ends;      // by the rules, wherever a game meets one first
  // Of the code that ships and the reference; and of a record and the rules. With file and line.
  std::vector<std::string> differences;
  std::vector<std::string> record_differences;

  bool AllAgree() const { return differences.empty() && record_differences.empty(); }
};

void JudgeRecord(const notation::GameRecord& game, JudgedRecords& judged);
// How many of each, and every difference.
std::string Report(const JudgedRecords& judged);

}  // namespace hakari::match

#endif  // HAKARI_SUITES_MATCH_JUDGES_JUDGED_RECORDS_H_
