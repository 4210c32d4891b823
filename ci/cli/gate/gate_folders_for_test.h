// Folders of executables for tests of the gate, and a small project with a suite and goldens.
#ifndef HAKARI_CI_CLI_GATE_GATE_FOLDERS_FOR_TEST_H_
#define HAKARI_CI_CLI_GATE_GATE_FOLDERS_FOR_TEST_H_

#include <gtest/gtest.h>

#include <string>

#include "ci/cli/binary_for_test.h"

namespace hakari::cli {

class GateTest : public testing::Test {
 protected:
  // Sets HAKARI_ROOT to a project with the mate themes and their goldens.
  GateTest();

  // Fills base/ and candidate/ with the real executables and lists of the project's data.
  void FillBothSides();
  // Writes a list of the project's current data into that side's folder.
  void ListData(const std::string& side);
  // Copies `file` of the test's data into that side's folder, as `name`.
  void Put(const std::string& file, const std::string& side, const std::string& name);
  // Replaces an executable by a script; $REAL is the original.
  void PutScript(const std::string& side, const std::string& name, const std::string& script);

  // Adds the mate suite with its goldens to the project.
  void AddMateSuite();
  // Replaces a text in a file, which must contain it.
  void Edit(const std::string& file, const std::string& from, const std::string& to);

  std::string Path(const std::string& file) const { return root_ + "/" + file; }
  std::string Read(const std::string& file) const;

  // Runs `gate` on the two folders.
  Ran Gate(const std::string& arguments) const;

 private:
  const std::string root_ = testing::TempDir() + "/gate_project";
};

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_GATE_GATE_FOLDERS_FOR_TEST_H_
