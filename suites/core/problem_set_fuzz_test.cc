// Reads any bytes as a problem file. They are refused, or writing and reading the problems again
// gives the same problems. Rules may refuse a file, but they do not change what is read.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>

#include "absl/strings/string_view.h"
#include "suites/core/problem_line.h"
#include "suites/core/problem_set.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  const absl::string_view text(reinterpret_cast<const char*>(data), size);
  const auto set = hakari::suites::ParseProblemSet(text, "fuzz");
  if (!set.ok()) return 0;
  std::string written;
  for (const hakari::suites::Problem& problem : set->problems()) {
    written += hakari::suites::ProblemLine(problem) + "\n";
  }
  const auto again = hakari::suites::ParseProblemSet(written, "fuzz");
  if (!again.ok() || again->hash() != set->hash()) std::abort();
  const auto ruled = hakari::suites::ParseProblemSet(text, "fuzz", {true, {"book", "theme"}});
  if (ruled.ok() && ruled->hash() != set->hash()) std::abort();
  return 0;
}
