// Checks game records against the rules: compares the shipped code with the reference at every ply,
// and the end that the record names with the rules.
//
// A record may follow other rules, those of the server that it comes from. Each difference is
// reported with file and line, for people to judge.
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
  std::map<std::string, int64_t> own_ends;  // as the records name them
  std::map<std::string, int64_t> ends;      // by the rules: the first that a game reaches
  // Between the shipped code and the reference; between a record and the rules. With file and line.
  std::vector<std::string> differences;
  std::vector<std::string> record_differences;

  bool AllAgree() const { return differences.empty() && record_differences.empty(); }
};

void JudgeRecord(const notation::GameRecord& game, JudgedRecords& judged);
// All counts and every difference, as text.
std::string Report(const JudgedRecords& judged);

}  // namespace hakari::match

#endif  // HAKARI_SUITES_MATCH_JUDGES_JUDGED_RECORDS_H_
