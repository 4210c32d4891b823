// Chooses the program that runs a suite, and the folders of its goldens, journals and transcripts.
// The program is one of Hakari's own, an engine from the command line, or the engine of the
// hakari.json at or above the user's folder.
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
  bool build = true;    // build the project's engine first
};

struct SuiteChoice {
  suites::Suite suite;     // its programs include the chosen one
  std::string program;     // its name
  bool has_golden = true;  // false for an engine from the command line
  golden::GoldenPlace goldens;
  std::string hakari_folder;  // for journals and transcripts
};

// kFailedPrecondition: the build failed. Any other error is a usage error, in the command line or
// in hakari.json.
absl::StatusOr<SuiteChoice> ChooseProgram(const SuiteQuestion& question);

// An engine author's own build command.

// Runs the project's build command in the project's folder and waits. Its output goes to our
// stderr, and its input is empty. kFailedPrecondition, with the command and how it ended, if it
// failed.
absl::Status BuildEngine(const EngineProject& project);

// The engine for a command that works with engines only: one from the command line, or that of the
// hakari.json at or above the user's folder.
struct EngineChoice {
  suites::EngineSpec engine;
  std::string name;   // of the project; empty for an engine from the command line
  std::string shown;  // for people: the project's name, or what was typed
  std::optional<NodeSignature> signature;  // of the project's own
};

// `program` is "usi:COMMAND"; or the project's name, or empty, for the project's engine; or the
// name of another engine in hakari.json, which is not built. kFailedPrecondition: the build failed;
// any other error is a usage error.
absl::StatusOr<EngineChoice> ChooseEngine(absl::string_view program, const std::string& here,
                                          bool build);

}  // namespace hakari::project

#endif  // HAKARI_CI_PROJECT_SUITE_CHOICE_H_
