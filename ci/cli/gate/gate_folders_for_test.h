// Folders of executables for tests of the gate, and a small project whose work is compared.
#ifndef HAKARI_CI_CLI_GATE_GATE_FOLDERS_FOR_TEST_H_
#define HAKARI_CI_CLI_GATE_GATE_FOLDERS_FOR_TEST_H_

#include <gtest/gtest.h>

#include <string>

#include "ci/cli/binary_for_test.h"

namespace hakari::cli {

class GateTest : public testing::Test {
 protected:
  // HAKARI_ROOT becomes a project with the mate themes and their goldens.
  GateTest();

  // Fills base/ and candidate/ with the real executables and the list of the project's data.
  void FillBothSides();
  // The list of what lies in the project now becomes that side's.
  void ListData(const std::string& side);
  // `file` is what stands in the test's data.
  void Put(const std::string& file, const std::string& side, const std::string& name);
  // A script that stands for an executable; $REAL is the one that lay there.
  void PutScript(const std::string& side, const std::string& name, const std::string& script);

  // The mate suite with its goldens joins the project.
  void AddMateSuite();
  // One piece of a file, which must be there, for another.
  void Edit(const std::string& file, const std::string& from, const std::string& to);

  std::string Path(const std::string& file) const { return root_ + "/" + file; }
  std::string Read(const std::string& file) const;

  // `gate` over the two folders.
  Ran Gate(const std::string& arguments) const;

 private:
  const std::string root_ = testing::TempDir() + "/gate_project";
};

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_GATE_GATE_FOLDERS_FOR_TEST_H_
