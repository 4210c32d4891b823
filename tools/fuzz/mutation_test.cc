#include "tools/fuzz/mutation.h"

#include <set>
#include <string>
#include <vector>

#include "gtest/gtest.h"

namespace hakari::tools {
namespace {

TEST(SeededBits, IsSplitmix64) {
  SeededBits bits(1234567);
  EXPECT_EQ(bits.Next(), 6457827717110365317u);
  EXPECT_EQ(bits.Next(), 3203168211198807973u);
}

TEST(Mutate, IsTheSameForTheSameSeed) {
  const std::vector<std::string> texts = {"lnsgkgsnl", "startpos moves 7g7f"};
  SeededBits once(7), again(7);
  for (int i = 0; i < 1000; ++i) EXPECT_EQ(Mutate(texts, once), Mutate(texts, again));
}

TEST(Mutate, IsTheSameUnderEveryCompiler) {
  const std::vector<std::string> texts = {"lnsgkgsnl", "startpos moves 7g7f"};
  SeededBits bits(7);
  std::uint64_t sum = 0;
  for (int i = 0; i < 1000; ++i) {
    for (const char c : Mutate(texts, bits)) sum = sum * 31 + static_cast<unsigned char>(c);
  }
  EXPECT_EQ(sum, 13989554330362456099u);
}

TEST(Mutate, SeldomRepeatsItselfAndReachesEveryByte) {
  const std::vector<std::string> texts = {"position sfen 9/9/9 b - 1"};
  SeededBits bits(1);
  std::set<std::string> seen;
  std::set<char> bytes;
  for (int i = 0; i < 4000; ++i) {
    const std::string text = Mutate(texts, bits);
    seen.insert(text);
    bytes.insert(text.begin(), text.end());
  }
  EXPECT_GT(seen.size(), 3000u);
  EXPECT_EQ(bytes.size(), 256u);
}

TEST(Mutate, BearsAnEmptyText) {
  SeededBits bits(1);
  for (int i = 0; i < 100; ++i) EXPECT_EQ(Mutate({""}, bits), "");
}

}  // namespace
}  // namespace hakari::tools
