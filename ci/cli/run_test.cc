// Every example in every help text must parse, and parse errors must be distinct from results of a
// run. The binary as a whole is tested in hakari_test.cc.
#include "ci/cli/run.h"

#include <gtest/gtest.h>
#include <CLI/CLI.hpp>

#include <string>
#include <utility>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "absl/strings/strip.h"
#include "bench/cases.h"
#include "bench/runner.h"
#include "ci/cli/command.h"
#include "ci/reproduce/tables.h"
#include "engine/notation/sfen.h"
#include "suites/registry.h"

namespace hakari::cli {
namespace {

// An app that stops after parsing, before any command runs. The callbacks are kept, since they own
// the variables that the commands parse into.
std::unique_ptr<CLI::App> MakeDryApp(report::ExitCode& exit_code) {
  std::unique_ptr<CLI::App> app = MakeApp(exit_code);
  app->parse_complete_callback([] { throw CLI::Success(); });
  return app;
}

// Splits like a shell, but supports only double quotes.
std::vector<std::string> ShellWords(const std::string& line) {
  std::vector<std::string> words(1);
  bool quoted = false;
  for (char c : line) {
    if (c == '"') {
      quoted = !quoted;
    } else if (c == ' ' && !quoted) {
      words.emplace_back();
    } else {
      words.back() += c;
    }
  }
  return words;
}

std::vector<std::string> ExamplesIn(const std::string& help) {
  std::vector<std::string> examples;
  for (absl::string_view line : absl::StrSplit(help, '\n')) {
    if (absl::ConsumePrefix(&line, "  ./hakari ")) examples.emplace_back(line);
  }
  return examples;
}

// An error if an example's value names something that does not exist. Suites, positions,
// benchmarks, tables and programs are checked; files and engines are the reader's own.
std::string WrongValue(const std::string& command, const std::string& option,
                       const std::string& value) {
  const bool of_suite = command == "suite" || command == "accept" || option == "--suite";
  if (of_suite && (option == "suite" || option == "--suite")) {
    const bool is_word = value == "list" || (command == "accept" && value == "bench");
    return is_word || suites::FindSuite(value) != nullptr ? "" : "no suite " + value;
  }
  if (option == "position") return std::string(notation::ParseSfen(value).status().message());
  if (option == "filter" || option == "--filter") {
    const bool any = value == "peers" || bench::SelectCases(bench::AllCases(), value).ok();
    return any ? "" : "no benchmark " + value;
  }
  if (option == "tables") {
    return value == "list" || reproduce::ChooseTables({value}).ok() ? "" : "no table " + value;
  }
  const bool is_path = absl::StrContains(value, '/') || absl::StrContains(value, ' ');
  if ((option == "--program" || option == "-p") && !is_path) {
    const bool is_search =
        (command == "match" || command == "compare") && absl::StartsWith(value, "search");
    return is_search || absl::StrContains("strong pds dfpn search frozen1", value)
               ? ""
               : "no program " + value;
  }
  return "";
}

// Checks everything that was parsed, including subcommands.
std::string WrongValues(const CLI::App& app) {
  for (const CLI::Option* option : app.get_options()) {
    const std::string name = option->get_name();
    if (option->count() == 0) continue;
    for (const std::string& value : option->results()) {
      const std::string wrong = WrongValue(app.get_name(), name, value);
      if (!wrong.empty()) return absl::StrCat(name, ": ", wrong);
    }
  }
  for (const CLI::App* command : app.get_subcommands()) {
    const std::string wrong = WrongValues(*command);
    if (!wrong.empty()) return wrong;
  }
  return "";
}

std::string ParseErrorOf(const std::string& line) {
  report::ExitCode exit_code = report::ExitCode::kPass;
  const std::unique_ptr<CLI::App> app = MakeDryApp(exit_code);
  const std::vector<std::string> words = ShellWords(line);
  try {
    app->parse(std::vector<std::string>(words.rbegin(), words.rend()));
  } catch (const CLI::Success&) {
  } catch (const CLI::ParseError& error) {
    return std::string("error: ") + error.what();
  }
  if (app->get_subcommands().size() != 1) return "no command";
  return WrongValues(*app);
}

// The examples of a command and of its subcommands.
std::vector<std::string> AllExamplesOf(const CLI::App& command) {
  std::vector<std::string> examples = ExamplesIn(command.help());
  for (const CLI::App* word : command.get_subcommands([](const CLI::App*) { return true; })) {
    for (std::string& example : AllExamplesOf(*word)) examples.push_back(std::move(example));
  }
  return examples;
}

TEST(Help, EveryCommandHasExamplesThatParse) {
  report::ExitCode exit_code = report::ExitCode::kPass;
  const std::unique_ptr<CLI::App> app = MakeApp(exit_code);
  ASSERT_FALSE(CommandWords(*app).empty());
  for (const std::string& word : CommandWords(*app)) {
    const std::vector<std::string> examples = AllExamplesOf(*app->get_subcommand(word));
    EXPECT_FALSE(examples.empty()) << word << " has no example";
    for (const std::string& example : examples) {
      EXPECT_TRUE(absl::StartsWith(example, word)) << example;
      EXPECT_EQ(ParseErrorOf(example), "") << example;
    }
  }
}

TEST(Help, ADryParseFailsOnValuesThatAreNotThere) {
  for (const char* line : {"suite perf", "perft 9/9 1", "bench no_such_benchmark", "bench [",
                           "gate --base HEAD --filter no_such_benchmark", "reproduce thesis/0",
                           "bisect --good HEAD --suite perf", "accept perf --reason x",
                           "compare themes --program pdz --program pds"}) {
    EXPECT_NE(ParseErrorOf(line), "") << line;
  }
}

TEST(Help, ADryParseFailsOnWhatIsWrong) {
  EXPECT_NE(ParseErrorOf("help --no-such-flag"), "");
  EXPECT_NE(ParseErrorOf("no_such_command"), "");
}

TEST(Help, EveryCommandIsInAKnownGroup) {
  report::ExitCode exit_code = report::ExitCode::kPass;
  const std::unique_ptr<CLI::App> app = MakeApp(exit_code);
  const std::string overview = Overview(*app);
  ASSERT_FALSE(CommandWords(*app).empty());
  for (const std::string& word : CommandWords(*app)) {
    EXPECT_TRUE(absl::StrContains(overview, "\n  " + word + " ")) << word;
  }
}

TEST(Run, TellsBadUsageFromSuccess) {
  EXPECT_EQ(RunHakari({"help"}), report::ExitCode::kPass);
  EXPECT_EQ(RunHakari({"--help"}), report::ExitCode::kPass);
  EXPECT_EQ(RunHakari({"help", "help"}), report::ExitCode::kPass);
  EXPECT_EQ(RunHakari({"help", "--help"}), report::ExitCode::kPass);
  EXPECT_EQ(RunHakari({"help", "nothing"}), report::ExitCode::kBadUsage);
  EXPECT_EQ(RunHakari({"hlep"}), report::ExitCode::kBadUsage);
  EXPECT_EQ(RunHakari({"help", "--no-such-flag"}), report::ExitCode::kBadUsage);
  EXPECT_EQ(RunHakari({"help", "one", "two"}), report::ExitCode::kBadUsage);
  EXPECT_EQ(RunHakari({"help", "corpus", "play"}), report::ExitCode::kPass);
  EXPECT_EQ(RunHakari({"help", "gate", "demo"}), report::ExitCode::kPass);
  EXPECT_EQ(RunHakari({"help", "corpus", "paly"}), report::ExitCode::kBadUsage);
  EXPECT_EQ(RunHakari({"help", "corpus", "play", "more"}), report::ExitCode::kBadUsage);
}

}  // namespace
}  // namespace hakari::cli
