// Tests the contents of the page: problems, what was solved, and no text that could become markup.
// problems_page_browser_test tests how it behaves in a browser.
#include "ci/report/problem_page/problems_page.h"

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "ci/report/problem_page/shown_for_test.h"
#include "ci/report/problem_page/shown_problems.h"
#include "ci/report/suite_report.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace hakari::report {
namespace {

using nlohmann::json;
using ::testing::HasSubstr;
using ::testing::Not;
using testing::ShownFor;

std::string DataIn(const std::string& page) {
  const std::string begin = R"(<script type="application/json" id="report">)";
  const size_t from = page.find(begin) + begin.size();
  return page.substr(from, page.find("</script>", from) - from);
}

json DataOf(const ShownProblems& shown) { return json::parse(DataIn(ProblemsPage(shown))); }

TEST(ProblemsPage, GroupsAreCountedByProgram) {
  const json data = DataOf(ShownFor(2));
  EXPECT_EQ(data["identity"]["programs"], json::parse(R"([{"name":"search","limits":"nodes=1000"},
                            {"name":"other","limits":"nodes=1000"}])"));
  std::vector<std::string> rows;
  for (const json& group : data["result"]["groups"]) {
    std::string row =
        absl::StrCat(group["key"].get<std::string>(), " ", group["word"].get<std::string>(), " ",
                     group["problems"].get<int>());
    for (const json& program : group["programs"]) {
      absl::StrAppend(&row, " ", program["right"].get<int>(), "/", program["wrong"].get<int>(), "/",
                      program["not_answered"].get<int>());
    }
    rows.push_back(row);
  }
  EXPECT_THAT(rows, ::testing::ElementsAre("  4 1/1/1 2/2/0", "book one 2 1/1/0 1/1/0",
                                           "book two 2 0/0/1 1/1/0", "theme blunder 1 0/0/0 0/1/0",
                                           "theme fork 2 1/1/0 1/1/0", "theme mate 1 0/0/1 1/0/0",
                                           "theme pin 1 1/0/0 0/1/0"));
}

TEST(ProblemsPage, PointsAreToldWhereProblemsNameThem) {
  ShownProblems shown = ShownFor(1);
  const json::json_pointer points("/result/groups/0/programs/0/points");
  EXPECT_EQ(DataOf(shown)[points], "");
  shown.programs[0].answers["b1-001"].score.points = 3;
  shown.programs[0].answers["b1-001"].score.most_points = 5;
  EXPECT_EQ(DataOf(shown)[points], "3 of 7 points");
}

TEST(ProblemsPage, AProblemStandsWithItsMovesInBothNotations) {
  const json problems = DataOf(ShownFor(1))["result"]["problems"];
  ASSERT_EQ(problems.size(), 4u);
  const json& first = problems[0];
  EXPECT_EQ(first["best"], json::parse(R"([["7g7f","▲７六歩"],["2g2f","▲２六歩"]])"));
  EXPECT_EQ(first["line"],
            json::parse(R"([["2g2f","▲２六歩"],["8c8d","△８四歩"],["2f2e","▲２五歩"]])"));
  EXPECT_EQ(first["groups"], json::parse(R"({"book":["one"],"theme":["fork","pin"]})"));
  EXPECT_EQ(first["notes"], json::parse(R"({"by":"search,other","comment":"the_pawn_goes",
                                            "game":"g1-17","ply":"43","score":"+512",
                                            "second":"+40"})"));
  EXPECT_EQ(first["answers"], json::parse(R"([{"verdict":"right","status":"ran","answer":"2g2f",
      "printed":"▲２六歩","why":"","counters":{"depth":7,"right_depth":3,"score":123}}])"));
  EXPECT_EQ(problems[3]["avoid"], json::parse(R"([["9g9f","▲９六歩"]])"));
  EXPECT_EQ(problems[3]["answers"], json::parse("[null]"));
}

TEST(ProblemsPage, TheHistoryOfAProblemIsTold) {
  const json problems = DataOf(ShownFor(0))["result"]["problems"];
  EXPECT_EQ(problems[1]["before"], json::parse(R"({"moves":2,"last":["3c3d","△３四歩"]})"));
  EXPECT_EQ(problems[1]["sfen"],
            "lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL b - 3");
  EXPECT_EQ(problems[1]["best"], json::parse(R"([["8h2b+","▲２二角成"]])"));
  EXPECT_FALSE(problems[0].contains("before"));
}

TEST(ProblemsPage, ARunOfASuiteIsShown) {
  const ShownProblems example = ShownFor(1);
  SuiteReport report;
  report.suite = "next_move";
  report.program = "search";
  report.tally = example.tally;
  for (const auto& [id, answer] : example.programs[0].answers) {
    report.results.push_back({id, answer.outcome, answer.score});
  }
  report.judgement.reasons = {"1 problem did not run"};
  const ShownProblems shown = ShownOf(report, example.problems);
  EXPECT_FALSE(shown.is_complete) << "the fourth was not asked";
  const json data = DataOf(shown);
  EXPECT_EQ(data["verdict"]["reasons"], json({"1 problem did not run"}));
  EXPECT_EQ(data["result"]["problems"], DataOf(example)["result"]["problems"]);
}

TEST(ProblemsPage, NothingInItCanEndItsElement) {
  ShownProblems shown = ShownFor(1);
  const std::string hostile = "</script><b>\"'\x01\x1b[31m\xff";
  shown.programs[0].name = hostile;
  shown.problems[0].notes["comment"] = hostile;
  shown.programs[0].answers["b1-001"].outcome.answer = hostile;
  const std::string page = ProblemsPage(shown);
  EXPECT_THAT(DataIn(page), Not(HasSubstr("<")));
  const json data = json::parse(DataIn(page));
  EXPECT_THAT(data["result"]["problems"][0]["answers"][0]["answer"].get<std::string>(),
              ::testing::StartsWith("</script><b>\"'\x01"));
  EXPECT_EQ(data["result"]["problems"][0]["answers"][0]["printed"], "");
}

TEST(ProblemsPage, ItsPolicyNamesItsOwnPartsAlone) {
  const std::string page = ProblemsPage(ShownFor(0));
  EXPECT_THAT(page, HasSubstr("content=\"default-src 'none'; script-src 'sha256-"));
  EXPECT_THAT(page, HasSubstr("require-trusted-types-for 'script'"));
  EXPECT_THAT(page, Not(HasSubstr("unsafe")));
  EXPECT_THAT(page, Not(HasSubstr("@SCRIPT@")));
  EXPECT_LT(page.size(), size_t{100000}) << "no charts, no library of them";
}

}  // namespace
}  // namespace hakari::report
