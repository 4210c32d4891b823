#include "ci/cli/options.h"

#include <CLI/CLI.hpp>
#include <cstdint>
#include <optional>
#include <utility>

namespace hakari::cli {

Option Option::Required() const { return Option(option_->required()); }
Option Option::TypeName(const std::string& name) const { return Option(option_->type_name(name)); }
Option Option::ShowDefault() const { return Option(option_->capture_default_str()); }
Option Option::Check(const ValueCheck& check) const {
  return Option(option_->check(check.complaint, check.range));
}
Option Option::OneOf(const std::vector<std::string>& words) const {
  return Option(option_->check(CLI::IsMember(words)));
}
Option Option::Between(double least, double most) const {
  return Option(option_->check(CLI::Range(least, most)));
}
Option Option::Needs(Option other) const { return Option(option_->needs(other.option_)); }
Option Option::Needs(const std::string& other) const { return Option(option_->needs(other)); }
Option Option::Excludes(Option other) const { return Option(option_->excludes(other.option_)); }
Option Option::Excludes(const std::string& other) const { return Option(option_->excludes(other)); }
Option Option::OneValueEach() const { return Option(option_->allow_extra_args(false)); }
Option Option::SplitAt(char delimiter) const { return Option(option_->delimiter(delimiter)); }
int Option::count() const { return static_cast<int>(option_->count()); }

Command Command::AddSubcommand(const std::string& word, const std::string& summary) const {
  return Command(*app_->add_subcommand(word, summary));
}

template <typename Value>
Option Command::AddOption(const std::string& name, Value& variable, const std::string& help) const {
  return Option(app_->add_option(name, variable, help));
}
template Option Command::AddOption(const std::string&, std::string&, const std::string&) const;
template Option Command::AddOption(const std::string&, std::vector<std::string>&,
                                   const std::string&) const;
template Option Command::AddOption(const std::string&, int&, const std::string&) const;
template Option Command::AddOption(const std::string&, int64_t&, const std::string&) const;
template Option Command::AddOption(const std::string&, uint64_t&, const std::string&) const;
template Option Command::AddOption(const std::string&, double&, const std::string&) const;
template Option Command::AddOption(const std::string&, std::optional<std::string>&,
                                   const std::string&) const;
template Option Command::AddOption(const std::string&, std::optional<int>&,
                                   const std::string&) const;
template Option Command::AddOption(const std::string&, std::optional<int64_t>&,
                                   const std::string&) const;
template Option Command::AddOption(const std::string&, std::optional<uint64_t>&,
                                   const std::string&) const;
template Option Command::AddOption(const std::string&, std::optional<double>&,
                                   const std::string&) const;

Option Command::AddOption(const std::string& name, const Complaint& take,
                          const std::string& help) const {
  return Option(app_->add_option_function<std::string>(
      name,
      [name, take](const std::string& text) {
        const std::string complaint = take(text);
        if (!complaint.empty()) throw CLI::ValidationError(name, complaint);
      },
      help));
}

Option Command::AddOption(const std::string& name,
                          const std::function<std::string(const std::vector<std::string>&)>& take,
                          const std::string& help) const {
  return Option(app_->add_option_function<std::vector<std::string>>(
      name,
      [name, take](const std::vector<std::string>& texts) {
        const std::string complaint = take(texts);
        if (!complaint.empty()) throw CLI::ValidationError(name, complaint);
      },
      help));
}

Option Command::AddFlag(const std::string& name, bool& variable, const std::string& help) const {
  return Option(app_->add_flag(name, variable, help));
}
Option Command::FindOption(const std::string& name) const { return Option(app_->get_option(name)); }

void Command::SetGroup(const std::string& group) const { app_->group(group); }
void Command::SetFooter(const std::string& text) const { app_->footer(text); }
void Command::RequireSubcommand() const { app_->require_subcommand(1); }
void Command::AllowSubcommand() const { app_->require_subcommand(0, 1); }
void Command::FallThrough() const { app_->fallthrough(); }
void Command::TakeNoMore() const { app_->prefix_command(); }
void Command::OnRun(std::function<void()> run) const { app_->callback(std::move(run)); }
void Command::OnEnd(std::function<void()> run) const { app_->final_callback(std::move(run)); }

std::string Command::name() const { return app_->get_name(); }
bool Command::was_given() const { return app_->parsed(); }
bool Command::has_subcommand() const { return !app_->get_subcommands().empty(); }

}  // namespace hakari::cli
