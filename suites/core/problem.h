// A problem: a position, with the moves that led to it where its file has them, and what the file
// notes about it.
#ifndef HAKARI_SUITES_CORE_PROBLEM_H_
#define HAKARI_SUITES_CORE_PROBLEM_H_

#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/string_view.h"
#include "engine/player/game.h"
#include "engine/position/position.h"
#include "suites/core/expectation.h"

namespace hakari::suites {

// By the key of a note the words of its value: "theme" -> {"fork", "pin"}.
using Groups = std::map<std::string, std::vector<std::string>>;

struct Problem {
  std::string id;                            // letters, digits, '.', '_' and '-'; at most 64
  std::map<std::string, std::string> notes;  // all but the id
  Expectation expected;                      // by the notes, where the problem was read

  // What is asked about: the initial position unless it is set. The text, an SFEN with "moves …" or
  // not, or "startpos moves …", is what is shown and hashed; it stays as it was written.
  const std::string& sfen() const { return sfen_; }
  const player::Game& game() const { return game_; }
  const Position& position() const { return game_.position(); }

  void Set(const Position& position);
  // The text must be the game's.
  void Set(std::string text, player::Game&& game) {
    sfen_ = std::move(text);
    game_ = std::move(game);
  }

  std::optional<absl::string_view> Note(const std::string& key) const {
    const auto note = notes.find(key);
    if (note == notes.end()) return std::nullopt;
    return note->second;
  }

 private:
  std::string sfen_ = "startpos";
  player::Game game_;
};

// The groups that a problem belongs to by these notes, whose words have commas between them. A note
// that is not there is in no group.
Groups GroupsOf(const Problem& problem, const std::vector<std::string>& keys);

}  // namespace hakari::suites

#endif  // HAKARI_SUITES_CORE_PROBLEM_H_
