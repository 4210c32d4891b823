#include "tools/installed/needed_program.h"

#include <unistd.h>

namespace hakari::tools::testing {
namespace {

// Where Bazel puts the files in the test's `data`.
std::string Runfile(const std::string& path) {
  const char* root = std::getenv("TEST_SRCDIR");
  const char* workspace = std::getenv("TEST_WORKSPACE");
  return std::string(root == nullptr ? "" : root) + "/" + (workspace == nullptr ? "" : workspace) +
         "/" + path;
}

}  // namespace

ProgramCheck CheckProgram(const std::string& path, const std::string& package) {
  ProgramCheck check;
  // Without this file Bazel would keep the result "skipped" after the package has been installed.
  if (access(Runfile("tools/installed/" + package + ".txt").c_str(), R_OK) != 0) {
    check.fault = "list //tools/installed:" + package + " in this test's `data`";
  }
  if (access(path.c_str(), X_OK) != 0) {
    check.skip = path + " is missing: apt-get install " + package;
  }
  return check;
}

}  // namespace hakari::tools::testing
