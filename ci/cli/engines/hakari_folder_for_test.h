// A folder that replaces Hakari's own in tests, with the problems that engines are asked.
#ifndef HAKARI_CI_CLI_ENGINES_HAKARI_FOLDER_FOR_TEST_H_
#define HAKARI_CI_CLI_ENGINES_HAKARI_FOLDER_FOR_TEST_H_

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>

namespace hakari::cli {

// Creates it anew and sets HAKARI_ROOT to it.
inline void LayOutHakari(const std::string& folder) {
  namespace fs = std::filesystem;
  fs::remove_all(folder);
  fs::create_directories(folder + "/ci/cli");
  std::ofstream(folder + "/WORKSPACE").close();
  for (const char* file : {"suites/middlegame/positions.sfen", "suites/mate/themes.sfen",
                           "suites/mate/composed.sfen"}) {
    fs::create_directories(fs::path(folder + "/" + file).parent_path());
    fs::copy_file(file, folder + "/" + file);
  }
  setenv("HAKARI_ROOT", folder.c_str(), 1);
}

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_ENGINES_HAKARI_FOLDER_FOR_TEST_H_
