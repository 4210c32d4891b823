// Tests the page in a browser: it shows the results of the run, answers stay hidden until they are
// asked for, filters narrow the list, and foreign text stays text.
#include <nlohmann/json.hpp>
#include <string>

#include "absl/strings/str_cat.h"
#include "ci/report/browser/page_fixture.h"
#include "ci/report/problem_page/problems_page.h"
#include "ci/report/problem_page/shown_for_test.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace hakari::report {
namespace {

using nlohmann::json;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using testing::kDeskWidth;
using testing::kPhoneWidth;
using testing::kSmallPhoneWidth;
using testing::ProblemOf;
using testing::ShownFor;

class ProblemsPageTest : public testing::PageFixture {
 protected:
  static void Open(int programs, int width = kDeskWidth) {
    OpenHtml(ProblemsPage(ShownFor(programs)), width);
    EXPECT_TRUE(Becomes("document.querySelector('#p-b1-001 .board') !== null"));
  }
  static void Choose(const std::string& filter, const std::string& value) {
    Value(absl::StrCat("{ const box = document.querySelector('[data-filter=\"", filter,
                       "\"]'); box.value = '", value,
                       "'; box.dispatchEvent(new Event('change')); 0 }"));
  }
  static void Search(const std::string& text) {
    Value(absl::StrCat("{ at('text').value = '", text,
                       "'; at('text').dispatchEvent(new Event('input')); 0 }"));
  }
  static json Shown() {
    return Value(
        "[...document.querySelectorAll('.problem:not([hidden]) h3')]"
        ".map((each) => each.textContent).join(' ')");
  }
};

TEST_F(ProblemsPageTest, OfOneProgramTheTopSaysWhatItSolved) {
  Open(1);
  EXPECT_EQ(Text("#verdict h1"), "1 OF 3 SOLVED");
  EXPECT_EQ(Text("#verdict .by"), "search, nodes=1000");
  EXPECT_THAT(Texts("#verdict li"), ElementsAre("33 % solved, 1 wrong, 1 not answered"));
  EXPECT_THAT(Texts("[data-key=book] tbody tr"),
              ElementsAre("all41 33 %", "one21 50 %", "two20 0 %"));
  EXPECT_THAT(Texts(".mark-of"),
              ElementsAre("✓ right", "✗ wrong", "? not answered", "· not asked"));
  EXPECT_THAT(browser_->complaints(), IsEmpty());
}

TEST_F(ProblemsPageTest, OfSeveralProgramsEachHasALetter) {
  Open(2);
  EXPECT_EQ(Text("#verdict h1"), "4 PROBLEMS, 2 PROGRAMS");
  EXPECT_THAT(Texts("#verdict li"), ElementsAre("A, search, nodes=1000: 1 of 3 solved (33 %)",
                                                "B, other, nodes=1000: 2 of 4 solved (50 %)"));
  EXPECT_THAT(Texts("#p-b1-001 .mark-of"), ElementsAre("A ✓", "B ✗"));
  EXPECT_THAT(browser_->complaints(), IsEmpty());
}

TEST_F(ProblemsPageTest, WithoutProgramsThereAreTheProblemsAlone) {
  Open(0);
  EXPECT_EQ(Text("#verdict h1"), "4 PROBLEMS");
  EXPECT_THAT(Texts("[data-key=book] tbody tr"), ElementsAre("all4", "one2", "two2"));
  EXPECT_THAT(Texts("[data-filter]"), ElementsAre("anyonetwo", "anyblunderforkmatepin"));
  browser_->Click("#p-b1-001 .show");
  EXPECT_TRUE(Becomes("!document.querySelector('#p-b1-001 .answer').hidden"));
  EXPECT_EQ(Value("document.querySelectorAll('.played').length"), 0);
  EXPECT_THAT(browser_->complaints(), IsEmpty());
}

TEST_F(ProblemsPageTest, AnAnswerIsHiddenUntilItIsAskedFor) {
  Open(1);
  EXPECT_EQ(Value("document.querySelectorAll('[data-move]').length"), 0);
  EXPECT_EQ(Value("document.querySelector('#p-b1-001').innerText.includes('2g2f')"), false);
  browser_->Click("#p-b1-001 .show");
  EXPECT_TRUE(Becomes("document.querySelectorAll('#p-b1-001 .arrow.right').length === 2"));
  EXPECT_EQ(Value("document.querySelectorAll('#p-b1-001 .marked').length"), 4);
  EXPECT_THAT(Drawn("#p-b1-001 .term .printed"), ElementsAre("▲7六歩", "▲2六歩"));
  EXPECT_THAT(Texts("#p-b1-001 .term .number"), ElementsAre("7g7f", "2g2f"));
  EXPECT_THAT(Texts("#p-b1-001 .answer > .quiet"),
              ElementsAre("score +512, next best +40; confirmed by search, other"));
  EXPECT_EQ(Text("#p-b1-001 .comment"), "the pawn goes");
  EXPECT_THAT(Texts("#p-b1-001 .played .effort"), ElementsAre("+123, depth 7, right from depth 3"));
  EXPECT_EQ(Value("document.querySelector('#p-b1-002 .answer').hidden"), true);
  browser_->Click("#p-b1-001 .show");
  EXPECT_TRUE(Becomes("document.querySelectorAll('[data-move]').length === 0"));
  EXPECT_THAT(browser_->complaints(), IsEmpty());
}

TEST_F(ProblemsPageTest, OneSwitchShowsAllAnswers) {
  Open(2);
  browser_->Click("#show-all");
  EXPECT_TRUE(Becomes("document.querySelectorAll('.answer:not([hidden])').length === 4"));
  EXPECT_EQ(Value("document.querySelectorAll('#p-b2-001 .drop.right').length"), 1);
  EXPECT_EQ(Value("document.querySelectorAll('#p-b2-002 .arrow.wrong').length"), 1);
  EXPECT_THAT(Texts("#p-b2-002 .term"), ElementsAre(HasSubstr("any move but")));
  EXPECT_THAT(Texts("#p-b2-001 .played li"),
              ElementsAre("A? not answeredcrashed: it died", HasSubstr("G*5h✓ rightmates")));
  EXPECT_THAT(Texts("#p-b2-002 .played li"), ElementsAre("A· not asked", "Bresign✗ wrong"));
  browser_->Click("#show-all");
  EXPECT_TRUE(Becomes("document.querySelectorAll('.answer:not([hidden])').length === 0"));
}

TEST_F(ProblemsPageTest, ALineIsSteppedThrough) {
  Open(1);
  const std::string board = "document.querySelector('#p-b1-001 .board').getAttribute('aria-label')";
  const json before = Value(board);
  browser_->Click("#p-b1-001 .show");
  EXPECT_TRUE(Becomes("document.querySelectorAll('#p-b1-001 .step').length === 3"));
  browser_->Click("#p-b1-001 .step:nth-of-type(2)");
  EXPECT_TRUE(Becomes(board +
                      " === 'board "
                      "lnsgkgsnl/1r5b1/p1ppppppp/1p7/9/7P1/PPPPPPP1P/1B5R1/LNSGKGSNL b - 3'"));
  EXPECT_EQ(Value("document.querySelectorAll('#p-b1-001 .marked').length"), 2);
  EXPECT_EQ(Value("document.querySelectorAll('#p-b1-001 .arrow').length"), 0);
  browser_->Click("#p-b1-001 .step:nth-of-type(2)");
  EXPECT_TRUE(Becomes(absl::StrCat(board, " === ", before.dump())));
}

TEST_F(ProblemsPageTest, AProblemSaysWhoseMoveItIsAndWhatLedThere) {
  Open(1);
  EXPECT_THAT(Texts("#p-b2-001 p.quiet"), ElementsAre("White to move", ""));
  EXPECT_THAT(Texts("#p-b1-002 p.quiet")[0], HasSubstr("Black to move after 2 moves, the last "));
  EXPECT_THAT(Texts("#p-b1-001 p.quiet"), ElementsAre("Black to move", "game g1-17, ply 43"));
  EXPECT_THAT(Texts("#p-b1-001 .tag"), ElementsAre("one", "fork", "pin"));
  EXPECT_EQ(Drawn("#p-b2-001 .hand"), (std::vector<std::string>{"金to move", "nothing in hand"}));
}

TEST_F(ProblemsPageTest, FiltersNarrowTheList) {
  Open(2);
  EXPECT_EQ(Text("#count"), "4 of 4 problems");
  Choose("theme", "fork");
  EXPECT_EQ(Shown(), "b1-001 b1-002");
  Choose("B", "wrong");
  EXPECT_EQ(Shown(), "b1-001");
  Search("3C3D");
  EXPECT_EQ(Text("#count"), "0 of 4 problems");
  EXPECT_EQ(Value("at('nothing').hidden"), false);
  browser_->Click("#reset");
  EXPECT_TRUE(Becomes("at('count').textContent === '4 of 4 problems' && at('nothing').hidden"));
  Search("g1-17 fork");
  EXPECT_EQ(Shown(), "b1-001");
  Search("５八金");
  EXPECT_EQ(Shown(), "b2-001");
  Search("");
  Choose("solved by", "none");
  EXPECT_EQ(Shown(), "b2-002");
  Choose("solved by", "");
  browser_->Click("[data-key=book] tbody tr:last-child button");
  EXPECT_TRUE(Becomes("at('count').textContent === '2 of 4 problems'"));
  EXPECT_EQ(Shown(), "b2-001 b2-002");
  EXPECT_THAT(browser_->complaints(), IsEmpty());
}

TEST_F(ProblemsPageTest, BoardsAreDrawnWhenTheyComeNear) {
  ShownProblems shown;
  shown.tally = {"book", "theme"};
  for (int i = 0; i < 432; ++i) {
    shown.problems.push_back(ProblemOf(absl::StrCat("startpos ; id=p", i, " best=7g7f")));
  }
  OpenHtml(ProblemsPage(shown), kPhoneWidth);
  EXPECT_TRUE(Becomes("document.querySelectorAll('.board').length > 0"));
  EXPECT_LT(Value("document.querySelectorAll('.board').length"), 40);
  EXPECT_EQ(Value("document.querySelectorAll('#p-p400 .board').length"), 0);
  Value("document.querySelector('#p-p400').scrollIntoView()");
  EXPECT_TRUE(Becomes("document.querySelectorAll('#p-p400 .board').length === 1"));
  EXPECT_LT(Value("document.querySelectorAll('.board').length"), 80);
}

TEST_F(ProblemsPageTest, OnPaperEveryBoardStandsAndHiddenAnswersFollow) {
  Open(1);
  browser_->Click("#p-b1-001 .show");
  EXPECT_TRUE(Becomes("document.querySelectorAll('.answer:not([hidden])').length === 1"));
  Value("dispatchEvent(new Event('beforeprint')) && 0");
  EXPECT_EQ(Value("document.querySelectorAll('.board').length"), 4);
  EXPECT_THAT(Drawn("#answers li"), ElementsAre("▲2二角成", "△5八金", "▲9六歩"));
  EXPECT_THAT(Texts("#answers li .number:first-child"), ElementsAre("b1-002", "b2-001", "b2-002"));
}

TEST_F(ProblemsPageTest, ForeignTextIsOnlyText) {
  const std::string hostile =
      "</script><script>window.broken=1</script><img src=x onerror=window.broken=1>\"'\x01 @STYLE@";
  ShownProblems shown = ShownFor(2);
  shown.programs[0].name = hostile;
  shown.problems[0].notes["comment"] = hostile;
  shown.programs[0].answers["b1-001"].outcome.answer = hostile;
  shown.programs[0].answers["b2-001"].outcome.why = hostile;
  OpenHtml(ProblemsPage(shown), kDeskWidth);
  browser_->Click("#show-all");
  EXPECT_TRUE(Becomes("document.querySelectorAll('.answer:not([hidden])').length === 4"));
  EXPECT_THAT(Texts("#p-b1-001 .played .number")[0], HasSubstr("<img src=x"));
  EXPECT_EQ(Value("window.broken === undefined && document.images.length === 0"), true);
  EXPECT_EQ(Value("document.scripts.length"), 2);
  EXPECT_THAT(browser_->complaints(), IsEmpty());
}

TEST_F(ProblemsPageTest, NothingIsWiderThanTheWindowAndNoWordIsBroken) {
  for (const int width : {kSmallPhoneWidth, kPhoneWidth, kDeskWidth}) {
    Open(2, width);
    browser_->Click("#show-all");
    EXPECT_TRUE(Becomes("document.querySelectorAll('.answer:not([hidden])').length === 4"));
    EXPECT_TRUE(Value(absl::StrCat("document.documentElement.scrollWidth <= ", width))) << width;
    EXPECT_THAT(browser_->BrokenWords("h1, h2, h3, li, th, td, dt, .quiet, .tag, .term, button"),
                IsEmpty())
        << width;
  }
}

}  // namespace
}  // namespace hakari::report
