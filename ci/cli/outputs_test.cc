// Tests every option that names an output file, with the binary: the file is opened before the
// work, replaced or written through as it should be, and errors have the same exit code everywhere.
#include <sys/wait.h>
#include <CLI/CLI.hpp>

#include <cstdlib>
#include <filesystem>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "base/files/text_file.h"
#include "ci/cli/binary_for_test.h"
#include "ci/cli/run.h"
#include "ci/gate/report/json.h"
#include "ci/gate/report/testing.h"
#include "gtest/gtest.h"

namespace hakari::cli {
namespace {

namespace fs = std::filesystem;

struct OutputCase {
  std::string command;  // the one with the option: "suite", "corpus play"
  std::string option;
  std::string before;  // the arguments of a run, without the option
  bool is_quick = false;
};

constexpr char kMatch[] =
    "match -p search -p search:null_move=0 --limits nodes=10 --games 2 --quiet "
    "--openings OPENINGS --file PLAYED";

// Every option that names an output. Runs that take at most seconds (is_quick) are completed.
const std::vector<OutputCase>& Outputs() {
  static const auto* const all = new std::vector<OutputCase>{
      {"check", "--json", "check", false},
      {"suite", "--json", "suite perft --depth 1 --quiet --no-golden", true},
      {"suite", "--junit", "suite perft --depth 1 --quiet --no-golden", true},
      {"suite", "--html", "suite next_move --nodes 50 --quiet --no-golden", true},
      {"bench", "--json", "bench ^sfen_read/quiet --seconds 0.001 --repetitions 1 --quiet", true},
      {"gate", "--json", "gate --base-bin BIN --candidate-bin BIN --no-history --quiet", true},
      {"gate", "--markdown", "gate --base-bin BIN --candidate-bin BIN --no-history --quiet", true},
      {"gate", "--junit", "gate --base-bin BIN --candidate-bin BIN --no-history --quiet", true},
      {"gate", "--html", "gate --base-bin BIN --candidate-bin BIN --no-history --quiet", true},
      {"report", "--html", "report GATE", true},
      {"report", "--markdown", "report GATE", true},
      {"report", "--junit", "report GATE", true},
      {"reproduce", "--json", "reproduce thesis/4.15", false},
      {"reproduce", "--html", "reproduce thesis/4.15", false},
      {"convert", "--out", "convert GAMES --to usi --quiet", true},
      {"corpus play", "--out",
       "corpus play --engine 'base/process/testing/fake_engine good' --games 1 --max-plies 2 "
       "--quiet",
       true},
      {"corpus play", "--json",
       "corpus play --engine 'base/process/testing/fake_engine good' --games 1 --max-plies 2 "
       "--quiet --out -",
       true},
      {"corpus problems", "--out", "corpus problems GAMES --recipe RECIPE --quiet", true},
      {"corpus problems", "--json", "corpus problems GAMES --recipe RECIPE --quiet --out PROBLEMS",
       true},
      {"corpus problems", "--html", "corpus problems GAMES --recipe RECIPE --quiet --out PROBLEMS",
       true},
      {"corpus positions", "--set", "corpus positions GAMES --quiet --announce-nodes 0", true},
      {"predict show", "--json", "predict show startpos", true},
      {"predict label", "--out", "predict label --positions POSITIONS --nodes 10 --quiet", true},
      {"predict train", "--out", "predict train --quiet", false},
      {"predict evaluate", "--json", "predict evaluate --quiet", false},
      {"analyse", "--json", "analyse startpos --nodes 200 --table-mib 1", true},
      {"compare", "--json", "compare POSITIONS --as themes --program pds --program dfpn --quiet",
       true},
      {"doctor", "--json", "doctor", true},
      {"doctor", "--json", "doctor --quiet --program 'usi:base/process/testing/fake_engine good'",
       false},
      {"trend", "--json", "trend --history HISTORY", true},
      {"match", "--json", kMatch, true},
      {"match", "--html", kMatch, true},
      {"match", "--records", kMatch, true},
      {"match show", "--json", "match show PLAYED", true},
      {"match show", "--html", "match show PLAYED", true},
      {"match show", "--records", "match show PLAYED", true},
  };
  return *all;
}

// Options with a file that is read, or kept open and appended to.
const std::set<std::string>& OtherFiles() {
  static const auto* const all = new std::set<std::string>{"accept --remove",
                                                           "suite --history",
                                                           "bench --history",
                                                           "gate --history",
                                                           "trend --history",
                                                           "mate --file",
                                                           "corpus problems --recipe",
                                                           "corpus problems --known",
                                                           "corpus problems --journal",
                                                           "predict show --model",
                                                           "predict train --labels",
                                                           "predict train --positions",
                                                           "predict evaluate --labels",
                                                           "predict evaluate --games",
                                                           "predict evaluate --positions",
                                                           "predict label --positions",
                                                           "predict label --take",
                                                           "reproduce --model",
                                                           "analyse --record",
                                                           "match --file",
                                                           "match --openings",
                                                           "compare --openings",
                                                           "match --history"};
  return *all;
}

class OutputsTest : public ::testing::Test {
 protected:
  OutputsTest() {
    fs::remove_all(folder_);
    fs::create_directories(Path("project/ci/cli"));
    fs::create_directories(Path("project/suites/perft"));
    fs::create_directories(Path("project/suites/mate"));
    fs::create_directories(Path("project/suites/middlegame"));
    fs::create_directories(Path("project/suites/next_move"));
    fs::create_directories(Path("project/suites/predict"));
    Put("project/WORKSPACE", "");
    for (const char* file :
         {"suites/perft/well_known.sfen", "suites/perft/random.sfen", "suites/mate/themes.sfen",
          "suites/mate/composed.sfen", "suites/mate/choosing.sfen", "suites/mate/positions.sfen",
          "suites/mate/classics.sfen", "suites/middlegame/positions.sfen",
          "suites/next_move/examples.sfen", "suites/predict/positions.sfen.zst"}) {
      fs::copy_file(file, absl::StrCat(Path("project/"), file));
    }
    setenv("HAKARI_ROOT", Path("project").c_str(), 1);
    Put("gate.json", gate::GateJson(gate::testing::PassingGate()));
    Put("openings.usi", "startpos moves 7g7f 3c3d\n");
    Put("recipe.json", R"({"evidence": "players-move", "a_book": 1, "judges": [)"
                       R"({"name": "a", "deep": [{"program": "search", "limits": "nodes=99"}]}]})");
    Put("mates.sfen", "sfen 4k4/9/4P4/9/9/9/9/9/9 b 2G 1 ; id=one game=1\n");
    fs::create_directories(Path("out"));
    // Devices are used through links in the test's folder, so that a bug cannot destroy them.
    fs::create_symlink("/dev/full", Path("full"));
    fs::create_symlink("/dev/null", Path("null"));
    // Executables that fail at once. A gate of them reports invalid.
    fs::create_directories(Path("bin"));
    for (const char* name : {"hakari", "probe", "probe_other_order"}) {
      Put(absl::StrCat("bin/", name), "#!/bin/sh\nexit 1\n");
      fs::permissions(Path(absl::StrCat("bin/", name)), fs::perms(0755));
    }
  }

