// End-to-end tests of `hakari corpus problems`.
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <string>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "base/files/text_file.h"
#include "ci/cli/binary_for_test.h"
#include "suites/core/problem_set.h"

namespace hakari::cli {
namespace {

constexpr char kGames[] = "suites/corpus/testdata/games.usi";

// Two of our searches as judges, with different nodes. Every move that both play is confirmed.
constexpr char kRecipe[] = R"({
  "books": ["one", "two"], "a_book": 1, "from_ply": 20, "a_game": 60, "seen_by_all_percent": 100,
  "quick_gap_percent": 0, "deep_gap_percent": 0, "least_chance_percent": 0,
  "judges": [
    {"name": "a", "quick": {"program": "search", "limits": "nodes=50"},
     "deep": [{"program": "search", "limits": "nodes=400"}]},
    {"name": "b", "quick": {"program": "search:frozen1", "limits": "nodes=300"},
     "deep": [{"program": "search:frozen1", "limits": "nodes=400"}]}
  ]
})";

std::string InTemp(const std::string& name) { return testing::TempDir() + "/" + name; }

std::string Recipe(const std::string& text) {
  const std::string path = InTemp("recipe.json");
  EXPECT_TRUE(WriteFileAtomically(path, text).ok());
  return path;
}

class CorpusProblems : public testing::Test {
 protected:
  // A project without problems of suites, so that no position of the games is known.
  CorpusProblems() { setenv("HAKARI_ROOT", ".", 1); }

  static Ran Run(const std::string& recipe, const std::string& words) {
    return RunHakari(absl::StrCat("corpus problems --quiet --recipe ", Recipe(recipe), " ", words));
  }
  static suites::ProblemSet Book(const std::string& name) {
    const auto book = suites::ReadProblemSet({InTemp(name)}, {/*needs_right_move=*/true, {}});
    EXPECT_TRUE(book.ok()) << book.status();
    return *book;
  }
};

TEST_F(CorpusProblems, EveryBookHasItsFile) {
  const Ran ran = Run(kRecipe, absl::StrCat(kGames, " --out ", InTemp("book-%.sfen"), " --json ",
                                            InTemp("made.json")));
  EXPECT_EQ(ran.exit_code, 0) << ran.err << ran.out;
  EXPECT_TRUE(absl::StrContains(ran.out, "book one: 1 of 1 problems")) << ran.out;
  const suites::ProblemSet one = Book("book-one.sfen"), two = Book("book-two.sfen");
  EXPECT_EQ(one.problems().size(), 1u);
  EXPECT_EQ(two.problems()[0].id, "two-001");
  EXPECT_EQ(one.problems()[0].Note("by"), "a,b");
  // No game gives two problems.
  EXPECT_NE(one.problems()[0].Note("game"), two.problems()[0].Note("game"));
  const auto json = nlohmann::json::parse(ReadTextFile(InTemp("made.json")).value());
  EXPECT_EQ(json["result"]["books"][1]["problems"], 1);
  EXPECT_EQ(json["complete"], true);
}

TEST_F(CorpusProblems, ComesOutTheSameWithAnyNumberOfJobsAndFromAJournal) {
  const std::string journal = InTemp("kept.journal");
  const auto run = [&](const std::string& more) {
    const Ran ran = Run(kRecipe, absl::StrCat(kGames, " --out ", InTemp("all.sfen"), " ", more));
    EXPECT_EQ(ran.exit_code, 0) << ran.err << ran.out;
    return ReadTextFile(InTemp("all.sfen")).value();
  };
  const std::string alone = run("");
  EXPECT_EQ(run("--jobs 3"), alone);
  EXPECT_EQ(run(absl::StrCat("--fresh --journal ", journal)), alone);
  EXPECT_EQ(run(absl::StrCat("--journal ", journal)), alone);
  // The named journal is kept.
  EXPECT_TRUE(ReadTextFile(journal).ok());
}

