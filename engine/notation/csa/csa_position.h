// The position statements of CSA: PI, P1 to P9, P+ and P-.
#ifndef HAKARI_ENGINE_NOTATION_CSA_CSA_POSITION_H_
#define HAKARI_ENGINE_NOTATION_CSA_CSA_POSITION_H_

#include <cstddef>
#include <string>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "engine/notation/text/text.h"
#include "engine/position/position.h"

namespace hakari::notation {

// Collects the statements of one game.
class CsaPositionReader {
 public:
  explicit CsaPositionReader(const SourceText& text) : text_(text) {}

  // A statement that begins with 'P' at `offset` in the line. Blanks at its end may be missing.
  absl::Status Add(int line, size_t offset, absl::string_view statement);

  // The position, once all statements are there; the initial one if there were none. `line` and
  // `offset` are the place after the statements.
  absl::StatusOr<Position> Finish(Color to_move, int line, size_t offset) const;

 private:
  // Where the piece on a square was named, for error messages about the whole position.
  struct Spot {
    int line = 0;
    size_t offset = 0;
  };

  absl::Status SetInitial(absl::string_view removed);
  absl::Status SetRank(int rank, absl::string_view cells);
  absl::Status SetPieces(Color color, absl::string_view pieces);
  absl::Status SetPiece(Color color, absl::string_view piece, size_t offset);
  absl::Status Hold(Color color, PieceKind kind, size_t offset);
  void HoldAllOthers(Color color);
  absl::Status Put(Piece piece, Square square, size_t offset);
  absl::Status Expected(size_t offset, absl::string_view what) const {
    return text_.Expected(line_, base_ + offset, what);
  }

  const SourceText& text_;
  Position position_;
  Spot spots_[kSquareCount];
  bool any_ = false;
  bool has_initial_ = false;
  bool has_ranks_ = false;
  int line_ = 0;     // of the current statement
  size_t base_ = 0;  // its offset in the line
};

// The statements, each with its line end, and the line of the side to move.
std::string ToCsaPosition(const Position& position);

}  // namespace hakari::notation

#endif  // HAKARI_ENGINE_NOTATION_CSA_CSA_POSITION_H_
