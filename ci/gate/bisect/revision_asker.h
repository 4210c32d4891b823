// Asks a commit what it answers to a suite: checked out in a folder of its own, built and run there
// by its own launcher, read from its JSON.
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
  std::string repository;  // where the user works; never touched
  std::string subfolder;   // of a checkout, in which the command runs; may be empty
  std::string command;     // builds and runs a suite there: a file in it, or an absolute path
  std::vector<std::string> words;  // after it: the suite and its options
  std::string work;                // checkouts and kept answers lie below
};

struct Asked {
  std::optional<report::SuiteReport> report;
  std::string why_not;  // one line, if there is none: it does not build, it knows no such suite
};

class RevisionAsker {
 public:
  explicit RevisionAsker(AskPlan plan)
      : plan_(std::move(plan)), git_(plan_.repository, plan_.context.stop) {}
  // Takes leave of what its checkouts left running.
  ~RevisionAsker();
  RevisionAsker(const RevisionAsker&) = delete;
  RevisionAsker& operator=(const RevisionAsker&) = delete;

  // `checkout` names the folder; a commit that stays in one needs no second build. `only` is a
  // problem, or empty for all. An error is about us or the machine, never about the commit.
  absl::StatusOr<Asked> Ask(const std::string& commit, const std::string& checkout,
                            const std::string& only);
  // The same, or what was answered before: a search that was interrupted goes on quickly.
  absl::StatusOr<Asked> AskOnce(const std::string& commit, const std::string& checkout,
                                const std::string& only);

 private:
  std::string FolderOf(const std::string& checkout) const;
  std::vector<std::string> WordsFor(const std::string& only) const;

  const AskPlan plan_;
  const Git git_;
  std::vector<std::pair<std::string, std::string>> lies_;  // which commit in which checkout
};

}  // namespace hakari::gate

#endif  // HAKARI_CI_GATE_BISECT_REVISION_ASKER_H_
