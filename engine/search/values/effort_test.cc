#include "engine/search/values/effort.h"

#include <gtest/gtest.h>

#include <set>
#include <string>

#include "engine/search/values/counters.h"

namespace hakari::search {
namespace {

class StopAtLook : public StopRequest {
 public:
  explicit StopAtLook(int look) : look_(look) {}
  bool StopNow() override { return ++looks_ >= look_; }
  int looks() const { return looks_; }

 private:
  const int look_;
  int looks_ = 0;
};

Limits Nodes(uint64_t nodes) {
  Limits limits;
  limits.nodes = nodes;
  return limits;
}

TEST(Effort, AllowsExactlyItsNodes) {
  for (uint64_t allowed : {1u, 2u, 255u, 256u, 257u, 1000u}) {
    Effort effort(Nodes(allowed), nullptr);
    uint64_t made = 0;
    while (effort.CountNode()) ++made;
    EXPECT_EQ(made, allowed);
    EXPECT_EQ(effort.nodes(), allowed);
    EXPECT_TRUE(effort.stopped());
    EXPECT_FALSE(effort.CountNode()) << "and stays stopped";
    EXPECT_EQ(effort.nodes(), allowed);
  }
}

TEST(Effort, IsNotStoppedByItsLastNode) {
  Effort effort(Nodes(3), nullptr);
  for (int i = 0; i < 3; ++i) EXPECT_TRUE(effort.CountNode());
  EXPECT_FALSE(effort.stopped()) << "nothing more was asked for";
}

TEST(Effort, AsksItsWatchEveryFewHundredNodes) {
  StopAtLook watch(3);
  Effort effort(Limits(), &watch);
  uint64_t made = 0;
  while (made < 10000 && effort.CountNode() && !effort.stopped()) ++made;
  EXPECT_EQ(watch.looks(), 3);
  EXPECT_LE(effort.nodes(), 3u * 256);
}

TEST(Effort, AsksItsWatchForOtherWorkToo) {
  StopAtLook watch(2);
  Effort effort(Limits(), &watch);
  effort.NoteWork(255);
  EXPECT_EQ(watch.looks(), 0);
  effort.NoteWork(1);
  EXPECT_EQ(watch.looks(), 1);
  effort.NoteWork(100000);
  EXPECT_TRUE(effort.stopped());
  EXPECT_EQ(effort.nodes(), 0u) << "work does not count as a node";
  EXPECT_FALSE(effort.CountNode());
}

TEST(Effort, NotesTheDeepestPly) {
  Effort effort(Limits(), nullptr);
  for (int ply : {3, 9, 5}) effort.NotePly(ply);
  EXPECT_EQ(effort.deepest(), 9);
  effort.ResetDeepest();
  EXPECT_EQ(effort.deepest(), 0);
}

TEST(Counters, HaveNamesOfTheirOwn) {
  std::set<std::string> names;
  Counters counters;
  for (const CounterRow& row : kCounterRows) {
    EXPECT_TRUE(names.insert(std::string(row.name)).second) << row.name;
    EXPECT_EQ(counters.*row.value, 0) << row.name << " twice";
    counters.*row.value = 1;
  }
}

}  // namespace
}  // namespace hakari::search
