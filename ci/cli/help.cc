#include "ci/cli/help.h"

#include <iostream>
#include <memory>
#include <optional>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "base/text/suggestion.h"
#include "ci/cli/command.h"
#include "ci/project/project_folder.h"

namespace hakari::cli {
namespace {

std::vector<const CLI::App*> Commands(const CLI::App& app) {
  return app.get_subcommands([](const CLI::App*) { return true; });
}

// "corpus play": each word is a command of the one before.
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

}  // namespace

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
  absl::StrAppend(&text,
                  "\nExit codes: 0 pass or improved, 1 regressed or a failed test, 2 bad usage,\n"
                  "3 inconclusive, 4 invalid. `./hakari help COMMAND` has options and examples.\n");
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

void AddHelpCommand(CLI::App& app, report::ExitCode& exit_code) {
  CLI::App& command =
      AddCommand(app, {"help",
                       group::kHouse,
                       "List the commands, or explain one",
                       {"./hakari help", "./hakari help perft", "./hakari help corpus play"}});
  auto words = std::make_shared<std::vector<std::string>>();
  command.add_option("command", *words, "The command to explain, with a word of its own if it has");
  command.callback([&app, &exit_code, words] {
    if (!words->empty()) {
      exit_code = PrintHelpOf(*words, app);
      return;
    }
    std::cout << project::AsTyped(Overview(app));
    exit_code = report::ExitCode::kPass;
  });
}

}  // namespace hakari::cli
