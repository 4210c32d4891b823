#include "engine/search/techniques/check_extension.h"

#include <gtest/gtest.h>

#include "engine/notation/usi_move.h"
#include "engine/position/setup_for_test.h"
#include "engine/search/judges/fixed_work.h"
#include "engine/search/settings/settings.h"
#include "engine/search/values/node.h"

namespace hakari::search {
namespace {

Position Before() { return PositionOf("K59 k51 R28 g42", kBlack, "G", ""); }

SearchSettings On() {
  SearchSettings settings = PlainSettings();
  settings.check_extension = 1;
  return settings;
}

MoveFacts Check(const char* usi) {
  MoveFacts move;
  move.move = *notation::ParseUsiMove(usi);
  move.gives_check = true;
  return move;
}

TEST(CheckExtension, IsForChecksThatLoseNothing) {
  EXPECT_TRUE(ExtendsCheck(Before(), Check("2h5h"), 3, 4, On()));
  EXPECT_FALSE(ExtendsCheck(Before(), Check("G*5b"), 3, 4, On())) << "gold and king guard it";
}

TEST(CheckExtension, HasItsConditions) {
  EXPECT_FALSE(ExtendsCheck(Before(), Check("2h5h"), 3, 4, PlainSettings())) << "off";
  MoveFacts quiet = Check("2h2f");
  quiet.gives_check = false;
  EXPECT_FALSE(ExtendsCheck(Before(), quiet, 3, 4, On()));
  EXPECT_TRUE(ExtendsCheck(Before(), Check("2h5h"), 7, 4, On()));
  EXPECT_FALSE(ExtendsCheck(Before(), Check("2h5h"), 8, 4, On())) << "twice the depth";
}

TEST(CheckExtension, SearchesChecksDeeper) {
  const FixedWork without = WorkWith("", 4);
  const FixedWork with = WorkWith("check_extension=1", 4);
  EXPECT_EQ(without.counters.check_extensions, 0);
  EXPECT_GT(with.counters.check_extensions, 1000);
  EXPECT_GT(with.deepest, without.deepest);
}

}  // namespace
}  // namespace hakari::search
