#include "ci/project/engine_project.h"

#include <filesystem>
#include <string>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "base/files/text_file.h"
#include "ci/project/located_json.h"
#include "gtest/gtest.h"

namespace hakari::project {
namespace {

constexpr char kWhole[] = R"({
  "hakari": 1,
  "name": "my-engine",
  "build": ["make", "-j2"],
  "engine": "./build/../bin/my-engine",
  "arguments": ["--quiet", "two words"],
  "folder": "run",
  "environment": {"OMP_NUM_THREADS": "1"},
  "options": {"Threads": 1, "OwnBook": false, "EvalDir": "eval/a b"},
  "reset": "clear-hash",
  "mate": "search",
  "mate_ms": 500,
  "deadlines_ms": {"handshake": 1000, "silence": 0},
  "limits": {"middlegame": {"nodes": 5000}, "mate": {"nodes": 100, "table_mib": 16}},
  "files": ["eval/x.bin"],
  "threads": 2,
  "engines": {"rival": "reset=restart folder=there ../rival/engine -q", "known": "gpsusi"},
  "openings": ["tests/openings.usi", "/books/a.usi"],
  "match": {"limits": "time=10+0.1", "margin_ms": 5, "games": 200, "sprt": "0,10",
            "max_plies": 256, "resign_score": 3000, "announce_nodes": 100},
  "strength": {"limits": "nodes=500", "sprt": "-5,0", "budget_s": 900},
  "signature": {"depth": 6, "nodes": 123456},
  "goldens": "tests/golden"
})";

std::string ErrorOf(const std::string& text) {
  return std::string(ParseEngineProject(text, "f", "/home").status().message());
}

// The smallest valid file with one more line, the third.
std::string ErrorOfField(const std::string& field) {
  return ErrorOf(
      absl::StrCat("{\"hakari\": 1, \"name\": \"e\",\n \"engine\": \"e\",\n ", field, "}"));
}

TEST(EngineProjectTest, ReadsEveryField) {
  const auto project = ParseEngineProject(kWhole, "f", "/home/me");
  ASSERT_TRUE(project.ok()) << project.status();
  EXPECT_EQ(project->name, "my-engine");
  EXPECT_EQ(project->build, (std::vector<std::string>{"make", "-j2"}));
  const suites::EngineSpec& engine = project->engine;
  EXPECT_EQ(engine.command, "/home/me/bin/my-engine");
  EXPECT_EQ(engine.args, (std::vector<std::string>{"--quiet", "two words"}));
  EXPECT_EQ(engine.folder, "/home/me/run");
  EXPECT_EQ(suites::EngineConfiguration(engine),
            "option.Threads=1 option.OwnBook=false \"option.EvalDir=eval/a b\" "
            "env.OMP_NUM_THREADS=1 folder=/home/me/run reset=clear-hash mate=search mate-ms=500 "
            "file=eval/x.bin /home/me/bin/my-engine --quiet \"two words\"");
  EXPECT_EQ(engine.deadlines.handshake_ms, 1000);
  EXPECT_EQ(engine.deadlines.ready_ms, suites::EngineDeadlines().ready_ms);
  EXPECT_EQ(suites::LimitsText(project->limits.at("mate")), "nodes=100 table_mib=16");
  EXPECT_EQ(project->goldens, "tests/golden");
  EXPECT_EQ(project->history, ".hakari/history.sqlite");
}

TEST(EngineProjectTest, ReadsWhatMatchesNeed) {
  const auto project = ParseEngineProject(kWhole, "f", "/home/me");
  ASSERT_TRUE(project.ok()) << project.status();
  EXPECT_EQ(project->engine.threads, 2);
  ASSERT_EQ(project->engines.size(), 2u);
  EXPECT_EQ(suites::EngineConfiguration(project->engines.at("rival")),
            "folder=/home/me/there reset=restart mate=go-mate /home/rival/engine -q");
  EXPECT_EQ(project->engines.at("known").command, "gpsusi") << "sought in PATH";
  EXPECT_EQ(project->engines.at("known").folder, "/home/me");
  EXPECT_EQ(project->openings,
            (std::vector<std::string>{"/home/me/tests/openings.usi", "/books/a.usi"}));
  const MatchDefaults& match = project->match;
  EXPECT_EQ(match.limits, "time=10+0.1");
  EXPECT_EQ(match.margin_ms, 5);
  EXPECT_EQ(match.games, 200);
  EXPECT_EQ(match.sprt, "0,10");
  EXPECT_EQ(match.max_plies, 256);
  EXPECT_EQ(match.resign_score, 3000);
  EXPECT_EQ(match.announce_nodes, 100);
  EXPECT_EQ(project->strength.limits, "nodes=500");
  EXPECT_EQ(project->strength.sprt, "-5,0");
  EXPECT_EQ(project->strength.budget_s, 900);
  ASSERT_TRUE(project->signature);
  EXPECT_EQ(project->signature->depth, 6);
  EXPECT_EQ(project->signature->nodes, 123456u);
}

