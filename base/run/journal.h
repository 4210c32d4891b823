// What a run has finished so far, on disk: a run that was killed, even by kill -9, continues where
// it was instead of starting again.
//
// A line of the file is a checksum of 16 digits, a space and the contents. The first line
// identifies the run. Each of the others is one finished item (its id, a tab, a text), written in
// one piece as soon as the item is finished. An incomplete line at the end of the file is dropped.
// Damage anywhere else, and a journal of another run, are errors: mixed results would be worse than
// none.
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

// Everything that results must have in common to be combined, in a fixed order: which items, which
// program with what configuration and which files, limits, rules, seed. Never the number of jobs.
using RunIdentity = std::vector<std::pair<std::string, std::string>>;

// The identity of the journal of a shard; the run's own identity if the shard is the whole.
RunIdentity ShardIdentity(RunIdentity run, Shard shard);

struct JournalContents {
  std::map<std::string, std::string> finished;  // the texts by id
  size_t whole_bytes = 0;                       // up to the end of the last complete line
  bool was_torn = false;                        // something after that was dropped
};
absl::StatusOr<JournalContents> ParseJournal(absl::string_view text, const RunIdentity& identity,
                                             const std::string& file_name);
// The identity that a journal states in its first line.
absl::StatusOr<RunIdentity> IdentityOfJournal(absl::string_view text, const std::string& file_name);
// The shard that a journal states in its first line, whatever else that line says.
absl::StatusOr<Shard> ShardOfJournal(absl::string_view text, const std::string& file_name);

// Only one process at a time can have a journal open. Not thread-safe.
class Journal {
 public:
  // Also makes the folder. `fresh` discards the file's contents, whatever they are.
  static absl::StatusOr<std::unique_ptr<Journal>> Open(const std::string& path,
                                                       const RunIdentity& identity, bool fresh);
  ~Journal();
  Journal(const Journal&) = delete;
  Journal& operator=(const Journal&) = delete;

  // What the journal held when it was opened, and what Add() has added since; Append() does not
  // change it.
  const std::map<std::string, std::string>& finished() const { return contents_.finished; }
  bool was_torn() const { return contents_.was_torn; }
  const std::string& path() const { return path_; }

  // `text` is one line.
  absl::Status Append(absl::string_view id, absl::string_view text);
  // Appends an item that the journal lacks and another one has, and adds it to finished().
  absl::Status Add(const std::string& id, const std::string& text);
  // Removes the file: the run is over and its results are stored elsewhere.
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

// Merges the journals of the shards of one run, wherever they were made, into one.
struct Merge {
  RunIdentity identity;          // of the run, without a shard
  std::vector<std::string> ids;  // of all items of the run, in order
  // Whether two texts are the same result of an item: times may differ.
  std::function<bool(absl::string_view, absl::string_view)> same;
  bool must_be_whole = false;  // if true, an unfinished item is an error
};

// Adds to `whole` what it lacks. If a journal belongs to another run, has an item that its shard
// does not have, or has a different result for an item, nothing is added and the error names the
// file and the item.
absl::Status MergeJournals(const std::vector<std::string>& paths, const Merge& merge,
                           Journal& whole);

}  // namespace hakari

#endif  // HAKARI_BASE_RUN_JOURNAL_H_
