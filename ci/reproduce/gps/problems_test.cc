// The table made from made-up runs.
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "ci/reproduce/gps/tables.h"
#include "ci/reproduce/problem_lab.h"
#include "ci/reproduce/thesis/made_up_runs_for_test.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "suites/core/outcome.h"
#include "suites/core/problem_set.h"
#include "suites/core/score.h"

namespace hakari::reproduce {
namespace {

using testing::Cell;
using ::testing::HasSubstr;
using testing::Judged;
using ::testing::StartsWith;

constexpr char kRight[] = "G*5b";

// A book of so many problems that differ only in their ply.
std::string Book(const std::string& name, int problems) {
  static int ply = 0;
  std::string text;
  for (int i = 0; i < problems; ++i) {
    ++ply;
    absl::StrAppend(&text, "sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G ", ply, " ; id=p", ply, " book=", name,
                    " best=", kRight, "\n");
  }
  return text;
}

EngineVersion Version(const std::string& typed, const std::string& beside) {
  EngineVersion version;
  version.typed = typed;
  version.beside = beside;
  return version;
}

enum { kMaterial, kHand, kLearned, kToday };

std::vector<EngineVersion> Usual() {
  return {Version("material", "material_and_alpha"), Version("hand", "autumn_2008"),
          Version("learned", "may_2009"), Version("today", "august_2009")};
}

// Books in which every version solves every problem, except those set by Misses().
class MadeUpBooks {
 public:
  explicit MadeUpBooks(const std::string& books, std::vector<EngineVersion> versions = Usual()) {
    ProblemLabOptions options;
    options.books = *BooksOf(*suites::ParseProblemSet(books, "made up"), false);
    options.books_name = "made up";
    options.versions = std::move(versions);
    options.score = suites::ScoreMove;
    options.nodes = 1000;
    sets_ = options.books;
    is_right_.assign(options.versions.size(), {});
    for (auto& books_of : is_right_) {
      for (const ProblemBook& book : sets_) books_of.emplace_back(book.size(), true);
    }
    options_ = std::move(options);
  }

  // The version misses `count` problems of the book, starting with problem `from`.
  MadeUpBooks& Misses(size_t version, size_t book, size_t from, size_t count) {
    for (size_t i = from; i < from + count; ++i) is_right_[version][book].at(i) = false;
    return *this;
  }

  absl::StatusOr<Reproduced> Make() {
    ProblemLab lab(options_, {"."});
    for (size_t version = 0; version < is_right_.size(); ++version) {
      for (size_t book = 0; book < sets_.size(); ++book) {
        lab.Keep(book, version, RunOf(version, book));
      }
    }
    testing::MadeUpLab searches;
    searches.context().problems = &lab;
    return testing::Made(GpsTables(), "gps/problems", searches.context());
  }

 private:
  suites::SettingRun RunOf(size_t version, size_t book) const {
    suites::SettingRun run;
    for (const suites::Problem& problem : sets_[book].set.problems.problems()) {
      const bool is_right = is_right_[version][book][run.ids.size()];
      run.ids.push_back(problem.id);
      run.outcomes.push_back(suites::Outcome::Ran(is_right ? kRight : "resign"));
    }
    return run;
  }

