// Every command that writes JSON writes an envelope, whose contents match its schema.
#include <gtest/gtest.h>

#include <CLI/CLI.hpp>
#include <cstdlib>
#include <filesystem>
#include <memory>
#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_replace.h"
#include "base/files/text_file.h"
#include "ci/cli/binary_for_test.h"
#include "ci/cli/run.h"
#include "ci/report/schema/schema_check.h"

namespace hakari::cli {
namespace {

namespace fs = std::filesystem;

struct JsonCase {
  std::string command;  // the one with the option: "suite", "corpus play"
  std::string words;    // the arguments of a quick run
};

// Every command with --json, and every schema that it writes.
const std::vector<JsonCase>& Cases() {
  static const auto* const all = new std::vector<JsonCase>{
      {"check", "check --quiet"},
      {"suite", "suite perft --depth 1 --quiet"},
      {"suite", "suite themes --nodes 1000 --quiet --no-golden"},
      {"suite", "suite next_move --nodes 500 --quiet"},
      {"suite", "suite next_move --program search --program frozen1 --nodes 500 --quiet"},
      {"bench", "bench ^sfen_read/quiet --seconds 0.001 --repetitions 1 --quiet"},
      {"gate", "gate --base-bin BIN --candidate-bin BIN --no-history --quiet"},
      {"reproduce", "reproduce thesis/4.15 --nodes 100 --quiet"},
      {"corpus play",
       "corpus play --engine 'base/process/testing/fake_engine good' --games 1 --max-plies 2 "
       "--quiet --out OUT"},
      {"corpus play",
       "corpus play --engine 'base/process/testing/fake_engine good' --games 1 --max-plies 2 "
       "--quiet --out OUT --byoyomi 1000"},
      {"corpus problems", "corpus problems GAME --recipe RECIPE --out OUT --quiet"},
      {"predict show", "predict show startpos"},
      {"predict evaluate",
       "predict evaluate --quiet --quick --baselines --beside sharp --positions POSITIONS --labels "
       "LABELS"},
      {"compare", "compare POSITIONS --as themes --program pds --program dfpn --quiet"},
      {"compare", "compare POSITIONS --as themes --program pds --program dfpn --quiet --judge"},
      {"compare",
       "compare middlegame --first 2 --nodes 300 --margin 150 --margin dynamic:60 --games 2 "
       "--limits nodes=20 --openings GAME --quiet"},
      {"match",
       "match -p search -p search:null_move=0 --limits nodes=50 --games 4 --quiet --fresh "
       "--openings GAME --file MATCH"},
      {"match show", "match show --sprt 0,10 MATCH"},
      {"doctor", "doctor"},
      {"doctor", "doctor --quiet --program 'usi:base/process/testing/fake_engine good'"},
      {"trend", "trend --history HISTORY"},
      {"analyse", "analyse startpos --nodes 500 --lines 2 --table-mib 1"},
      {"analyse", "analyse --record GAME --nodes 100 --table-mib 1 --quiet"},
  };
  return *all;
}

class SchemaTest : public ::testing::Test {
 protected:
  SchemaTest() : schemas_(report::SchemaCheck::OfFolder("ci/report/schema")) {
    fs::remove_all(folder_);
    for (const char* made : {"ci/cli", "suites/perft", "suites/mate", "suites/middlegame",
                             "suites/next_move", "suites/predict", "golden/published"}) {
      fs::create_directories(Path(absl::StrCat("project/", made)));
    }
    Put("project/WORKSPACE", "");
    for (const char* file :
         {"suites/perft/well_known.sfen", "suites/perft/random.sfen", "suites/mate/themes.sfen",
          "suites/mate/composed.sfen", "suites/mate/choosing.sfen", "suites/mate/positions.sfen",
          "suites/mate/classics.sfen", "suites/middlegame/positions.sfen",
          "suites/next_move/examples.sfen", "suites/predict/positions.sfen.zst"}) {
      fs::copy_file(file, Path(absl::StrCat("project/", file)));
    }
    fs::copy("golden/published/thesis", Path("project/golden/published/thesis"),
             fs::copy_options::recursive);
    setenv("HAKARI_ROOT", Path("project").c_str(), 1);
    // Executables that fail at once. A gate of them reports invalid.
    fs::create_directories(Path("bin"));
    for (const char* name : {"hakari", "probe", "probe_other_order"}) {
      Put(absl::StrCat("bin/", name), "#!/bin/sh\nexit 1\n");
      fs::permissions(Path(absl::StrCat("bin/", name)), fs::perms(0755));
    }
    Put("positions.sfen", Positions());
    Put("game.usi", "startpos moves 7g7f 3c3d\n");
    Put("recipe.json", R"({"evidence": "players-move", "a_book": 0, "from_ply": 0, "judges": [)"
                       R"({"name": "a", "deep": [{"program": "search", "limits": "nodes=9"}]}]})");
    RunHakari(absl::StrCat("predict label --nodes 1000 --quiet --positions ",
                           Path("positions.sfen"), " --out ", Path("labels.txt")));
    RunHakari(absl::StrCat(
        "bench ^sfen_read/quiet --seconds 0.001 --repetitions 3 --quiet --record --revision x ",
        "--history ", Path("history.sqlite")));
  }

