// Runs a suite at a commit: checks the commit out into a separate folder, builds and runs it there
// with its own launcher, and reads the JSON result.
#ifndef HAKARI_CI_GATE_BISECT_REVISION_ASKER_H_
#define HAKARI_CI_GATE_BISECT_REVISION_ASKER_H_

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/statusor.h"
#include "base/context/context.h"
#include "ci/gate/revision/git.h"
#include "ci/report/suite_report.h"

namespace hakari::gate {

struct AskPlan {
  Context context;
  std::string repository;          // the user's repository; never modified
  std::string subfolder;           // of a checkout: the command runs there; may be empty
  std::string command;             // builds and runs a suite: a path relative to it, or absolute
  std::vector<std::string> words;  // the command's arguments: the suite and its options
  std::string work;                // the folder of checkouts and kept answers
};

struct Asked {
  std::optional<report::SuiteReport> report;
  std::string why_not;  // one line if there is no report: it does not build, it has no such suite
};

class RevisionAsker {
 public:
  explicit RevisionAsker(AskPlan plan)
      : plan_(std::move(plan)), git_(plan_.repository, plan_.context.stop) {}
  // Stops the Bazel servers of its checkouts.
  ~RevisionAsker();
  RevisionAsker(const RevisionAsker&) = delete;
  RevisionAsker& operator=(const RevisionAsker&) = delete;

  // `checkout` names the folder; a commit that is already there needs no second build. `only` is a
  // problem, or empty for all. An error concerns this program or the machine; a commit that cannot
  // be asked is no error.
  absl::StatusOr<Asked> Ask(const std::string& commit, const std::string& checkout,
                            const std::string& only);
  // The same, but an answer from before is reused, so that an interrupted search continues quickly.
  absl::StatusOr<Asked> AskOnce(const std::string& commit, const std::string& checkout,
                                const std::string& only);

 private:
  std::string FolderOf(const std::string& checkout) const;
  std::vector<std::string> WordsFor(const std::string& only) const;

  const AskPlan plan_;
  const Git git_;
  std::vector<std::pair<std::string, std::string>> lies_;  // checkouts, each with the commit in it
};

}  // namespace hakari::gate

#endif  // HAKARI_CI_GATE_BISECT_REVISION_ASKER_H_
