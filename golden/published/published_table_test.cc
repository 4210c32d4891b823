#include "golden/published/published_table.h"

#include <algorithm>
#include <string>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/string_view.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace hakari::golden {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

constexpr char kTable[] =
    "# Table 4.7: nodes and time\n"
    "# Section 4.3.3.\n"
    "search,nodes,seconds\n"
    "plain,3374215066,17483\n"
    "steered,3322195669,18130\n";

std::string ErrorOf(absl::string_view text) {
  return std::string(ParsePublishedTable(text, "t.csv").status().message());
}

TEST(PublishedTable, IsRead) {
  const auto table = ParsePublishedTable(kTable, "t.csv");
  ASSERT_TRUE(table.ok()) << table.status();
  EXPECT_EQ(table->title, "Table 4.7: nodes and time");
  EXPECT_THAT(table->notes, ElementsAre("Section 4.3.3."));
  EXPECT_THAT(table->columns, ElementsAre("nodes", "seconds"));
  EXPECT_EQ(*table->Number("steered", "nodes"), 3322195669.0);
  EXPECT_EQ(*table->Text("plain", "seconds"), "17483");
  EXPECT_EQ(PublishedTableText(*table), kTable);
}

TEST(PublishedTable, WhatItLacksIsAnError) {
  const auto table = ParsePublishedTable(kTable, "t.csv");
  EXPECT_EQ(table->Number("plain", "hours").status().message(), "t.csv: has no 'hours' of 'plain'");
  EXPECT_EQ(table->Number("none", "nodes").status().code(), absl::StatusCode::kNotFound);
}

TEST(PublishedTable, WordsAreNoNumbers) {
  const auto table = ParsePublishedTable("# T: t\n# n\na,b\nand,product(p)\n", "t.csv");
  ASSERT_TRUE(table.ok()) << table.status();
  EXPECT_EQ(*table->Text("and", "b"), "product(p)");
  EXPECT_THAT(std::string(table->Number("and", "b").status().message()),
              HasSubstr("is not a number"));
}

TEST(PublishedTable, ErrorsNameLineAndColumn) {
  const std::string head = "# T: t\n# n\n";
  EXPECT_THAT(ErrorOf(""), HasSubstr("t.csv:1:1: expected a remark"));
  EXPECT_THAT(ErrorOf("a,b\n"), HasSubstr("t.csv:1:1: expected '# ' and a title"));
  EXPECT_THAT(ErrorOf("# T: t\na,b\n"), HasSubstr("t.csv:2:1: expected '# ' and a note"));
  EXPECT_THAT(ErrorOf(head), HasSubstr("t.csv:3:1: expected the names of the columns"));
  EXPECT_THAT(ErrorOf(head + "a\nb,c\n"), HasSubstr("t.csv:3:2: expected ',' and another cell"));
  EXPECT_THAT(ErrorOf(head + "a,b,b\n"), HasSubstr("t.csv:3:1: the column 'b' appears twice"));
  EXPECT_THAT(ErrorOf(head + "a,b\n"), HasSubstr("t.csv:3:1: expected a row"));
  EXPECT_THAT(ErrorOf(head + "a,b\nc,1\nd,\n"),
              HasSubstr("t.csv:5:3: expected a number or a word"));
  EXPECT_THAT(ErrorOf(head + "a,b\nc, 1\n"), HasSubstr("t.csv:4:3: expected a number or a word"));
  EXPECT_THAT(ErrorOf(head + "a,b\nc,1,2\n"), HasSubstr("t.csv:4:1: expected 2 cells, found 3"));
  EXPECT_THAT(ErrorOf(head + "a,b\nc,1\nc,2\n"), HasSubstr("t.csv:5:1: the row 'c' appears twice"));
  EXPECT_THAT(ErrorOf(head + "a,b\nc,1"), HasSubstr("t.csv:4:4: expected a line end"));
}

// Checks every table of the thesis that is shipped, and sums that must be right if it was entered
// correctly.
class ThesisTest : public ::testing::Test {
 protected:
  static PublishedTable Table(absl::string_view name) {
    const auto table = ReadPublishedTable(absl::StrCat("golden/published/thesis/", name, ".csv"));
    EXPECT_TRUE(table.ok()) << table.status();
    return table.ok() ? *table : PublishedTable();
  }
};

