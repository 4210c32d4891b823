#include "suites/engines/playing_engine.h"

#include <algorithm>

namespace hakari::engines {
namespace {

bool Has(const std::vector<player::Option>& options, absl::string_view name) {
  return std::any_of(options.begin(), options.end(),
                     [name](const player::Option& option) { return option.name == name; });
}

}  // namespace

std::vector<player::Option> PlayingEngine::options() const {
  std::vector<player::Option> all = search_.options();
  for (player::Option& option : mate_.options()) {
    if (!Has(all, option.name)) all.push_back(std::move(option));
  }
  return all;
}

std::optional<player::Failure> PlayingEngine::SetOption(absl::string_view name,
                                                        absl::string_view value,
                                                        const std::atomic<bool>* cancel) {
  const bool of_mate = Has(mate_.options(), name);
  if (!of_mate) return search_.SetOption(name, value, cancel);
  if (auto failure = mate_.SetOption(name, value, cancel)) return failure;
  if (!Has(search_.options(), name)) return std::nullopt;
  return search_.SetOption(name, value, cancel);
}

std::optional<player::Failure> PlayingEngine::NewGame(const std::atomic<bool>* cancel) {
  return search_.NewGame(cancel);
}

player::Answer PlayingEngine::Ask(const player::Question& question, const player::Control& control,
                                  player::Listener* listener) {
  if (question.kind == player::Question::Kind::kMate) {
    return mate_.Ask(question, control, listener);
  }
  return search_.Ask(question, control, listener);
}

}  // namespace hakari::engines
