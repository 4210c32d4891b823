// The journals of a run that was done in shards, perhaps on several machines, put together.
#ifndef HAKARI_SUITES_PREDICT_EXPERIMENTS_SHARD_JOURNALS_H_
#define HAKARI_SUITES_PREDICT_EXPERIMENTS_SHARD_JOURNALS_H_

#include <memory>
#include <string>

#include "absl/status/statusor.h"
#include "suites/run/journal.h"

namespace hakari::suites {

// The journal STEM.journal with what it lacks of every STEM-shardIofN.journal beside it. `fresh`
// forgets the first and does not look at the others. A shard's journal of another run is an error,
// like one's own.
absl::StatusOr<std::unique_ptr<Journal>> OpenWithShards(const std::string& stem,
                                                        const RunIdentity& identity, bool fresh);

}  // namespace hakari::suites

#endif  // HAKARI_SUITES_PREDICT_EXPERIMENTS_SHARD_JOURNALS_H_
