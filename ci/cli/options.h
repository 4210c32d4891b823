// The options of a command: a thin layer over CLI11, which only options.cc and the parser itself
// include, since it takes three seconds of compile time in each file that does.
#ifndef HAKARI_CI_CLI_OPTIONS_H_
#define HAKARI_CI_CLI_OPTIONS_H_

#include <functional>
#include <string>
#include <vector>

namespace CLI {
class App;
class Option;
}  // namespace CLI

namespace hakari::cli {

// What is wrong with the text of an option; empty: nothing.
using Complaint = std::function<std::string(const std::string& text)>;

struct ValueCheck {
  Complaint complaint;
  std::string range;  // for the help: "from 1 to 1024"
};

// A handle, as cheap to copy as a pointer; the parser owns the option.
class Option {
 public:
  explicit Option(CLI::Option* option) : option_(option) {}

  Option Required() const;
  // Shown in the help in place of the variable's type.
  Option TypeName(const std::string& name) const;
  // The variable's value now is shown in the help as the default.
  Option ShowDefault() const;
  Option Check(const ValueCheck& check) const;
  Option Check(const Complaint& complaint) const { return Check({complaint, ""}); }
  Option OneOf(const std::vector<std::string>& words) const;
  Option Between(double least, double most) const;
  Option Needs(Option other) const;
  Option Needs(const std::string& other) const;
  Option Excludes(Option other) const;
  Option Excludes(const std::string& other) const;
  // The option of a list takes one value each time it is given, not all that follow.
  Option OneValueEach() const;
  // A value of a list may have several parts.
  Option SplitAt(char delimiter) const;

  // How often it was given.
  int count() const;

 private:
  CLI::Option* option_;
};

// A command or subcommand of the binary; a handle as well.
class Command {
 public:
  explicit Command(CLI::App& app) : app_(&app) {}

  Command AddSubcommand(const std::string& word, const std::string& summary) const;

  // A name with dashes is an option, one without is a positional argument. Defined for the types
  // that the commands use (options.cc).
  template <typename Value>
  Option AddOption(const std::string& name, Value& variable, const std::string& help) const;
  // For values that are not stored as they are typed: `take` stores them, or says what is wrong.
  Option AddOption(const std::string& name, const Complaint& take, const std::string& help) const;
  Option AddOption(const std::string& name,
                   const std::function<std::string(const std::vector<std::string>&)>& take,
                   const std::string& help) const;
  Option AddFlag(const std::string& name, bool& variable, const std::string& help) const;
  Option FindOption(const std::string& name) const;

  void SetGroup(const std::string& group) const;
  void SetFooter(const std::string& text) const;
  // One subcommand must be given, or may be.
  void RequireSubcommand() const;
  void AllowSubcommand() const;
  // Options that a subcommand does not know are those of the command above it.
  void FallThrough() const;
  // All words after this command are left alone.
  void TakeNoMore() const;
  // Called after parsing, before the callbacks of subcommands.
  void OnRun(std::function<void()> run) const;
  // Called at the end, after the callbacks of subcommands.
  void OnEnd(std::function<void()> run) const;

  std::string name() const;

  // After parsing:
  bool was_given() const;
  bool has_subcommand() const;

 private:
  CLI::App* app_;
};

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_OPTIONS_H_
