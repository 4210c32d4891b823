// The test behind golden_test(). Its arguments are the golden and, for a slice of the problems, the
// index and count of the part.
#include <cstdlib>
#include <iostream>

#include "golden/golden_check.h"
#include "suites/registry.h"

int main(int argc, char** argv) {
  if (argc != 2 && argc != 4) {
    std::cerr << "expected GOLDEN [INDEX COUNT]: a golden, and the index and count of a part\n";
    return 2;
  }
  hakari::golden::GoldenCheckOptions options;
  options.path = argv[1];
  options.shard = hakari::golden::ShardOfTest();
  if (argc == 4) {
    options.shard =
        hakari::golden::ShardWithin({std::atoi(argv[2]), std::atoi(argv[3])}, options.shard);
  }
  options.find_suite = hakari::suites::FindSuite;
  return hakari::golden::CheckGolden(options, std::cout) ? 0 : 1;
}
