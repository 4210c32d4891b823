// Every example in every help text must parse, and what does not parse must be told apart from what
// ran. The binary as a whole is tested in hakari_test.cc.
#include "ci/cli/run.h"

#include <gtest/gtest.h>

#include <functional>

#include "absl/strings/match.h"
#include "absl/strings/str_split.h"
#include "absl/strings/strip.h"
#include "ci/cli/command.h"
#include "ci/cli/help.h"

namespace hakari {
namespace {

// An app that ends when everything is parsed, before any command runs. The callbacks stay: they own
// what the commands parse into.
std::unique_ptr<CLI::App> MakeDryApp(ExitCode& exit_code) {
  std::unique_ptr<CLI::App> app = MakeApp(exit_code);
  app->parse_complete_callback([] { throw CLI::Success(); });
  return app;
}

// Splits as a shell would, as far as double quotes go.
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

std::string ParseErrorOf(const std::string& line) {
  ExitCode exit_code = ExitCode::kPass;
  const std::unique_ptr<CLI::App> app = MakeDryApp(exit_code);
  const std::vector<std::string> words = ShellWords(line);
  try {
    app->parse(std::vector<std::string>(words.rbegin(), words.rend()));
  } catch (const CLI::Success&) {
  } catch (const CLI::ParseError& error) {
    return std::string("error: ") + error.what();
  }
  return app->get_subcommands().size() == 1 ? "" : "no command";
}

TEST(Help, EveryCommandHasExamplesThatParse) {
  ExitCode exit_code = ExitCode::kPass;
  const std::unique_ptr<CLI::App> app = MakeApp(exit_code);
  ASSERT_FALSE(CommandWords(*app).empty());
  for (const std::string& word : CommandWords(*app)) {
    const std::vector<std::string> examples = ExamplesIn(app->get_subcommand(word)->help());
    EXPECT_FALSE(examples.empty()) << word << " has no example";
    for (const std::string& example : examples) {
      EXPECT_TRUE(absl::StartsWith(example, word)) << example;
      EXPECT_EQ(ParseErrorOf(example), "") << example;
    }
  }
}

TEST(Help, ADryParseFailsOnWhatIsWrong) {
  EXPECT_NE(ParseErrorOf("help --no-such-flag"), "");
  EXPECT_NE(ParseErrorOf("no_such_command"), "");
}

TEST(Help, EveryCommandStandsOnAKnownShelf) {
  ExitCode exit_code = ExitCode::kPass;
  const std::unique_ptr<CLI::App> app = MakeApp(exit_code);
  const std::string overview = Overview(*app);
  ASSERT_FALSE(CommandWords(*app).empty());
  for (const std::string& word : CommandWords(*app)) {
    EXPECT_TRUE(absl::StrContains(overview, "\n  " + word + " ")) << word;
  }
}

TEST(Run, TellsBadUsageFromSuccess) {
  EXPECT_EQ(RunHakari({"help"}), ExitCode::kPass);
  EXPECT_EQ(RunHakari({"--help"}), ExitCode::kPass);
  EXPECT_EQ(RunHakari({"help", "help"}), ExitCode::kPass);
  EXPECT_EQ(RunHakari({"help", "--help"}), ExitCode::kPass);
  EXPECT_EQ(RunHakari({"help", "nothing"}), ExitCode::kBadUsage);
  EXPECT_EQ(RunHakari({"hlep"}), ExitCode::kBadUsage);
  EXPECT_EQ(RunHakari({"help", "--no-such-flag"}), ExitCode::kBadUsage);
  EXPECT_EQ(RunHakari({"help", "one", "two"}), ExitCode::kBadUsage);
}

}  // namespace
}  // namespace hakari
