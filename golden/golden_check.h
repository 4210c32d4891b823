// A golden as a test: reads it, runs the program that its header names, compares.
#ifndef HAKARI_GOLDEN_GOLDEN_CHECK_H_
#define HAKARI_GOLDEN_GOLDEN_CHECK_H_

#include <functional>
#include <ostream>
#include <string>

#include "absl/strings/string_view.h"
#include "base/run/selection.h"
#include "suites/core/suite.h"

namespace hakari::golden {

struct GoldenCheckOptions {
  std::string root;  // the problem files and goldens are below it
  std::string path;  // of the golden, below the root
  Shard shard;
  std::function<const suites::Suite*(absl::string_view)> find_suite;
};

// True if there are no findings; otherwise `out` has every finding, one per line.
bool CheckGolden(const GoldenCheckOptions& options, std::ostream& out);

// Converts a shard of the problems in `part` to a shard of all problems, so that a test of a slice
// may be sharded too.
Shard ShardWithin(const Shard& part, const Shard& shard);

// The shard that the test runner requests in TEST_SHARD_INDEX and TEST_TOTAL_SHARDS. Touches
// TEST_SHARD_STATUS_FILE, which tells the runner that the test supports sharding.
Shard ShardOfTest();

}  // namespace hakari::golden

#endif  // HAKARI_GOLDEN_GOLDEN_CHECK_H_
