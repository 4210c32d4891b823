#include "ci/cli/gate/gate_folders_for_test.h"

#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "absl/strings/str_cat.h"
#include "base/files/text_file.h"

namespace hakari::cli {
namespace {

namespace fs = std::filesystem;

}  // namespace

GateTest::GateTest() {
  fs::remove_all(root_);
  fs::create_directories(Path("ci/cli"));
  fs::create_directories(Path("suites/mate"));
  std::ofstream(Path("WORKSPACE"));
  for (const char* file : {"suites/mate/themes.sfen", "suites/mate/composed.sfen"}) {
    fs::copy_file(file, Path(file));
  }
  fs::create_directories(Path("golden"));
  fs::copy("golden/themes", Path("golden/themes"));
  setenv("HAKARI_ROOT", root_.c_str(), 1);
}

void GateTest::FillBothSides() {
  for (const char* side : {"base", "candidate"}) {
    Put("ci/cli/hakari", side, "hakari");
    Put("ci/gate/probe/probe", side, "probe");
    Put("ci/gate/probe/probe_other_order", side, "probe_other_order");
  }
  ListData("base");
  ListData("candidate");
}

void GateTest::ListData(const std::string& side) {
  const Ran ran = RunHakari("gate data " + Path(side));
  ASSERT_EQ(ran.exit_code, 0) << ran.err;
}

void GateTest::Put(const std::string& file, const std::string& side, const std::string& name) {
  fs::create_directories(Path(side));
  fs::copy_file(file, Path(absl::StrCat(side, "/", name)), fs::copy_options::overwrite_existing);
}

void GateTest::PutScript(const std::string& side, const std::string& name,
                         const std::string& script) {
  const std::string path = Path(absl::StrCat(side, "/", name));
  fs::rename(path, path + ".real");
  std::ofstream(path) << "#!/bin/sh\nREAL=" << path << ".real\n" << script << "\n";
  fs::permissions(path, fs::perms::owner_all);
}

void GateTest::AddMateSuite() {
  fs::copy_file("suites/mate/positions.sfen", Path("suites/mate/positions.sfen"));
  fs::copy("golden/mate", Path("golden/mate"));
}

void GateTest::Edit(const std::string& file, const std::string& from, const std::string& to) {
  std::string text = Read(file);
  const size_t at = text.find(from);
  ASSERT_NE(at, std::string::npos) << file << " lacks " << from;
  ASSERT_TRUE(WriteFileAtomically(Path(file), text.replace(at, from.size(), to)).ok());
}

std::string GateTest::Read(const std::string& file) const {
  return ReadTextFile(Path(file)).value_or("not there");
}

Ran GateTest::Gate(const std::string& arguments) const {
  return RunHakari(absl::StrCat("gate --quiet --base-bin ", Path("base"), " --candidate-bin ",
                                Path("candidate"), " ", arguments));
}

}  // namespace hakari::cli
