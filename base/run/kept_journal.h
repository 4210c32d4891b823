// Where a run that may be done in shards is kept: a file for the whole and one for each shard. The
// whole takes over what lies beside it of shards, wherever they were made.
#ifndef HAKARI_BASE_RUN_KEPT_JOURNAL_H_
#define HAKARI_BASE_RUN_KEPT_JOURNAL_H_

#include <memory>
#include <string>

#include "absl/status/statusor.h"
#include "base/run/journal.h"
#include "base/run/selection.h"

namespace hakari {

struct JournalPlace {
  std::string folder;
  std::string name;  // of the run: NAME.journal, NAME-shard1of4.journal
  Shard shard;
  bool fresh = false;  // what was kept is forgotten
};

// `whole` tells of the whole run, whichever shard this is; `must_be_whole` makes no difference.
// kFailedPrecondition: a file is of another run, or two of them differ in a result.
absl::StatusOr<std::unique_ptr<Journal>> OpenKeptJournal(const JournalPlace& place,
                                                         const Merge& whole);

}  // namespace hakari

#endif  // HAKARI_BASE_RUN_KEPT_JOURNAL_H_