TEST_F(CorpusProblems, WhatIsKnownIsNotTakenAgain) {
  ASSERT_EQ(Run(kRecipe, absl::StrCat(kGames, " --out ", InTemp("all.sfen"))).exit_code, 0);
  const suites::ProblemSet first = Book("all.sfen");
  const Ran ran = Run(kRecipe, absl::StrCat(kGames, " --out ", InTemp("other.sfen"), " --known ",
                                            InTemp("all.sfen")));
  const auto text = ReadTextFile(InTemp("other.sfen"));
  ASSERT_TRUE(text.ok()) << ran.err;
  for (const suites::Problem& problem : first.problems()) {
    EXPECT_FALSE(absl::StrContains(*text, problem.sfen())) << problem.id;
  }
}

TEST_F(CorpusProblems, TooFewGamesAreNoSuccess) {
  std::string greedy = kRecipe;
  greedy.replace(greedy.find("\"a_book\": 1"), 11, "\"a_book\": 99");
  const Ran ran = Run(greedy, absl::StrCat(kGames, " --out ", InTemp("book.sfen")));
  EXPECT_EQ(ran.exit_code, 4);
  EXPECT_TRUE(absl::StrContains(ran.err, "too few games")) << ran.err;
  EXPECT_TRUE(absl::StrContains(ran.out, "positions were examined")) << ran.out;
}

TEST_F(CorpusProblems, ARecipeThatMakesNoSenseNamesTheLine) {
  const struct {
    const char *recipe, *complaint;
  } kCases[] = {
      {"{", "recipe.json:1"},
      {"{}", "no 'judges'"},
      {"{\n\"bookz\": []}", "recipe.json:2: unknown field 'bookz'; did you mean 'books'?"},
      {"{\"books\": [\"a b\"]}", "is not a valid name for a book"},
      {"{\"evidence\": \"luck\"}", "expected 'agreement' or 'players-move'"},
      {"{\"deep_gap_percent\": 101}", "expected 0 to 100"},
      {"{\"from_ply\": 9, \"to_ply\": 8}", "'from_ply' is beyond 'to_ply'"},
      {R"({"judges": [{"name": "a"}]})", "no 'deep'"},
      {R"({"judges": [{"name": "a", "deep": [{"program": "search", "limits": "nodes=x"}]}]})",
       "nodes"},
      {R"({"judges": [{"name": "a", "deep": [{"program": "search", "limits": "nodes=9"}]}]})",
       "'confirmations' is 2, but there are only 1 judges"},
  };
  for (const auto& one : kCases) {
    const Ran ran = Run(one.recipe, absl::StrCat(kGames, " --out ", InTemp("none.sfen")));
    EXPECT_EQ(ran.exit_code, 2) << one.recipe;
    EXPECT_TRUE(absl::StrContains(ran.err, one.complaint)) << one.recipe << "\n" << ran.err;
  }
}

TEST_F(CorpusProblems, AJudgeThatIsNotThereIsBadUsage) {
  const Ran ran = Run(R"({"confirmations": 1, "judges": [{"name": "a",
      "quick": {"program": "usi:no-such-engine", "limits": "nodes=9"},
      "deep": [{"program": "usi:no-such-engine", "limits": "nodes=9"}]}]})",
                      absl::StrCat(kGames, " --out ", InTemp("none.sfen")));
  EXPECT_EQ(ran.exit_code, 2);
  EXPECT_TRUE(absl::StrContains(ran.err, "judge 'a'")) << ran.err;
}

TEST(ShippedRecipes, AreRead) {
  for (const char* recipe : {"recipe", "third"}) {
    const Ran ran = RunHakari(absl::StrCat("corpus problems no-such-records --out - --recipe ",
                                           "suites/next_move/books/", recipe, ".json"));
    EXPECT_TRUE(absl::StrContains(ran.err, "no-such-records")) << ran.err;
  }
}

}  // namespace
}  // namespace hakari::cli
