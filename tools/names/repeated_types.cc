#include "tools/names/repeated_types.h"

#include <fstream>
#include <iterator>
#include <map>
#include <set>

#include "tools/names/type_definitions.h"

namespace hakari::names {
namespace {

namespace fs = std::filesystem;

bool IsSkippedFolder(const fs::path& folder) {
  const std::string name = folder.filename();
  return name[0] == '.' || name.rfind("bazel-", 0) == 0;
}

// Sorted, so that the order does not depend on the disk.
std::set<fs::path> SourcesUnder(const fs::path& folder) {
  std::set<fs::path> sources;
  for (auto at = fs::recursive_directory_iterator(folder); at != fs::end(at); ++at) {
    if (at->is_directory() && IsSkippedFolder(at->path())) at.disable_recursion_pending();
    const std::string extension = at->path().extension();
    if ((extension == ".h" || extension == ".cc") && at->is_regular_file()) {
      sources.insert(at->path());
    }
  }
  return sources;
}

std::string Contents(const fs::path& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

std::string Place(const std::string& file, int line) { return file + ":" + std::to_string(line); }

}  // namespace

Repetitions RepeatedTypes(const fs::path& folder) {
  Repetitions found;
  std::map<std::string, std::map<std::string, int>> lines;  // by name, then by file
  for (const fs::path& path : SourcesUnder(folder)) {
    const std::string file = path.lexically_relative(folder);
    const SourceTypes types = TypesOf(Contents(path));
    ++found.files;
    found.types += static_cast<int>(types.definitions.size());
    // Two definitions in one file are the compiler's concern, or are in different branches of an
    // #if.
    for (const TypeDefinition& type : types.definitions) lines[type.name].emplace(file, type.line);
    if (types.stray_brace != 0) {
      found.faults.push_back(Place(file, types.stray_brace) +
                             ": this brace has no partner; teach tools/names what stands there");
    }
  }
  for (const auto& [name, places] : lines) {
    if (places.size() < 2) continue;
    std::string fault = name + " is defined in";
    for (const auto& [file, line] : places) fault += " " + Place(file, line);
    found.faults.push_back(fault + ": rename one, or put it into an unnamed namespace");
  }
  return found;
}

}  // namespace hakari::names
