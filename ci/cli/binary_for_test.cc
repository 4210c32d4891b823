#include "ci/cli/binary_for_test.h"

#include <sys/wait.h>

#include <cstdlib>

#include <filesystem>

#include "absl/strings/str_cat.h"
#include "base/files/text_file.h"
#include "gtest/gtest.h"

namespace hakari::cli {

Ran RunHakariIn(const std::string& folder, const std::string& arguments) {
  const std::string binary = std::filesystem::absolute("ci/cli/hakari").string();
  const std::string out = testing::TempDir() + "/hakari_out";
  const std::string err = testing::TempDir() + "/hakari_err";
  const std::string line =
      absl::StrCat("cd ", folder, " && ", binary, " ", arguments, " >", out, " 2>", err);
  const int status = std::system(line.c_str());
  return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, ReadTextFile(out).value_or("not there"),
          ReadTextFile(err).value_or("not there")};
}

Ran RunHakari(const std::string& arguments) { return RunHakariIn(".", arguments); }

}  // namespace hakari::cli