  ProblemLabOptions options_;
  std::vector<ProblemBook> sets_;
  std::vector<std::vector<std::vector<bool>>> is_right_;
};

MadeUpBooks TwoBooks() { return MadeUpBooks(Book("one", 216) + Book("two", 216)); }

TEST(GpsProblems, PublishedAndMeasuredStandSideBySide) {
  const auto made = TwoBooks().Misses(kHand, 0, 0, 45).Make();
  ASSERT_TRUE(made.ok()) << made.status();
  ASSERT_EQ(made->rows.size(), 4u);
  EXPECT_EQ(made->rows[0].cells[0].published, "") << "the paper has no number";
  EXPECT_EQ(made->rows[1].name, "autumn 2008: hand");
  EXPECT_EQ(made->rows[1].cells[0].published, "171 (79.2 %)");
  EXPECT_EQ(made->rows[3].cells[1].published, "184 (85.2 %)");
  EXPECT_EQ(Cell(*made, "autumn 2008: hand", "book 1 (one)"), "171 of 216, 79.2 % [73.1, 84.4]");
  EXPECT_EQ(made->measured_on,
            "216 problems of book one, 216 problems of book two (made up) of at most 1000 nodes "
            "each");
}

TEST(GpsProblems, WhatIsGainedIsWeighedAgainstWhatIsLost) {
  // Book one: 4 more solved, as in the paper, by 24 gained and 20 lost.
  const auto alike = TwoBooks().Misses(kHand, 0, 0, 24).Misses(kLearned, 0, 100, 20).Make();
  ASSERT_TRUE(alike.ok()) << alike.status();
  EXPECT_EQ(Judged(*alike, "Book 1: May 2009 solves more than autumn 2008 (175 after 171)"),
            "not shown: 24 gained, 20 lost, p = 0.65");
  const auto more = TwoBooks().Misses(kHand, 0, 0, 10).Misses(kHand, 1, 0, 10).Make();
  ASSERT_TRUE(more.ok()) << more.status();
  EXPECT_EQ(Judged(*more, "Book 1: May 2009 solves more"), "holds: 10 gained, 0 lost, p = 0.002");
  EXPECT_EQ(Judged(*more, "Book 2: May 2009 solves fewer than autumn 2008 (182 after 185)"),
            "does not hold: 10 gained, 0 lost, p = 0.002");
}

TEST(GpsProblems, LaterImprovementsAreUnclearUnlessADirectionIsShown) {
  constexpr char kClaim[] = "The improvements after May 2009 have no clear effect";
  const auto none = TwoBooks().Misses(kToday, 0, 0, 5).Make();
  EXPECT_EQ(Judged(*none, kClaim),
            "holds: book one 0 gained, 5 lost, p = 0.062; book two 0 gained, 0 lost, p = 1");
  EXPECT_THAT(Judged(*TwoBooks().Misses(kToday, 0, 0, 6).Make(), kClaim),
              StartsWith("does not hold: book one 0 gained, 6 lost, p = 0.031"));
  const auto both = TwoBooks().Misses(kToday, 0, 0, 6).Misses(kLearned, 1, 0, 6).Make();
  EXPECT_THAT(Judged(*both, kClaim), StartsWith("holds: ")) << "they contradict each other";
  MadeUpBooks small(Book("one", 215) + Book("two", 216));
  EXPECT_THAT(Judged(*small.Make(), kClaim), StartsWith("not shown: "));
}

TEST(GpsProblems, ManyThatChangeHandsMakeARoughMeasure) {
  constexpr char kClaim[] = "a rough measure";
  const auto many = TwoBooks().Misses(kHand, 0, 0, 15).Misses(kLearned, 0, 100, 15).Make();
  EXPECT_EQ(Judged(*many, kClaim),
            "holds: book one, hand and learned: 30 of 216 (14 %) are solved by only one; with this "
            "share of 216 problems a difference of 12 would be significant");
  // With 7 problems solved by only one version a difference of 7 is shown, but the interval of
  // their share also contains numbers with which it is not.
  const auto few = TwoBooks().Misses(kHand, 0, 0, 7).Make();
  EXPECT_THAT(Judged(*few, kClaim), StartsWith("not shown: book one, hand and learned: 7 of 216"));
}

TEST(GpsProblems, PublishedCountsCanBeChance) {
  const auto made = TwoBooks().Make();
  const std::string judged = Judged(*made, "can be chance");
  EXPECT_THAT(judged, StartsWith("holds: book 1, 171 and 175: p from 0.12 to "));
  EXPECT_THAT(judged, HasSubstr("book 1, 175 and 168: p from 0.016 to 0.53"));
  EXPECT_THAT(judged, HasSubstr("book 2, 185 and 184: p from 1 to 1"));
}

TEST(GpsProblems, TheSecondBookIsEasierIfEveryVersionSolvesMoreOfIt) {
  constexpr char kClaim[] = "Book 2 is easier";
  const auto misses = [](const std::vector<size_t>& versions) {
    MadeUpBooks books = TwoBooks();
    for (const size_t version : versions) books.Misses(version, 0, 0, 54);
    return *books.Make();
  };
  const Reproduced all = misses({kMaterial, kHand, kLearned, kToday});
  EXPECT_THAT(Judged(all, kClaim), StartsWith("holds: on average +25.0 points [+"));
  EXPECT_THAT(Judged(all, kClaim), HasSubstr("; hand +25.0;"));
  EXPECT_THAT(Judged(misses({kMaterial, kHand, kLearned}), kClaim), StartsWith("holds in part: "));
  EXPECT_THAT(Judged(misses({}), kClaim), StartsWith("not shown: on average +0.0"));
  const auto other = TwoBooks().Misses(kHand, 1, 0, 100).Make();
  EXPECT_THAT(Judged(*other, kClaim), StartsWith("does not hold: "));
}

TEST(GpsProblems, OtherVersionsStandBelowThePapers) {
  MadeUpBooks books(Book("one", 216) + Book("two", 216),
                    {Version("usi:old", ""), Version("usi:new", "")});
  const auto made = books.Misses(0, 1, 0, 20).Make();
  ASSERT_TRUE(made.ok()) << made.status();
  ASSERT_EQ(made->rows.size(), 6u);
  EXPECT_EQ(made->rows[1].name, "autumn 2008");
  EXPECT_EQ(made->rows[1].cells[0].published, "171 (79.2 %)");
  EXPECT_EQ(made->rows[1].cells[0].measured, "");
  EXPECT_EQ(made->rows[4].name, "usi:old");
  EXPECT_EQ(made->rows[4].cells[0].published, "");
  EXPECT_THAT(made->rows[4].cells[1].measured, StartsWith("196 of 216"));
  EXPECT_EQ(Judged(*made, "May 2009 solves"), "no such claim");
  EXPECT_THAT(Judged(*made, "a rough measure"), HasSubstr("book one, usi:old and usi:new"));
  EXPECT_THAT(
      made->notes,
      ::testing::Contains(StartsWith("Book two, usi:old -> usi:new: 20 gained, 0 lost, p = ")));
}

TEST(GpsProblems, TheOnlyTwoBooksStandBesideThePapersAndOthersDoNot) {
  const auto two = MadeUpBooks(Book("blue", 3) + Book("green", 4)).Make();
  ASSERT_TRUE(two.ok()) << two.status();
  EXPECT_THAT(two->columns, ::testing::ElementsAre("book 1 (blue)", "book 2 (green)"));
  const auto three = MadeUpBooks(Book("two", 2) + Book("blue", 3) + Book("one", 4)).Make();
  ASSERT_TRUE(three.ok()) << three.status();
  EXPECT_THAT(three->columns, ::testing::ElementsAre("book 1 (one)", "book 2 (two)", "blue"));
  const auto one = MadeUpBooks(Book("blue", 3)).Make();
  ASSERT_TRUE(one.ok()) << one.status();
  EXPECT_THAT(one->columns, ::testing::ElementsAre("book 1", "book 2", "blue"));
  EXPECT_EQ(Judged(*one, "Book 2 is easier"), "no such claim");
  EXPECT_THAT(one->notes, ::testing::Contains(HasSubstr("No book here is compared with them")));
}

}  // namespace
}  // namespace hakari::reproduce