TEST_F(ThesisTest, EveryTableIsThere) {
  for (const char* number :
       {"3.1", "3.2", "4.1", "4.2", "4.7", "4.8", "4.9", "4.10", "4.15", "4.16", "4.17"}) {
    const PublishedTable table = Table(absl::StrCat("table-", number));
    EXPECT_THAT(table.title, HasSubstr(absl::StrCat("Table ", number, ": ")));
  }
  EXPECT_FALSE(Table("text").rows.empty());
}

TEST_F(ThesisTest, Table31AddsUp) {
  const PublishedTable table = Table("table-3.1");
  for (const char* column : {"mate", "none", "total"}) {
    EXPECT_EQ(*table.Number("mate", column) + *table.Number("none", column),
              *table.Number("total", column));
  }
  for (const char* row : {"mate", "none", "total"}) {
    EXPECT_EQ(*table.Number(row, "mate") + *table.Number(row, "none"), *table.Number(row, "total"));
  }
}

TEST_F(ThesisTest, AnswersAreOf10000Positions) {
  for (const char* name : {"table-4.9", "table-4.17"}) {
    const PublishedTable table = Table(name);
    for (const char* row : {"plain", "steered"}) {
      EXPECT_EQ(
          *table.Number(row, "mate") + *table.Number(row, "none") + *table.Number(row, "unknown"),
          10000);
    }
  }
}

// The text says "12.2 %", "85.7 %" and "14.6 %".
TEST_F(ThesisTest, ChangesAreThoseOfTheText) {
  const struct {
    const char* table;
    const char* text;
  } kChanges[] = {{"table-4.8", "initial_both_solved_nodes_change"},
                  {"table-4.15", "increments_nodes_change"},
                  {"table-4.16", "increments_both_solved_nodes_change"}};
  for (const auto& each : kChanges) {
    const PublishedTable table = Table(each.table);
    const double ratio = *table.Number("steered", "nodes") / *table.Number("plain", "nodes");
    EXPECT_NEAR(100 * (ratio - 1), *Table("text").Number(each.text, "value"), 0.051) << each.table;
  }
}

// The differences in solved problems, by which the paper's statements are judged.
TEST(Gps, ProblemsAreOf216AndDifferByAtMostSeven) {
  const auto table = ReadPublishedTable("golden/published/gps/evaluations.csv");
  ASSERT_TRUE(table.ok()) << table.status();
  EXPECT_EQ(table->rows.size(), 6u);
  for (const char* row : {"problems_book_1", "problems_book_2"}) {
    EXPECT_EQ(*table->Text(row, "material_and_alpha"), "-");
    double least = 216, most = 0;
    for (const char* column : {"autumn_2008", "may_2009", "august_2009"}) {
      const double solved = *table->Number(row, column);
      least = std::min(least, solved);
      most = std::max(most, solved);
    }
    EXPECT_LE(most, 216) << row;
    EXPECT_LE(most - least, 7) << row;
  }
}

// Rows are of 300 games, except for one that the paper misprints; rates count a draw as half a win.
TEST(Futility, Table1IsAsPrinted) {
  const auto table = ReadPublishedTable("golden/published/futility/table-1.csv");
  ASSERT_TRUE(table.ok()) << table.status();
  ASSERT_EQ(table->rows.size(), 6u);
  for (const PublishedTable::Row& row : table->rows) {
    const double won = *table->Number(row.name, "wins");
    const double drawn = *table->Number(row.name, "draws");
    const double games = won + *table->Number(row.name, "losses") + drawn;
    EXPECT_EQ(games, row.name == "65" ? 299 : 300) << row.name;
    const double rate = 100 * (won + drawn / 2) / games;
    EXPECT_NEAR(rate, *table->Number(row.name, "rate_percent"), 0.501) << row.name;
  }
}

TEST(Futility, Section5DoesNotAddUp) {
  const auto table = ReadPublishedTable("golden/published/futility/section-5.csv");
  ASSERT_TRUE(table.ok()) << table.status();
  const double games = *table->Number("games", "value");
  const double adopting = *table->Number("games_with_a_margin", "value");
  const double of_others = games * *table->Number("prunes_all", "value") -
                           adopting * *table->Number("prunes_with_a_margin", "value");
  EXPECT_NEAR(of_others / (games - adopting), 35.9, 0.05);
}

TEST(Futility, TheTextHasItsNumbers) {
  const auto table = ReadPublishedTable("golden/published/futility/text.csv");
  ASSERT_TRUE(table.ok()) << table.status();
  EXPECT_EQ(*table->Number("steep_beyond", "value"), 2 * *table->Number("pawn", "value"));
}

}  // namespace
}  // namespace hakari::golden
