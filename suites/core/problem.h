// A problem: a position and what its file notes about it.
#ifndef HAKARI_SUITES_CORE_PROBLEM_H_
#define HAKARI_SUITES_CORE_PROBLEM_H_

#include <map>
#include <optional>
#include <string>

#include "absl/strings/string_view.h"

namespace hakari::suites {

struct Problem {
  std::string id;                            // letters, digits, '.', '_' and '-'; at most 64
  std::string sfen;                          // board, side, hand and ply, without the word sfen
  std::map<std::string, std::string> notes;  // all but the id

  std::optional<absl::string_view> Note(const std::string& key) const {
    const auto note = notes.find(key);
    if (note == notes.end()) return std::nullopt;
    return note->second;
  }
};

}  // namespace hakari::suites

#endif  // HAKARI_SUITES_CORE_PROBLEM_H_
