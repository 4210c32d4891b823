// Finds qualified names of types that several files define. The compiler sees one file at a time,
// and the linker keeps one of the functions with the same name, so neither reports them.
#ifndef HAKARI_TOOLS_NAMES_REPEATED_TYPES_H_
#define HAKARI_TOOLS_NAMES_REPEATED_TYPES_H_

#include <filesystem>
#include <string>
#include <vector>

namespace hakari::names {

struct Repetitions {
  int files = 0;
  int types = 0;
  std::vector<std::string> faults;  // what is wrong, where, and what to do; sorted by name
};

// Reads every *.h and *.cc file below the folder, except in hidden folders and Bazel's own.
Repetitions RepeatedTypes(const std::filesystem::path& folder);

}  // namespace hakari::names

#endif  // HAKARI_TOOLS_NAMES_REPEATED_TYPES_H_
