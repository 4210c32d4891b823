// What a run has finished so far, on disk: a run that was killed, even by kill -9, goes on where it
// was instead of beginning anew.
//
// A line of the file is a checksum of 16 digits, a blank and the contents. The first line names the
// run, the others are one finished item each (its id, a tab, a text), written in one piece as soon
// as it is known. A line that was cut off at the end of the file is dropped; damage anywhere else,
// and a run of another name, are errors: mixed results would be worse than none.
#ifndef HAKARI_BASE_RUN_JOURNAL_H_
#define HAKARI_BASE_RUN_JOURNAL_H_

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "base/run/selection.h"

namespace hakari {

// Everything that results must have in common to be put together, in a fixed order: which items,
// who answers with what configuration and which files, limits, rules, seed. Never how many jobs.
using RunIdentity = std::vector<std::pair<std::string, std::string>>;

// Of the journal of a shard of the run; of the run's own if the shard is the whole.
RunIdentity ShardIdentity(RunIdentity run, Shard shard);

struct JournalContents {
  std::map<std::string, std::string> finished;  // the texts by id
  size_t whole_bytes = 0;                       // up to the end of the last whole line
  bool was_torn = false;                        // something after that had to be dropped
};
absl::StatusOr<JournalContents> ParseJournal(absl::string_view text, const RunIdentity& identity,
                                             const std::string& file_name);
// The run that a journal says it is of.
absl::StatusOr<RunIdentity> IdentityOfJournal(absl::string_view text, const std::string& file_name);
// The shard that a journal says it is of, whatever else its first line says.
absl::StatusOr<Shard> ShardOfJournal(absl::string_view text, const std::string& file_name);

// One process at a time has a journal open. Not for several threads at once.
class Journal {
 public:
  // Makes the folder too. `fresh` forgets what the file holds, whatever it is.
  static absl::StatusOr<std::unique_ptr<Journal>> Open(const std::string& path,
                                                       const RunIdentity& identity, bool fresh);
  ~Journal();
  Journal(const Journal&) = delete;
  Journal& operator=(const Journal&) = delete;

  // As it was when the journal was opened, and what was added since.
  const std::map<std::string, std::string>& finished() const { return contents_.finished; }
  bool was_torn() const { return contents_.was_torn; }
  const std::string& path() const { return path_; }

  // `text` is one line.
  absl::Status Append(absl::string_view id, absl::string_view text);
  // The same for what it does not have yet and another journal does; joins what is finished.
  absl::Status Add(const std::string& id, const std::string& text);
  // The run is over and its results are safe elsewhere.
  void Discard();

 private:
  Journal(int file, std::string path) : file_(file), path_(std::move(path)) {}
  absl::Status Load(const RunIdentity& identity);
  absl::Status StartAnew(const RunIdentity& identity);
  absl::Status AppendLine(absl::string_view contents);

  int file_;
  std::string path_;
  JournalContents contents_;
};

// The journals of shards of one run, wherever they were made, in one.
struct Merge {
  RunIdentity identity;          // of the run, without a shard
  std::vector<std::string> ids;  // of all its items, in order
  // Whether two texts say the same of an item: times may differ.
  std::function<bool(absl::string_view, absl::string_view)> same;
  bool must_be_whole = false;  // then an item that nobody finished is an error
};

// Adds to `whole` what it lacks, or nothing and says why, with the file and the item: a journal is
// of another run, has an item that its shard does not, or another result than one that is there.
absl::Status MergeJournals(const std::vector<std::string>& paths, const Merge& merge,
                           Journal& whole);

}  // namespace hakari

#endif  // HAKARI_BASE_RUN_JOURNAL_H_