  void Put(const std::string& file, const std::string& text) const {
    ASSERT_TRUE(WriteFileAtomically(Path(file), text).ok()) << file;
  }
  std::string Path(const std::string& file) const { return absl::StrCat(folder_, "/", file); }
  std::string Text(const std::string& file) const {
    return ReadTextFile(Path(file)).value_or("not there");
  }
  // Runs a row with `path` as its output.
  Ran Run(const OutputCase& one, const std::string& path) const {
    const std::string words =
        absl::StrReplaceAll(one.before, {{"GATE", Path("gate.json")},
                                         {"BIN", Path("bin")},
                                         {"GAMES", "suites/corpus/testdata/games.usi"},
                                         {"POSITIONS", Path("mates.sfen")},
                                         {"HISTORY", Path("history.sqlite")},
                                         {"OPENINGS", Path("openings.usi")},
                                         {"PROBLEMS", Path("problems.sfen")},
                                         {"RECIPE", Path("recipe.json")},
                                         {"PLAYED", Path("a.match")}});
    return RunHakari(
        absl::StrCat(words, " ", one.option, " ", path, one.option == "--set" ? ":1" : ""));
  }
  std::vector<std::string> InOut() const {
    std::vector<std::string> names;
    for (const auto& entry : fs::directory_iterator(Path("out"))) {
      names.push_back(entry.path().filename().string());
    }
    return names;
  }
  void BeginHistory() const {
    const Ran ran = RunHakari(absl::StrCat(
        "bench ^sfen_read/quiet --seconds 0.001 --repetitions 3 --quiet --record --revision x ",
        "--history ", Path("history.sqlite")));
    ASSERT_EQ(ran.exit_code, 0) << ran.err;
  }

