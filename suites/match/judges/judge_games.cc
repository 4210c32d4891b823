// Checks game records in any format against the rules, as judged_records.h says:
//   bazel run //suites/match/judges:judge_games -- $PWD/suites/corpus/games.usi.zst
// Exit code 1 if anything differs, 2 if something could not be read.
#include <iostream>
#include <string>
#include <vector>

#include "suites/corpus/game_reader.h"
#include "suites/match/judges/judged_records.h"

int main(int argc, char** argv) {
  const auto read = hakari::corpus::CollectGames(std::vector<std::string>(argv + 1, argv + argc));
  if (!read.ok()) {
    std::cerr << read.status().message() << "\n";
    return 2;
  }
  hakari::match::JudgedRecords judged;
  for (const auto& game : read->games) hakari::match::JudgeRecord(game, judged);
  std::cout << Report(judged);
  for (const std::string& refused : read->refused) std::cerr << refused << "\n";
  if (!judged.AllAgree()) return 1;
  return read->refused.empty() ? 0 : 2;
}
