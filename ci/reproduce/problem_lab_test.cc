#include "ci/reproduce/problem_lab.h"

#include <atomic>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "suites/core/limits.h"

namespace hakari::reproduce {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

constexpr char kProblems[] =
    "startpos ; id=a book=one best=7g7f\n"
    "startpos moves 7g7f ; id=b book=two best=3c3d\n"
    "startpos moves 2g2f ; id=c book=one best=8c8d\n"
    "startpos moves 2g2f 8c8d ; id=d best=2f2e\n";

// Always returns the same answer; crashes if it is empty.
class Always : public suites::Program {
 public:
  Always(std::string answer, int& asked) : answer_(std::move(answer)), asked_(asked) {}

  suites::Outcome Run(const suites::Problem&, const suites::Limits&,
                      const std::atomic<bool>&) override {
    ++asked_;
    return answer_.empty() ? suites::Outcome::Crashed("gone") : suites::Outcome::Ran(answer_);
  }

 private:
  const std::string answer_;
  int& asked_;
};

class ProblemLabTest : public ::testing::Test {
 protected:
  EngineVersion Version(const std::string& answer) {
    EngineVersion version;
    version.typed = "always " + answer;
    version.program.name = "always-" + answer;
    version.program.make = [this, answer](const std::atomic<bool>&) {
      return std::make_unique<Always>(answer, asked_);
    };
    return version;
  }
  ProblemLab Lab(Shard shard = {}) {
    ProblemLabOptions options;
    options.keeping.shard = shard;
    options.keeping.quiet = true;
    options.books = *BooksOf(*suites::ParseProblemSet(kProblems, "p.sfen"), false);
    options.books_name = "p.sfen";
    options.versions = {Version("7g7f"), Version("8c8d"), Version("")};
    options.score = suites::ScoreMove;
    options.nodes = 10;
    return ProblemLab(std::move(options), {".", 1, 0, &stop_});
  }

  std::atomic<bool> stop_{false};
  int asked_ = 0;
};

TEST_F(ProblemLabTest, BooksAreThoseThatProblemsName) {
  const auto set = suites::ParseProblemSet(kProblems, "p.sfen");
  const auto ours = BooksOf(*set, false), given = BooksOf(*set, true);
  ASSERT_TRUE(ours.ok() && given.ok());
  ASSERT_EQ(ours->size(), 3u);
  EXPECT_EQ((*ours)[0].set.name, "one");
  EXPECT_EQ((*ours)[0].size(), 2u);
  EXPECT_EQ((*ours)[2].shown(), "without a book");
  EXPECT_EQ((*given)[0].name, "one");
  EXPECT_NE((*given)[0].set.name, "one") << "its journal lies beside that of our book one";
  EXPECT_NE((*given)[0].set.name, (*given)[1].set.name);
}

TEST_F(ProblemLabTest, AVersionIsAskedABookOnce) {
  ProblemLab lab = Lab();
  const auto first = lab.Run(0, 0);
  ASSERT_TRUE(first.ok()) << first.status();
  EXPECT_EQ(*lab.Run(0, 0), *first);
  EXPECT_EQ(asked_, 2);
  EXPECT_EQ((*first)->totals().right, 1);
  EXPECT_EQ((*first)->totals().wrong, 1);
  EXPECT_EQ(lab.MeasuredOn(),
            "2 problems of book one, 1 problems of book two, 1 problems without a book (p.sfen) "
            "of at most 10 nodes each");
}

TEST_F(ProblemLabTest, VersionsAreSetSideBySide) {
  ProblemLab lab = Lab();
  const auto only = lab.Compare(0, 0, 1);
  ASSERT_TRUE(only.ok()) << only.status();
  EXPECT_EQ(only->first, 1);
  EXPECT_EQ(only->second, 1);
  EXPECT_EQ(lab.Compare(0, 0, 0)->both(), 0);
}

TEST_F(ProblemLabTest, WhoAnswersNothingIsNotMeasured) {
  ProblemLab lab = Lab();
  const absl::Status status = lab.Run(1, 2).status();
  EXPECT_EQ(status.code(), absl::StatusCode::kFailedPrecondition);
  EXPECT_THAT(std::string(status.message()),
              HasSubstr("always  answered no problem of book two; the first: crashed gone"));
}

TEST_F(ProblemLabTest, AShardHasItsPartOfEachBookThatIsLargeEnough) {
  ProblemLab lab = Lab({2, 2});
  EXPECT_THAT((*lab.Run(0, 0))->run.ids, ElementsAre("c"));
  asked_ = 0;
  EXPECT_FALSE(lab.RunAll().ok()) << "the last version crashes";
  EXPECT_EQ(asked_, 2) << "of book one, by the second version and the last";
}

TEST_F(ProblemLabTest, StoppedIsAnError) {
  ProblemLab lab = Lab();
  stop_ = true;
  EXPECT_EQ(lab.Run(0, 0).status().code(), absl::StatusCode::kCancelled);
}

}  // namespace
}  // namespace hakari::reproduce
