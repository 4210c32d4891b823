#include "suites/match/game/played_game.h"

#include <map>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "engine/notation/record.h"
#include "engine/notation/usi_game.h"
#include "gtest/gtest.h"

namespace hakari::match {
namespace {

TEST(EndKind, EveryEndHasItsKind) {
  const std::map<std::string, std::string> kinds = {
      {"end=mate", "mate"},
      {"end=resign", "resignation"},
      {"end=declaration", "declaration"},
      {"end=repetition", "repetition"},
      {"end=perpetual", "perpetual check"},
      {"end=length", "length"},
      {"end=time", "time"},
      {"end=illegal fault=\"black: played an illegal move\"", "illegal move"},
      {"end=error fault=\"black: crashed: it ended with exit code 7\"", "crash"},
      {"end=error fault=\"white: died in the handshake: x\"", "crash"},
      {"end=error fault=\"white: could not start: x\"", "crash"},
      {"end=error fault=\"white: timed out: x\"", "stall"},
      {"end=error fault=\"white: unreadable answer: x\"", "protocol"},
      {"end=error fault=\"white\"", "protocol"},
      {"end=interrupted", "other"}};
  for (const auto& [notes, kind] : kinds) {
    const notation::GameRecord game =
        *notation::ParseUsiLine(absl::StrCat("startpos moves 7g7f 3c3d 2g2f ; ", notes));
    EXPECT_EQ(EndKind(game), kind) << notes;
  }
}

TEST(Standstills, AreKeptInTheRecord) {
  notation::GameRecord game = *notation::ParseUsiLine("startpos moves 7g7f ; result=b end=resign");
  EXPECT_TRUE(StandstillsOf(game).empty());
  AddStandstill({57, 41}, game);
  AddStandstill({60, 12}, game);
  const notation::GameRecord read = *notation::ParseUsiLine(notation::ToUsiLine(game));
  const std::vector<Standstill> standstills = StandstillsOf(read);
  ASSERT_EQ(standstills.size(), 2u);
  EXPECT_EQ(standstills[0].ply, 57);
  EXPECT_EQ(standstills[0].excused_ms, 41);
  EXPECT_EQ(standstills[1].ply, 60);
  EXPECT_EQ(standstills[1].excused_ms, 12);
}

}  // namespace
}  // namespace hakari::match
