#include "ci/cli/help.h"

#include <iostream>
#include <memory>
#include <optional>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "ci/cli/command.h"
#include "ci/cli/suggestion.h"

namespace hakari {
namespace {

std::vector<const CLI::App*> Commands(const CLI::App& app) {
  return app.get_subcommands([](const CLI::App*) { return true; });
}

ExitCode PrintHelpOf(const std::string& word, const CLI::App& app) {
  const CLI::App* command = FindCommand(word, app);
  if (command == nullptr) return Complain(ExitCode::kBadUsage, UnknownCommand(word, app));
  std::cout << command->help("hakari");
  return ExitCode::kPass;
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
  if (nearest) return absl::StrCat("no command `", typed, "`; did you mean `", *nearest, "`?");
  return absl::StrCat("no command `", typed, "`; `./hakari help` lists them");
}

void AddHelpCommand(CLI::App& app, ExitCode& exit_code) {
  CLI::App& command = AddCommand(app, {"help",
                                       group::kHouse,
                                       "List the commands, or explain one",
                                       {"./hakari help", "./hakari help perft"}});
  auto word = std::make_shared<std::string>();
  command.add_option("command", *word, "The command to explain");
  command.callback([&app, &exit_code, word] {
    if (!word->empty()) {
      exit_code = PrintHelpOf(*word, app);
      return;
    }
    std::cout << Overview(app);
    exit_code = ExitCode::kPass;
  });
}

}  // namespace hakari
