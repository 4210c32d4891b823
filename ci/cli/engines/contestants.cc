#include "ci/cli/engines/contestants.h"

#include <utility>

#include "absl/status/status.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "base/status/macros.h"
#include "suites/core/engine_spec.h"
#include "suites/engines/programs/usi_program.h"
#include "suites/registry.h"

namespace hakari::cli {
namespace {

constexpr size_t kMost = 26;  // they are named by letters
constexpr char kDefault[] = "default";

absl::StatusOr<compare::Contestant> ContestantOf(const ContestantWords& words,
                                                 const std::string& program) {
  project::SuiteQuestion question = words.question;
  question.program = program;
  HAKARI_ASSIGN_OR_RETURN(const project::SuiteChoice choice, project::ChooseProgram(question));
  HAKARI_ASSIGN_OR_RETURN(const suites::ProgramSpec spec,
                          suites::FindProgram(choice.suite, choice.program));
  return compare::Contestant{program.empty() ? spec.name : program, spec,
                             Replaced(choice.suite.default_limits, words.limits)};
}

std::pair<std::string, std::string> SplitSetting(const std::string& setting) {
  const size_t equals = setting.find('=');
  if (equals == std::string::npos) return {setting, ""};
  return {setting.substr(0, equals), setting.substr(equals + 1)};
}

// The engine with one additional option.
absl::StatusOr<compare::Contestant> EngineWith(const project::EngineChoice& engine,
                                               const std::string& setting,
                                               const compare::Contestant& plain,
                                               const suites::Suite& suite) {
  suites::EngineSpec spec = engine.engine;
  if (setting != kDefault) spec.options.push_back(SplitSetting(setting));
  HAKARI_ASSIGN_OR_RETURN(suites::ProgramSpec program, suite.engine_program(spec, {}));
  return compare::Contestant{absl::StrCat(plain.shown, " with ", setting), program, plain.limits};
}

absl::StatusOr<compare::Contestant> OursWith(const std::string& setting,
                                             compare::Contestant plain) {
  plain.shown = absl::StrCat(plain.shown, " with ", setting);
  if (setting == kDefault) return plain;
  const absl::StatusOr<suites::Limits> limits = suites::ParseLimits(setting);
  if (!limits.ok() || limits->seed) {
    return absl::InvalidArgumentError(absl::StrCat(
        "Hakari's own programs have only the settings nodes=, depth= and table_mib=, found '",
        setting, "'"));
  }
  plain.limits = Replaced(plain.limits, *limits);
  return plain;
}

absl::StatusOr<std::vector<compare::Contestant>> OfSettings(const ContestantWords& words) {
  const std::string program = words.programs.empty() ? "" : words.programs[0];
  HAKARI_ASSIGN_OR_RETURN(const compare::Contestant plain, ContestantOf(words, program));
  // External engines have contents; our own programs are part of this binary.
  const bool outside = !plain.program.contents.empty();
  absl::StatusOr<project::EngineChoice> engine;
  if (outside) {
    engine = project::ChooseEngine(program, words.question.here, false);
    if (!engine.ok()) return engine.status();
  }
  std::vector<compare::Contestant> contestants;
  for (const std::string& setting : words.settings) {
    if (setting != kDefault && !absl::StrContains(setting, '=')) {
      return absl::InvalidArgumentError(
          absl::StrCat("--setting: expected NAME=VALUE or default, found '", setting, "'"));
    }
    HAKARI_ASSIGN_OR_RETURN(
        compare::Contestant contestant,
        outside ? EngineWith(*engine, setting, plain, *suites::FindSuite(words.question.suite))
                : OursWith(setting, plain));
    contestants.push_back(std::move(contestant));
  }
  return contestants;
}

absl::StatusOr<std::vector<compare::Contestant>> OfPrograms(ContestantWords words) {
  std::vector<compare::Contestant> contestants;
  for (const std::string& program : words.programs) {
    HAKARI_ASSIGN_OR_RETURN(compare::Contestant contestant, ContestantOf(words, program));
    contestants.push_back(std::move(contestant));
    // The project's engine needs to be built only once.
    if (!absl::StartsWith(program, engines::kUsiPrefix)) words.question.build = false;
  }
  return contestants;
}

}  // namespace

absl::StatusOr<std::vector<compare::Contestant>> ContestantsOf(const ContestantWords& words) {
  if (!words.settings.empty() && words.programs.size() > 1) {
    return absl::InvalidArgumentError("--setting applies to one program: give --program once");
  }
  const size_t count = words.settings.empty() ? words.programs.size() : words.settings.size();
  if (count < 2 || count > kMost) {
    return absl::InvalidArgumentError(
        absl::StrCat("expected 2 to ", kMost,
                     " programs (--program A --program B), or settings of one "
                     "(--setting NAME=1 --setting NAME=2), found ",
                     count));
  }
  return words.settings.empty() ? OfPrograms(words) : OfSettings(words);
}

}  // namespace hakari::cli
