// A problem: a position, the moves that led to it if its file has them, and the notes of the file.
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

// The words of a note's value, by the key of the note: "theme" -> {"fork", "pin"}.
using Groups = std::map<std::string, std::vector<std::string>>;

struct Problem {
  std::string id;                            // letters, digits, '.', '_' and '-'; at most 64
  std::map<std::string, std::string> notes;  // all but the id
  Expectation expected;                      // from the notes, if the problem was read

  // The position that is asked about, as text and parsed; the initial position unless it is set.
  // The text is an SFEN with or without "moves …", or "startpos" with or without them. It is shown
  // and hashed as it was written.
  const std::string& sfen() const { return sfen_; }
  const player::Game& game() const { return game_; }
  const Position& position() const { return game_.position(); }

  void Set(const Position& position);
  // `text` must describe `game`.
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

// The groups of a problem: the comma-separated words of each of these notes. A note that the
// problem does not have is left out.
Groups GroupsOf(const Problem& problem, const std::vector<std::string>& keys);

}  // namespace hakari::suites

#endif  // HAKARI_SUITES_CORE_PROBLEM_H_