  // Sixteen games with two positions each: one with a mate by a gold in front of the king, one
  // without.
  static std::string Positions() {
    std::string text;
    for (int game = 1; game <= 16; ++game) {
      const std::string hand = absl::StrCat("b G", game == 1 ? "" : absl::StrCat(game), "p 1");
      absl::StrAppend(&text, "sfen 4k4/9/4P4/9/9/9/9/9/4K4 ", hand, " ; id=g", game,
                      "-1 game=", game, "\nsfen 4k4/9/9/9/4P4/9/9/9/4K4 ", hand, " ; id=g", game,
                      "-2 game=", game, "\n");
    }
    return text;
  }

  std::string Path(const std::string& file) const { return absl::StrCat(folder_, "/", file); }
  void Put(const std::string& file, const std::string& text) const {
    ASSERT_TRUE(WriteFileAtomically(Path(file), text).ok()) << file;
  }
  Ran Run(const JsonCase& one) const {
    const std::string words = absl::StrReplaceAll(one.words, {{"BIN", Path("bin")},
                                                              {"OUT", Path("games.usi")},
                                                              {"GAME", Path("game.usi")},
                                                              {"RECIPE", Path("recipe.json")},
                                                              {"MATCH", Path("a.match")},
                                                              {"LABELS", Path("labels.txt")},
                                                              {"POSITIONS", Path("positions.sfen")},
                                                              {"HISTORY", Path("history.sqlite")}});
    return RunHakari(absl::StrCat(words, " --json ", Path("result.json")));
  }

  const std::string folder_ = ::testing::TempDir() + "/schema";
  report::SchemaCheck schemas_;
};

// Collects all commands with --json, as "corpus play".
void CollectCommands(const CLI::App& app, const std::string& words, std::set<std::string>& into) {
  if (app.get_option_no_throw("--json") != nullptr) into.insert(words);
  for (const CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; })) {
    CollectCommands(*command, absl::StrCat(words, words.empty() ? "" : " ", command->get_name()),
                    into);
  }
}

TEST_F(SchemaTest, TheTableHasEveryCommandThatWritesJson) {
  report::ExitCode exit_code = report::ExitCode::kPass;
  const std::unique_ptr<CLI::App> app = MakeApp(exit_code);
  std::set<std::string> found;
  CollectCommands(*app, "", found);
  std::set<std::string> known;
  for (const JsonCase& one : Cases()) known.insert(one.command);
  EXPECT_EQ(found, known);
}

std::string Typed(const nlohmann::json& command) {
  return absl::StrJoin(command.get<std::vector<std::string>>(), " ");
}

TEST_F(SchemaTest, EveryOutputIsAsItsSchemaSays) {
  std::set<std::string> seen;
  for (const JsonCase& one : Cases()) {
    const Ran ran = Run(one);
    const std::string text = ReadTextFile(Path("result.json")).value_or("not there");
    EXPECT_EQ(absl::StrJoin(schemas_.FaultsOfResult(text), "\n"), "") << one.words << ran.err;
    const auto json = nlohmann::json::parse(text, nullptr, /*allow_exceptions=*/false);
    ASSERT_TRUE(json.is_object()) << one.words << ran.err;
    seen.insert(json["schema"].get<std::string>());
    EXPECT_EQ(Typed(json["command"]).rfind(one.command, 0), 0u) << json["command"];
    EXPECT_EQ(json["command"].back(), Path("result.json"));
    const auto& verdict = json["verdict"];
    if (!verdict.is_null()) {
      EXPECT_EQ(verdict["code"], ran.exit_code) << one.words << ran.err;
    }
    fs::remove(Path("result.json"));
  }
  // Every schema file is written by some command.
  for (const auto& entry : fs::directory_iterator("ci/report/schema")) {
    const std::string name = entry.path().stem().string();
    if (entry.path().extension() != ".json" || name == "envelope") continue;
    EXPECT_EQ(seen.count("hakari-" + name), 1u) << name;
  }
}

// Two runs can write the same bytes if nothing is measured.
TEST_F(SchemaTest, TheTimeCanBeGiven) {
  setenv("SOURCE_DATE_EPOCH", "1763463600", 1);
  const Ran first = RunHakari("predict show startpos --json -");
  EXPECT_EQ(nlohmann::json::parse(first.out)["created"], "2025-11-18T11:00:00Z");
  EXPECT_EQ(first.out, RunHakari("predict show startpos --json -").out);
  unsetenv("SOURCE_DATE_EPOCH");
}

}  // namespace
}  // namespace hakari::cli
