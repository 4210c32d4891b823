#include "suites/core/problem.h"

#include "absl/strings/str_split.h"
#include "engine/notation/sfen.h"

namespace hakari::suites {

void Problem::Set(const Position& position) {
  Set(notation::ToSfen(position), player::Game(position));
}

Groups GroupsOf(const Problem& problem, const std::vector<std::string>& keys) {
  Groups groups;
  for (const std::string& key : keys) {
    const std::optional<absl::string_view> note = problem.Note(key);
    if (note) groups[key] = absl::StrSplit(*note, ',');
  }
  return groups;
}

}  // namespace hakari::suites