TEST(EngineProjectTest, WrongWordsOfMatchesNameTheirField) {
  EXPECT_TRUE(absl::StrContains(ErrorOfField("\"match\": {\"limits\": \"fast\"}"),
                                "'match.limits': expected nodes=N"));
  EXPECT_TRUE(
      absl::StrContains(ErrorOfField("\"match\": {\"games\": 1}"), "'match.games': expected 2 to"));
  EXPECT_TRUE(absl::StrContains(ErrorOfField("\"match\": {\"limit\": 1}"), "'limits'?"));
  EXPECT_TRUE(absl::StrContains(ErrorOfField("\"strength\": {\"limits\": \"fast\"}"),
                                "'strength.limits': expected nodes=N"));
  EXPECT_TRUE(absl::StrContains(ErrorOfField("\"strength\": {\"budget\": 1}"), "'budget_s'?"));
  EXPECT_TRUE(absl::StrContains(ErrorOfField("\"signature\": {\"depth\": 0}"),
                                "'signature.depth': expected 1 to 100"));
  EXPECT_TRUE(absl::StrContains(ErrorOfField("\"signature\": {\"depth\": 3}"),
                                "'signature': expected depth and nodes"));
  EXPECT_TRUE(absl::StrContains(ErrorOfField("\"threads\": 0"), "expected 1 to 1024"));
  EXPECT_TRUE(absl::StrContains(ErrorOfField("\"engines\": {\"a\": \"reset=never x\"}"),
                                "'engines.a': expected reset=none"));
  EXPECT_TRUE(absl::StrContains(ErrorOfField("\"openings\": \"a\""), "expected a list"));
}

TEST(EngineProjectTest, TheLeastThatIsNeeded) {
  const auto project =
      ParseEngineProject("{\"hakari\": 1, \"name\": \"e\", \"engine\": \"e\"}", "f", "/home/me");
  ASSERT_TRUE(project.ok()) << project.status();
  EXPECT_EQ(project->engine.command, "e") << "sought in PATH";
  EXPECT_EQ(project->engine.folder, "/home/me");
  EXPECT_TRUE(project->build.empty());
  EXPECT_EQ(ErrorOf("{\"name\": \"e\", \"engine\": \"e\"}"), "f:1: the field 'hakari' is missing");
  EXPECT_EQ(ErrorOf("{\"hakari\": 1, \"name\": \"e\"}"), "f:1: the field 'engine' is missing");
  EXPECT_EQ(ErrorOf("[]"), "f:1: 'hakari.json': expected an object, found a list");
}

TEST(EngineProjectTest, UnknownNamesAreAnsweredByTheNearest) {
  EXPECT_EQ(ErrorOfField("\"bulid\": []"), "f:3: unknown field 'bulid'; did you mean 'build'?");
  EXPECT_EQ(ErrorOfField("\"limits\": {\"middelgame\": {}}"),
            "f:3: unknown field 'limits.middelgame'; did you mean 'middlegame'?");
  EXPECT_EQ(ErrorOfField("\"limits\": {\"mate\": {\"node\": 1}}"),
            "f:3: unknown field 'limits.mate.node'; did you mean 'nodes'?");
  EXPECT_TRUE(absl::StrContains(ErrorOfField("\"deadlines_ms\": {\"xyz\": 1}"),
                                "known fields: handshake, ready"));
  EXPECT_TRUE(absl::StrContains(ErrorOfField("\"limits\": {\"perft\": {}}"), "unknown field"))
      << "no engine can be asked these";
}

