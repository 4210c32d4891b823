#include "ci/gate/live/instruction_count.h"

#include <gtest/gtest.h>

namespace hakari::gate {
namespace {

TEST(InstructionCount, IsReadFromCallgrindsWords) {
  EXPECT_EQ(*ParseCollected("==7== Events    : Ir\n==7== Collected : 309609\n==7== \n"), 309609u);
}

TEST(InstructionCount, NothingCountedIsAnError) {
  for (const char* words :
       {"", "==7== Collected :", "==7== Collected : 0", "==7== Collected : x"}) {
    EXPECT_FALSE(ParseCollected(words).ok()) << words;
  }
}

}  // namespace
}  // namespace hakari::gate
