// The test behind golden_test(): its one argument is the golden.
#include <iostream>

#include "golden/golden_check.h"
#include "suites/registry.h"

int main(int argc, char** argv) {
  if (argc != 2) {
    std::cerr << "expected one argument, the golden\n";
    return 2;
  }
  hakari::GoldenCheckOptions options;
  options.path = argv[1];
  options.shard = hakari::ShardOfTest();
  options.find_suite = hakari::FindSuite;
  return hakari::CheckGolden(options, std::cout) ? 0 : 1;
}