TEST(EngineProjectTest, WrongValuesNameLineAndField) {
  EXPECT_EQ(ErrorOfField("\"arguments\": \"-x\""),
            "f:3: 'arguments': expected a list, found a text");
  EXPECT_TRUE(absl::StrContains(ErrorOfField("\"build\": \"make -j2\""), "without a shell"));
  EXPECT_TRUE(absl::StrContains(ErrorOfField("\"build\": []"), "leave the field out"));
  EXPECT_EQ(ErrorOfField("\"mate_ms\": 0"), "f:3: 'mate_ms': expected 1 to 604800000 ms, found 0");
  EXPECT_EQ(ErrorOfField("\"mate_ms\": 1.5"),
            "f:3: 'mate_ms': expected a whole number, found a number that is not whole");
  EXPECT_TRUE(absl::StrContains(ErrorOfField("\"reset\": \"never\""), "expected reset=none"));
  EXPECT_TRUE(absl::StrContains(ErrorOfField("\"mate\": \"quick\""), "expected go-mate or search"));
  EXPECT_TRUE(
      absl::StrContains(ErrorOfField("\"options\": {\"A\": null}"), "'options.A': expected"));
  EXPECT_TRUE(
      absl::StrContains(ErrorOfField("\"options\": {\"A\\nB\": 1}"), "is not a valid name"));
  EXPECT_TRUE(absl::StrContains(ErrorOfField("\"environment\": {\"A\": 1}"), "expected a text"));
  EXPECT_TRUE(absl::StrContains(ErrorOf("{\"hakari\": 2}"), "reads version 1"));
  EXPECT_TRUE(absl::StrContains(ErrorOf("{\"hakari\": 1, \"name\": \"a b\"}"), "expected letters"));
  EXPECT_TRUE(
      absl::StrContains(ErrorOfField("\"limits\": {\"mate\": {\"nodes\": 0}}"), "1 or more"));
}

// A repository from elsewhere must not cause files outside of it to be overwritten.
TEST(EngineProjectTest, GoldensAndHistoryLieInside) {
  for (const char* path : {"/tmp", "..", "a/../../b", ""}) {
    EXPECT_TRUE(absl::StrContains(ErrorOfField(absl::StrCat("\"goldens\": \"", path, "\"")),
                                  "expected a path below"))
        << path;
  }
  EXPECT_TRUE(absl::StrContains(ErrorOfField("\"history\": \"../h\""), "expected a path below"));
}

TEST(EngineProjectTest, IsFoundAtOrAboveTheFolder) {
  const std::string top =
      std::filesystem::path(::testing::TempDir() + "/author").lexically_normal().string();
  std::filesystem::create_directories(top + "/src/deep");
  EXPECT_FALSE((*FindEngineProject(top + "/src/deep")).has_value());
  ASSERT_TRUE(WriteFileAtomically(top + "/hakari.json", kWhole).ok());
  const auto found = FindEngineProject(top + "/src/deep");
  ASSERT_TRUE(found.ok() && found->has_value()) << found.status();
  EXPECT_EQ((*found)->folder, top);
  ASSERT_TRUE(WriteFileAtomically(top + "/src/hakari.json", "{").ok());
  EXPECT_TRUE(absl::StartsWith(FindEngineProject(top + "/src/deep").status().message(),
                               top + "/src/hakari.json:1:"));
  // In Hakari's own folder its own programs are meant, whatever lies above.
  std::filesystem::create_directories(top + "/hakari/ci/cli");
  ASSERT_TRUE(WriteFileAtomically(top + "/hakari/WORKSPACE", "").ok());
  EXPECT_FALSE((*FindEngineProject(top + "/hakari/ci")).has_value());
}

std::string LocatedErrorOf(const std::string& text) {
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
  EXPECT_TRUE(absl::StartsWith(LocatedErrorOf("{\n \"a\": tru\n}"), "f:2:"))
      << LocatedErrorOf("{\n \"a\": tru\n}");
  EXPECT_TRUE(absl::StartsWith(LocatedErrorOf(""), "f:1:"));
  EXPECT_TRUE(absl::StartsWith(LocatedErrorOf("{} {}"), "f:1:"));
  EXPECT_EQ(LocatedErrorOf("{\"a\": 1,\n \"a\": 2}"), "f:2: duplicate field 'a'");
  EXPECT_EQ(LocatedErrorOf(std::string(1000, '[')), "f:1: nested too deeply");
}

}  // namespace
}  // namespace hakari::project
