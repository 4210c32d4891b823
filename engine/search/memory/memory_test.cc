#include "engine/search/memory/memory.h"

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <utility>

#include "absl/status/status.h"
#include "absl/strings/match.h"
#include "engine/mate/solver.h"
#include "engine/search/settings/settings.h"

namespace hakari::search {
namespace {

TEST(GameMemory, RefusesATableOfNothing) {
  const auto memory = GameMemory::Make(0);
  EXPECT_EQ(memory.status().code(), absl::StatusCode::kInvalidArgument);
  EXPECT_TRUE(absl::StrContains(memory.status().message(), "table of 0 MiB")) << memory.status();
}

TEST(GameMemory, RefusesATableLargerThanAnyMemory) {
  for (uint64_t mib : {(uint64_t{1} << 24) + 1, UINT64_MAX}) {
    const auto memory = GameMemory::Make(mib);
    EXPECT_EQ(memory.status().code(), absl::StatusCode::kResourceExhausted);
    EXPECT_TRUE(absl::StrContains(memory.status().message(), std::to_string(mib)))
        << memory.status();
  }
}

TEST(GameMemory, IsCleared) {
  GameMemory memory = *GameMemory::Make(1);
  memory.table().Store(12345, {Move(), 1, 2, 3, Bound::kExact, 0});
  memory.histories().quiet[kBlack][0][5] = 7;
  memory.Clear();
  EXPECT_EQ(memory.table().Find(12345), nullptr);
  EXPECT_EQ(memory.histories().quiet[kBlack][0][5], 0);
}

TEST(GameMemory, TakesAnotherMateSearch) {
  GameMemory memory = *GameMemory::Make(1);
  const mate::MateSolver* const own = &memory.mate_solver();
  const mate::MateSolver* given = nullptr;
  std::unique_ptr<mate::MateSolver> before;
  memory.WrapMateSolver([&](std::unique_ptr<mate::MateSolver> solver) {
    before = std::move(solver);
    auto other = *mate::MakeMateSolver("strong", uint64_t{1} << 20);
    given = other.get();
    return other;
  });
  EXPECT_EQ(before.get(), own);
  EXPECT_EQ(&memory.mate_solver(), given);
}

TEST(GameMemory, ForgetsMarginsUnlessTheyAreCarriedOver) {
  GameMemory memory = *GameMemory::Make(1);
  memory.table().Store(12345, {Move(), 1, 2, 3, Bound::kExact, 0});
  memory.margins().adopted[0] = 100;
  SearchSettings settings;
  settings.dynamic.carry = 1;
  memory.ClearForGame(settings);
  EXPECT_EQ(memory.table().Find(12345), nullptr);
  EXPECT_EQ(memory.margins().adopted[0], 100);
  memory.ClearForGame(SearchSettings());
  EXPECT_FALSE(memory.margins().adopted[0]);
  memory.margins().seen = 7;
  memory.Clear();
  EXPECT_EQ(memory.margins().seen, 0);
}

}  // namespace
}  // namespace hakari::search
