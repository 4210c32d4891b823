// Builds a game in the order of KIF and KI2: moves, comments and ending of the current line, then
// the lines that branch off, each from the nearest suitable line before it.
//
// Keeps the position, so that callers can check every move. An illegal move is accepted in one
// place only: as the last of its line, if the file then says that the game was lost by it.
#ifndef HAKARI_ENGINE_NOTATION_KIF_RECORD_BUILDER_H_
#define HAKARI_ENGINE_NOTATION_KIF_RECORD_BUILDER_H_

#include <cstdint>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "engine/notation/record.h"
#include "engine/position/position.h"

namespace hakari::notation {

class RecordBuilder {
 public:
  explicit RecordBuilder(const Position& start);

  const Position& position() const { return position_; }
  // The moves made from the start of the game to the position.
  int ply() const { return static_cast<int>(path_.size()); }
  // Where the last move went; kNoSquare at the start.
  Square previous_to() const;
  const RecordLine& current() const { return record_.lines.back(); }
  // Whether an ending or a result of the current line is known.
  bool ended() const {
    return current().end != GameEnd::kUnknown || current().result != GameResult::kUnknown;
  }
  // Whether the last move was illegal.
  bool has_illegal_move() const { return current().illegal_move.has_value(); }
  // The side to move next, counting an illegal move as made.
  Color next_to_move() const {
    return has_illegal_move() ? Opponent(position_.side_to_move()) : position_.side_to_move();
  }
  int next_ply() const { return ply() + (has_illegal_move() ? 1 : 0); }

  // `move` must be legal. Returns the error of an illegal move before it, if there is one.
  absl::Status Play(Move move, int64_t spent_ms);
  // Adds a move that is not legal. `error` describes it and is returned later, unless an ending
  // explains the move.
  absl::Status PlayIllegal(Move move, absl::Status error);
  // Adds one line of comment on the last move; before the first move, on the game; after the
  // ending, on the ending.
  void Comment(absl::string_view text);
  // Ends the current line. The side that made an illegal move has lost, whatever `result` says.
  absl::Status End(GameEnd end, GameResult result, int64_t spent_ms);
  // Begins a line whose first move comes after `ply` moves of the game. It leaves the nearest
  // earlier line that has as many moves; `error` is returned if there is none.
  absl::Status Branch(int ply, absl::Status error);

  // The record, its lines in canonical order (SortLines), without tags.
  absl::StatusOr<GameRecord> Finish();

 private:
  struct PlayedMove {
    Move move;
    Undo undo;
  };

  RecordLine& line() { return record_.lines.back(); }
  int FindLineToLeave(int ply) const;
  void GoTo(int line, int ply);
  void Make(Move move);
  // The text that a comment here is added to; null in a variation that has no moves yet.
  std::string* CommentedText();
  // Adds the comments that precede a variation's first move to that move; if the variation has no
  // moves, to the move after which it leaves.
  void PlaceEarlyComments();

  GameRecord record_;
  std::vector<int> line_starts_;  // by line: the moves of the game before the line's first
  Position position_;
  std::vector<PlayedMove> path_;
  absl::Status pending_error_;               // of an illegal move
  std::vector<std::string> early_comments_;  // of a variation that has no moves yet
  bool comment_is_open_ = false;             // it already has lines, which may be empty
};

// Sorts the lines into the canonical order: a line, then the lines that leave it, the last to leave
// first, each followed directly by the lines that leave it in turn. KIF uses this order; it is the
// only one in which "変化：12手" alone identifies the line that is left. Lines that leave at the
// same move keep their order.

// Lines that leave at the same move keep their order.
void SortLines(GameRecord& record);

}  // namespace hakari::notation

#endif  // HAKARI_ENGINE_NOTATION_KIF_RECORD_BUILDER_H_
