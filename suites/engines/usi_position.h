// A position in the words of `position`, and by our own rules to check what is answered to it.
#ifndef HAKARI_SUITES_ENGINES_USI_POSITION_H_
#define HAKARI_SUITES_ENGINES_USI_POSITION_H_

#include <string>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "engine/core/move.h"
#include "engine/position/position.h"

namespace hakari::engines {

class UsiPosition {
 public:
  // The start of a game from here.
  explicit UsiPosition(const Position& start);
  // "startpos" or "sfen <sfen>" or a bare SFEN, then "moves …" or not; every move is checked.
  static absl::StatusOr<UsiPosition> Parse(absl::string_view text);

  // The move must be legal here.
  void Play(Move move);

  const Position& position() const { return position_; }
  // "startpos moves 7g7f" or "sfen … moves …": what follows the word position.
  const std::string& text() const { return text_; }

 private:
  Position position_;
  std::string text_;
  bool has_moves_ = false;
};

}  // namespace hakari::engines

#endif  // HAKARI_SUITES_ENGINES_USI_POSITION_H_