  // Makes the match file for "match show".
  void PlayMatch() const {
    const Ran ran = Run({"match", "--json", kMatch}, Path("match.json"));
    ASSERT_EQ(ran.exit_code, 3) << ran.err;
  }

  const std::string folder_ = ::testing::TempDir() + "/outputs";
};

// Collects all options that take a file, as "corpus play --out".
void CollectFiles(const CLI::App& app, const std::string& words, std::set<std::string>& into) {
  for (const CLI::Option* option : app.get_options()) {
    const std::string type = option->get_type_name();
    const bool is_file = absl::StartsWith(type, "FILE") && !option->get_lnames().empty();
    if (is_file) into.insert(absl::StrCat(words, " --", option->get_lnames().front()));
  }
  for (const CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; })) {
    CollectFiles(*command, absl::StrCat(words, words.empty() ? "" : " ", command->get_name()),
                 into);
  }
}

TEST_F(OutputsTest, TheTableHasEveryOptionThatTakesAFile) {
  report::ExitCode exit_code = report::ExitCode::kPass;
  const std::unique_ptr<CLI::App> app = MakeApp(exit_code);
  std::set<std::string> found;
  CollectFiles(*app, "", found);
  std::set<std::string> known = OtherFiles();
  for (const OutputCase& one : Outputs()) known.insert(one.command + " " + one.option);
  found.insert("convert --out");  // or a folder: it has no type
  found.insert("corpus play --out");
  EXPECT_EQ(found, known);
}

TEST_F(OutputsTest, APathThatLeadsNowhereIsRefusedBeforeTheWork) {
  for (const OutputCase& one : Outputs()) {
    // `convert` creates missing folders, so it needs another mistake: a file as a folder.
    const std::string nowhere = one.command == "convert" ? Path("gate.json") : "/no/such/folder";
    const std::string path = nowhere + "/x";
    const Ran ran = Run(one, path);
    EXPECT_EQ(ran.exit_code, 2) << one.before << " " << one.option << "\n" << ran.err;
    EXPECT_EQ(ran.out, "") << one.before;
    EXPECT_TRUE(absl::StrContains(ran.err, nowhere)) << one.before << "\n" << ran.err;
  }
}

TEST_F(OutputsTest, AFullDiskIsInvalidWithItsReason) {
  BeginHistory();
  PlayMatch();
  for (const OutputCase& one : Outputs()) {
    if (!one.is_quick) continue;
    const Ran ran = Run(one, Path("full"));
    EXPECT_EQ(ran.exit_code, 4) << one.before << " " << one.option << "\n" << ran.err;
    EXPECT_TRUE(absl::StrContains(
        ran.err, absl::StrCat(Path("full"), ": cannot be written: No space left on device")))
        << one.before << "\n"
        << ran.err;
  }
}

TEST_F(OutputsTest, AResultIsWrittenWholeAndNothingBesideIt) {
  BeginHistory();
  PlayMatch();
  for (const OutputCase& one : Outputs()) {
    if (!one.is_quick) continue;
    Put("out/result", "old");
    fs::permissions(Path("out/result"), fs::perms(0640));
    const Ran ran = Run(one, Path("out/result"));
    EXPECT_NE(Text("out/result"), "old") << one.before << " " << one.option << ran.err;
    EXPECT_EQ(fs::status(Path("out/result")).permissions(), fs::perms(0640)) << one.before;
    EXPECT_EQ(InOut(), std::vector<std::string>{"result"}) << one.before;
    // A link gives the same result.
    const std::string direct = Text("out/result");
    fs::create_symlink("result", Path("out/link"));
    Run(one, Path("out/link"));
    EXPECT_TRUE(fs::is_symlink(Path("out/link"))) << one.before;
    EXPECT_EQ(Text("out/result").empty(), direct.empty()) << one.before;
    fs::remove(Path("out/link"));
    fs::remove(Path("out/result"));
  }
}

