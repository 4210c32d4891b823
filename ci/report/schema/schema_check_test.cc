#include "ci/report/schema/schema_check.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace hakari::report {
namespace {

using nlohmann::json;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

const char kSchema[] = R"({
  "type": "object",
  "required": ["name", "rows"],
  "properties": {
    "name": {"type": "string", "pattern": "^[a-z]+$"},
    "kind": {"enum": ["big", "small"]},
    "one": {"const": 1},
    "size": {"$ref": "#/$defs/count"},
    "rows": {"type": "array", "items": {"$ref": "row.json"}},
    "by_name": {"type": "object", "additionalProperties": {"type": "integer"}}
  },
  "$defs": {"count": {"anyOf": [{"type": "integer"}, {"type": "string", "pattern": "^[0-9]+$"}]}}
})";
const char kRow[] = R"({"type": ["object", "null"], "properties": {"value": {"type": "number"}}})";

std::vector<std::string> FaultsOf(const char* document) {
  SchemaCheck check({{"whole.json", json::parse(kSchema)}, {"row.json", json::parse(kRow)}});
  return check.FaultsOf(json::parse(document), "whole.json");
}

TEST(SchemaCheck, WhatHoldsHasNoFaults) {
  EXPECT_THAT(FaultsOf(R"({"name": "a", "rows": []})"), IsEmpty());
  EXPECT_THAT(FaultsOf(R"({"name": "a", "kind": "big", "one": 1, "size": "900",
                           "rows": [{"value": 0.5}, {"value": 3}, null, {}],
                           "by_name": {"x": -3, "y": 4}})"),
              IsEmpty());
}

TEST(SchemaCheck, EachFaultIsNamedWithItsPlace) {
  EXPECT_THAT(FaultsOf("[]"), ElementsAre("the document: expected \"object\""));
  EXPECT_THAT(FaultsOf(R"({"name": "a"})"), ElementsAre("the document: \"rows\" is missing"));
  EXPECT_THAT(FaultsOf(R"({"name": 7, "rows": []})"), ElementsAre("name: expected \"string\""));
  EXPECT_THAT(FaultsOf(R"({"name": "A", "rows": []})"),
              ElementsAre("name: \"A\" does not match \"^[a-z]+$\""));
  EXPECT_THAT(FaultsOf(R"({"name": "a", "rows": [{"value": 1}, {"value": "x"}]})"),
              ElementsAre("rows[1].value: expected \"number\""));
  EXPECT_THAT(FaultsOf(R"({"name": "a", "rows": [true]})"),
              ElementsAre("rows[0]: expected [\"object\",\"null\"]"));
  EXPECT_THAT(FaultsOf(R"({"name": "a", "rows": [], "kind": "huge"})"),
              ElementsAre("kind: \"huge\" is not one of [\"big\",\"small\"]"));
  EXPECT_THAT(FaultsOf(R"({"name": "a", "rows": [], "one": 2})"), ElementsAre("one: expected 1"));
  EXPECT_THAT(FaultsOf(R"({"name": "a", "rows": [], "by_name": {"x": 0.5}})"),
              ElementsAre("by_name.x: expected \"integer\""));
  EXPECT_THAT(FaultsOf(R"({"name": "a", "rows": [], "size": "9x"})"),
              ElementsAre(HasSubstr("size: \"9x\" does not match")));
}

TEST(SchemaCheck, AMemberThatNoSchemaNamesIsAFault) {
  EXPECT_THAT(FaultsOf(R"({"name": "a", "rows": [], "new": 1})"),
              ElementsAre("the document: no schema names \"new\""));
  EXPECT_THAT(FaultsOf(R"({"name": "a", "rows": [{"value": 1, "new": 1}]})"),
              ElementsAre("rows[0]: no schema names \"new\""));
}

// A schema may add to what it refers to.
TEST(SchemaCheck, WhatARefersToCountsForBoth) {
  SchemaCheck check({{"base.json", json::parse(R"({"properties": {"a": {"type": "integer"}}})")},
                     {"more.json", json::parse(R"({"$ref": "base.json",
                                                   "properties": {"b": {"type": "string"}}})")}});
  EXPECT_THAT(check.FaultsOf(json::parse(R"({"a": 1, "b": "x"})"), "more.json"), IsEmpty());
  EXPECT_THAT(check.FaultsOf(json::parse(R"({"a": "1", "c": 1})"), "more.json"),
              ElementsAre("a: expected \"integer\"", "the document: no schema names \"c\""));
}

TEST(SchemaCheck, ASchemaWithFaultsIsNeverGreen) {
  SchemaCheck check({{"odd.json", json::parse(R"({"maximum": 3})")},
                     {"lost.json", json::parse(R"({"$ref": "nowhere.json"})")}});
  EXPECT_THAT(check.FaultsOf(2, "odd.json"), ElementsAre(HasSubstr("the keyword maximum")));
  EXPECT_THAT(check.FaultsOf(2, "lost.json"), ElementsAre(HasSubstr("refers to nowhere.json")));
  EXPECT_THAT(check.FaultsOf(2, "none.json"), ElementsAre("there is no schema none.json"));
}

TEST(SchemaCheck, AResultNamesItsSchema) {
  SchemaCheck check(
      {{"row.json", json::parse(R"({"properties": {"schema": {"type": "string"}}})")}});
  EXPECT_THAT(check.FaultsOfResult(R"({"schema": "hakari-row"})"), IsEmpty());
  EXPECT_THAT(check.FaultsOfResult(R"({"schema": "hakari-column"})"),
              ElementsAre("there is no schema column.json"));
  EXPECT_THAT(check.FaultsOfResult("[]"), ElementsAre("this is not a JSON object"));
  EXPECT_THAT(check.FaultsOfResult("{"), ElementsAre("this is not a JSON object"));
}

}  // namespace
}  // namespace hakari::report
