// The journals of a run that may be done in shards: one file for the whole and one for each shard.
// The whole takes over the journals of shards that lie beside it, wherever they were made.
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
  bool fresh = false;  // the old contents are discarded
};

// `whole` describes the whole run, whichever shard this is; its `must_be_whole` is ignored.
// kFailedPrecondition: a file belongs to another run, or two files have different results for an
// item.
absl::StatusOr<std::unique_ptr<Journal>> OpenKeptJournal(const JournalPlace& place,
                                                         const Merge& whole);

}  // namespace hakari

#endif  // HAKARI_BASE_RUN_KEPT_JOURNAL_H_
