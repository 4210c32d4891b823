// A golden as a test: reads it, runs what its header names, compares.
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
  std::string root;  // below which problem files and goldens lie
  std::string path;  // of the golden, below it
  Shard shard;
  std::function<const suites::Suite*(absl::string_view)> find_suite;
};

// True if nothing was found; else `out` has every finding, one a line.
bool CheckGolden(const GoldenCheckOptions& options, std::ostream& out);

// A shard of the problems of `part`, as one shard of all problems: a test of a slice may be sharded
// too.
Shard ShardWithin(const Shard& part, const Shard& shard);

// The shard that the test runner asks for in TEST_SHARD_INDEX and TEST_TOTAL_SHARDS; touches
// TEST_SHARD_STATUS_FILE, by which the runner knows that it was heard.
Shard ShardOfTest();

}  // namespace hakari::golden

#endif  // HAKARI_GOLDEN_GOLDEN_CHECK_H_
