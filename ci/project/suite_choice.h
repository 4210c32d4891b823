// Whose program runs a suite, and where its goldens, journals and transcripts lie: one of our own,
// an engine that was typed, or the engine of the hakari.json around the user's folder.
#ifndef HAKARI_CI_PROJECT_SUITE_CHOICE_H_
#define HAKARI_CI_PROJECT_SUITE_CHOICE_H_

#include <optional>
#include <string>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "ci/project/engine_project.h"
#include "golden/golden.h"
#include "suites/core/engine_spec.h"
#include "suites/core/suite.h"

namespace hakari::project {

struct SuiteQuestion {
  std::string suite;    // must exist
  std::string program;  // as typed; empty: the project's engine, else the suite's first program
  std::string here;     // the user's folder
  std::string root;     // Hakari's folder
  bool build = true;    // the project's engine, first
};

struct SuiteChoice {
  suites::Suite suite;     // with the program among its own
  std::string program;     // its name
  bool has_golden = true;  // an engine that was typed has none
  golden::GoldenPlace goldens;
  std::string hakari_folder;  // for journals and transcripts
};

// kFailedPrecondition: the build failed. Any other error is one of usage: what was typed, or what
// hakari.json says.
absl::StatusOr<SuiteChoice> ChooseProgram(const SuiteQuestion& question);

// An engine author's own build command.

// Runs it in the project's folder and waits; what it says goes to our stderr, and it reads nothing.
// kFailedPrecondition with the command and how it ended, if that was not well.
absl::Status BuildEngine(const EngineProject& project);

// Which engine a command is about, where it asks engines only: one that was typed, or that of the
// hakari.json around the user's folder.
struct EngineChoice {
  suites::EngineSpec engine;
  std::string name;                        // of the project; empty for an engine that was typed
  std::string shown;                       // for people: the project's name, or what was typed
  std::optional<NodeSignature> signature;  // of the project's own
};

// `program` is "usi:COMMAND", the project's name or empty for the project's, or the name of another
// engine that hakari.json knows, which is not built. kFailedPrecondition: the build failed; any
// other error is one of usage.
absl::StatusOr<EngineChoice> ChooseEngine(absl::string_view program, const std::string& here,
                                          bool build);

}  // namespace hakari::project

#endif  // HAKARI_CI_PROJECT_SUITE_CHOICE_H_
