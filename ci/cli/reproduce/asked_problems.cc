#include "ci/cli/reproduce/asked_problems.h"
#include "ci/cli/options.h"

#include <filesystem>
#include <set>
#include <system_error>
#include <utility>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "base/status/macros.h"
#include "ci/cli/suite/given_problems.h"
#include "ci/cli/suite/suite_options.h"
#include "ci/reproduce/gps/versions.h"
#include "suites/core/suite.h"
#include "suites/engines/typed_search.h"

namespace hakari::cli {
namespace {

constexpr char kSuite[] = "next_move";
constexpr char kUsual[] = "default";

absl::StatusOr<reproduce::EngineVersion> EngineAt(const std::string& typed,
                                                  const suites::Suite& suite,
                                                  RevisionPlayers& revisions) {
  HAKARI_ASSIGN_OR_RETURN(const RevisionEngine engine, revisions.TypedEngine(typed, true));
  reproduce::EngineVersion version;
  version.typed = typed;
  HAKARI_ASSIGN_OR_RETURN(version.program,
                          suite.engine_program(engine.engine, {"", TranscriptFolder()}));
  return version;
}

absl::StatusOr<std::vector<reproduce::EngineVersion>> VersionsOf(const ProblemWords& words,
                                                                 const suites::Suite& suite,
                                                                 RevisionPlayers& revisions) {
  if (words.versions.empty()) return reproduce::UsualVersions();
  std::vector<reproduce::EngineVersion> versions;
  std::set<std::string> seen;
  for (const std::string& typed : words.versions) {
    if (!seen.insert(typed).second) {
      return absl::InvalidArgumentError(absl::StrCat("--version ", typed, " is given twice"));
    }
    if (typed == kUsual) {
      HAKARI_ASSIGN_OR_RETURN(std::vector<reproduce::EngineVersion> usual,
                              reproduce::UsualVersions());
      for (reproduce::EngineVersion& version : usual) versions.push_back(std::move(version));
    } else if (engines::IsTypedSearch(typed)) {
      HAKARI_ASSIGN_OR_RETURN(reproduce::EngineVersion version, reproduce::SearchVersion(typed));
      versions.push_back(std::move(version));
    } else {
      HAKARI_ASSIGN_OR_RETURN(reproduce::EngineVersion version, EngineAt(typed, suite, revisions));
      versions.push_back(std::move(version));
    }
  }
  return versions;
}

}  // namespace

void AddProblemWords(Command command, ProblemWords& words) {
  command
      .AddOption("--problems", words.problems,
                 "Your own problems instead of the suite's: a file, or a folder of files or of "
                 "transcribed books")
      .TypeName("PATH");
  command
      .AddOption(
          "--version", words.versions,
          "A version to run instead of the usual ones: rev:REVISION, usi:COMMAND, search:SETTINGS, "
          "or default for the usual ones; repeat for more, in chronological order")
      .TypeName("VERSION")
      .OneValueEach();
}

absl::StatusOr<AskedProblems> ProblemsOf(const ProblemWords& words, const Context& context) {
  HAKARI_ASSIGN_OR_RETURN(const suites::Suite suite, SuiteOver(kSuite, words.problems));
  HAKARI_ASSIGN_OR_RETURN(const suites::ProblemSet problems,
                          suites::ReadProblemsOf(suite, context.root));
  std::error_code ignored;
  AskedProblems asked;
  asked.revisions = std::make_unique<RevisionPlayers>(
      "reproduce", std::filesystem::current_path(ignored).string(), context);
  asked.lab.are_given = !words.problems.empty();
  asked.lab.books_name = words.problems.empty() ? "suites/next_move" : words.problems;
  asked.lab.score = suite.score;
  HAKARI_ASSIGN_OR_RETURN(asked.lab.books, reproduce::BooksOf(problems, asked.lab.are_given));
  HAKARI_ASSIGN_OR_RETURN(asked.lab.versions, VersionsOf(words, suite, *asked.revisions));
  return asked;
}

}  // namespace hakari::cli
