#include "ci/cli/run.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <exception>
#include <iostream>
#include <new>
#include <optional>
#include <utility>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "base/text/suggestion.h"
#include "ci/cli/command.h"
#include "ci/cli/commands.h"
#include "ci/cli/origin_here.h"
#include "ci/cli/output.h"
#include "ci/project/project_folder.h"

namespace hakari::cli {
namespace {

constexpr char kDefaultCommand[] = "check";

bool AsksForHelp(const std::string& word) { return word == "--help" || word == "-h"; }

std::vector<std::string> LongFlags(const CLI::App& command) {
  std::vector<std::string> flags;
  for (const CLI::Option* option : command.get_options()) {
    for (const std::string& name : option->get_lnames()) flags.push_back("--" + name);
  }
  return flags;
}

// A suggestion for the parser's error message if one of `words` is a misspelt flag.
std::string FlagSuggestion(const CLI::App& command, const std::vector<std::string>& words) {
  const std::vector<std::string> flags = LongFlags(command);
  for (const std::string& word : words) {
    const std::string typed = word.substr(0, word.find('='));
    if (!absl::StartsWith(typed, "--")) continue;
    if (std::find(flags.begin(), flags.end(), typed) != flags.end()) continue;
    const std::optional<std::string> nearest = NearestWord(typed, flags);
    if (nearest) return absl::StrCat("; did you mean `", *nearest, "`?");
  }
  return "";
}

report::ExitCode ExplainParseError(const CLI::ParseError& error, const CLI::App& command,
                                   const std::vector<std::string>& words) {
  const std::string name = command.get_name();
  Complain(report::ExitCode::kBadUsage,
           absl::StrCat(name, ": ", error.what(), FlagSuggestion(command, words)));
  std::cerr << "`" << project::LauncherWord() << " help " << name
            << "` shows its options and examples.\n";
  return report::ExitCode::kBadUsage;
}

report::ExitCode ParseAndRun(CLI::App& app, const std::vector<std::string>& words,
                             report::ExitCode& exit_code) {
  const CLI::App* command = FindCommand(words.front(), app);
  if (command == nullptr) {
    return Complain(report::ExitCode::kBadUsage, UnknownCommand(words.front(), app));
  }
  try {
    // The parser expects its arguments in reverse order.
    app.parse(std::vector<std::string>(words.rbegin(), words.rend()));
  } catch (const CLI::CallForHelp&) {
    std::cout << project::AsTyped(command->help("hakari"));
    return report::ExitCode::kPass;
  } catch (const CLI::ParseError& error) {
    return ExplainParseError(error, *command, words);
  }
  return exit_code;
}

std::vector<const CLI::App*> Commands(const CLI::App& app) {
  return app.get_subcommands([](const CLI::App*) { return true; });
}

// For "corpus play", for example: each word is a subcommand of the one before.
report::ExitCode PrintHelpOf(const std::vector<std::string>& words, const CLI::App& app) {
  const CLI::App* command = &app;
  std::string before = "hakari";
  for (const std::string& word : words) {
    const CLI::App* const next = FindCommand(word, *command);
    if (next == nullptr)
      return Complain(report::ExitCode::kBadUsage, UnknownCommand(word, *command));
    if (command != &app) absl::StrAppend(&before, " ", command->get_name());
    command = next;
  }
  std::cout << project::AsTyped(command->help(before));
  return report::ExitCode::kPass;
}

void AddHelpCommand(CLI::App& app, report::ExitCode& exit_code) {
  const Command command = AddCommand(
      Command(app), {"help",
                     group::kSetup,
                     "List the commands, or explain one",
                     {"./hakari help", "./hakari help perft", "./hakari help corpus play"}});
  auto words = std::make_shared<std::vector<std::string>>();
  command.AddOption("command", *words, "The command to explain, and its subcommand if it has one");
  command.OnRun([&app, &exit_code, words] {
    if (!words->empty()) {
      exit_code = PrintHelpOf(*words, app);
      return;
    }
    std::cout << project::AsTyped(Overview(app));
    exit_code = report::ExitCode::kPass;
  });
}

}  // namespace

std::unique_ptr<CLI::App> MakeApp(report::ExitCode& exit_code) {
  auto app = std::make_unique<CLI::App>("Hakari: benchmarks and regression tests for shogi engines",
                                        "hakari");
  app->require_subcommand(0, 1);
  AddAllCommands(Command(*app), exit_code);
  AddHelpCommand(*app, exit_code);
  return app;
}

namespace {

report::ExitCode RunWords(std::vector<std::string> words) {
  report::ExitCode exit_code = report::ExitCode::kInvalid;  // unless a command sets another code
  const std::unique_ptr<CLI::App> app = MakeApp(exit_code);
  if (!words.empty() && AsksForHelp(words.front())) {
    std::cout << project::AsTyped(Overview(*app));
    return report::ExitCode::kPass;
  }
  if (words.empty() || absl::StartsWith(words.front(), "-")) {
    words.insert(words.begin(), kDefaultCommand);
  }
  try {
    return ParseAndRun(*app, words, exit_code);
  } catch (const std::bad_alloc&) {
    return Complain(report::ExitCode::kInvalid,
                    "not enough memory; use fewer --jobs or a smaller --table-mib");
  } catch (const std::exception& error) {
    return Complain(report::ExitCode::kInvalid, error.what());
  }
}

}  // namespace

report::ExitCode RunHakari(std::vector<std::string> words) {
  StdoutGuard guard;
  RememberWords(words);
  const report::ExitCode exit_code = RunWords(std::move(words));
  const absl::Status written = guard.Finish();
  return written.ok() ? exit_code : Complain(report::ExitCode::kInvalid, written.message());
}

const CLI::App* FindCommand(absl::string_view word, const CLI::App& app) {
  for (const CLI::App* command : Commands(app)) {
    if (command->get_name() == word) return command;
  }
  return nullptr;
}

std::vector<std::string> CommandWords(const CLI::App& app) {
  std::vector<std::string> words;
  for (const CLI::App* command : Commands(app)) words.push_back(command->get_name());
  return words;
}

std::string Overview(const CLI::App& app) {
  std::string text =
      absl::StrCat(app.get_description(), "\n\nUsage: ./hakari [COMMAND] [OPTIONS]\n");
  for (const char* group : group::kAll) {
    std::string shelf;
    for (const CLI::App* command : Commands(app)) {
      if (command->get_group() != group) continue;
      absl::StrAppendFormat(&shelf, "  %-10s %s\n", command->get_name(),
                            command->get_description());
    }
    if (!shelf.empty()) absl::StrAppend(&text, "\n", group, "\n", shelf);
  }
  absl::StrAppend(
      &text,
      "\nExit codes: 0 pass or improved, 1 regressed or a failed test, 2 bad usage,\n"
      "3 inconclusive, 4 invalid. `./hakari help COMMAND` shows options and examples.\n");
  return text;
}

std::string UnknownCommand(absl::string_view typed, const CLI::App& app) {
  const std::optional<std::string> nearest = NearestWord(typed, CommandWords(app));
  const bool is_whole = app.get_parent() == nullptr;
  const std::string of = is_whole ? "" : absl::StrCat(" of `", app.get_name(), "`");
  if (nearest) {
    return absl::StrCat("no command `", typed, "`", of, "; did you mean `", *nearest, "`?");
  }
  return absl::StrCat("no command `", typed, "`", of, "; `./hakari help",
                      is_whole ? "" : " " + app.get_name(), "` lists them");
}

}  // namespace hakari::cli