// Runs `line` in a shell, where $HAKARI is the binary.
int Shell(const std::string& line) {
  setenv("HAKARI", fs::absolute("ci/cli/hakari").c_str(), 1);
  const int status = std::system(absl::StrCat("bash -c '", line, "'").c_str());
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

TEST_F(OutputsTest, AFifoAndADescriptorGetTheResult) {
  EXPECT_EQ(Shell(absl::StrCat("mkfifo ", Path("fifo"), "; head -c 1 ", Path("fifo"), " > ",
                               Path("got"), " & $HAKARI doctor --json ", Path("fifo"),
                               " > /dev/null && wait && test -p ", Path("fifo"))),
            0);
  EXPECT_EQ(Text("got"), "{");
  EXPECT_EQ(Shell(absl::StrCat("$HAKARI doctor --json /dev/fd/3 3> ", Path("got"), " >/dev/null")),
            0);
  EXPECT_TRUE(absl::StartsWith(Text("got"), "{"));
  // Table and JSON are in one file, one after the other.
  EXPECT_EQ(Shell(absl::StrCat("$HAKARI doctor --json /proc/self/fd/1 > ", Path("got"))), 0);
  EXPECT_TRUE(absl::StrContains(Text("got"), "processor"));
  EXPECT_TRUE(absl::StrContains(Text("got"), "\n{"));
}

TEST_F(OutputsTest, AReaderOfStdoutWhoLeavesCostsNothing) {
  const std::string slow = Path("slow.json");
  Put("slow.json", gate::GateJson(gate::testing::SlowerGate()));
  for (const std::string& words : {std::string("perft startpos 1 --divide"), std::string("help"),
                                   absl::StrCat("report ", Path("gate.json"))}) {
    EXPECT_EQ(Shell(absl::StrCat("{ sleep 0.1; $HAKARI ", words, " 2> ", Path("err"),
                                 "; } | true; exit ${PIPESTATUS[0]}")),
              0)
        << words;
    EXPECT_FALSE(absl::StrContains(Text("err"), "hakari:")) << Text("err");
  }
  EXPECT_EQ(Shell(absl::StrCat("{ sleep 0.1; $HAKARI report ", slow,
                               "; } | true; exit ${PIPESTATUS[0]}")),
            1);
}

TEST_F(OutputsTest, AFullStdoutIsInvalidWithItsReason) {
  for (const std::string& words :
       {std::string("help"), std::string("help perft"), std::string("perft startpos 1"),
        std::string("show startpos"), std::string("doctor"), std::string("doctor --json -"),
        std::string("mate startpos --nodes 10"), std::string("suite list"),
        std::string("bench --list"), absl::StrCat("report ", Path("gate.json")),
        std::string("convert suites/corpus/testdata/games.usi --to usi --quiet"),
        std::string("predict show startpos"), std::string("reproduce list"),
        std::string("corpus positions suites/corpus/testdata/games.usi --announce-nodes 0 -q")}) {
    EXPECT_EQ(Shell(absl::StrCat("$HAKARI ", words, " > /dev/full 2> ", Path("err"))), 4) << words;
    EXPECT_TRUE(absl::StrContains(Text("err"), "stdout: cannot be written: No space left"))
        << words << "\n"
        << Text("err");
  }
}

TEST_F(OutputsTest, AnInterruptionLeavesNothingBehind) {
  for (const char* signal : {"INT", "TERM", "KILL"}) {
    Shell(absl::StrCat("timeout -s ", signal, " 0.3 $HAKARI bench --quiet --json ",
                       Path("out/result"), " > /dev/null 2>&1"));
    for (const std::string& name : InOut()) EXPECT_EQ(name, "result") << signal;
  }
}

TEST_F(OutputsTest, OneFileForTwoOutputsIsRefused) {
  const Ran ran = RunHakari(absl::StrCat("report ", Path("gate.json"), " --junit ",
                                         Path("out/result"), " --html ", Path("out/result")));
  EXPECT_EQ(ran.exit_code, 2);
  EXPECT_TRUE(absl::StrContains(ran.err, "is named for two outputs")) << ran.err;
  EXPECT_EQ(RunHakari(absl::StrCat("report ", Path("gate.json"), " --junit ", Path("null"),
                                   " --html ", Path("null")))
                .exit_code,
            0);
}

}  // namespace
}  // namespace hakari::cli
