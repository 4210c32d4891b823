#include "ci/project/located_json.h"

#include <string>

#include "absl/status/statusor.h"
#include "absl/strings/match.h"
#include "gtest/gtest.h"

namespace hakari::project {
namespace {

std::string ErrorOf(const std::string& text) {
  return std::string(ParseLocatedJson(text, "f").status().message());
}

TEST(LocatedJsonTest, EveryMemberKnowsItsLine) {
  const auto json =
      ParseLocatedJson("{\n \"a\": 1,\n\n \"b\": {\"c\":\n [true, \"x\\ny\"]}\n}", "f");
  ASSERT_TRUE(json.ok()) << json.status();
  ASSERT_EQ(json->members.size(), 2u);
  EXPECT_EQ(json->members[0].second.line, 2);
  EXPECT_EQ(json->members[0].second.number, 1);
  const LocatedJson& b = json->members[1].second;
  EXPECT_EQ(b.line, 4);
  const LocatedJson& c = b.members.at(0).second;
  EXPECT_EQ(c.line, 4);
  ASSERT_EQ(c.items.size(), 2u);
  EXPECT_TRUE(c.items[0].truth);
  EXPECT_EQ(c.items[1].text, "x\ny");
}

TEST(LocatedJsonTest, NumbersAreWholeOrNot) {
  const auto json = ParseLocatedJson("[-3, 9223372036854775807, 9223372036854775808, 1.0]", "f");
  ASSERT_TRUE(json.ok()) << json.status();
  EXPECT_EQ(json->items[0].number, -3);
  EXPECT_EQ(json->items[1].number, INT64_MAX);
  EXPECT_EQ(json->items[2].kind, LocatedJson::Kind::kOtherNumber);
  EXPECT_EQ(json->items[3].kind, LocatedJson::Kind::kOtherNumber);
}

TEST(LocatedJsonTest, ErrorsNameThePlace) {
  EXPECT_TRUE(absl::StartsWith(ErrorOf("{\n \"a\": tru\n}"), "f:2:"))
      << ErrorOf("{\n \"a\": tru\n}");
  EXPECT_TRUE(absl::StartsWith(ErrorOf(""), "f:1:"));
  EXPECT_TRUE(absl::StartsWith(ErrorOf("{} {}"), "f:1:"));
  EXPECT_EQ(ErrorOf("{\"a\": 1,\n \"a\": 2}"), "f:2: 'a' is there twice");
  EXPECT_EQ(ErrorOf(std::string(1000, '[')), "f:1: nested too deeply");
}

}  // namespace
}  // namespace hakari::project
