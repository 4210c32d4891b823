// Puts a game together in the order in which KIF and KI2 tell it: moves, comments and endings of
// the line at hand, then the lines that branch off, each from the nearest line told before it.
//
// Keeps the position, so that every move is checked. An illegal move is allowed in one place only:
// as the last of its line, when the file goes on to say that the game was lost by it.
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
  // Whether an ending or a result of the line at hand is known.
  bool ended() const {
    return current().end != GameEnd::kUnknown || current().result != GameResult::kUnknown;
  }
  // Whether an illegal move was the last.
  bool has_illegal_move() const { return current().illegal_move.has_value(); }
  // Who would be next to move, had an illegal move been made.
  Color next_to_move() const {
    return has_illegal_move() ? Opponent(position_.side_to_move()) : position_.side_to_move();
  }
  int next_ply() const { return ply() + (has_illegal_move() ? 1 : 0); }

  // The move must be legal. An error is that of an illegal move before this one.
  absl::Status Play(Move move, int64_t spent_ms);
  // A move that is not legal: `error` says so and is returned later, unless an ending explains it.
  absl::Status PlayIllegal(Move move, absl::Status error);
  // One line of comment on the last move; before the first move, on the game; after the ending, on
  // the ending.
  void Comment(absl::string_view text);
  // Of the line at hand. Whoever made an illegal move has lost by it, whatever `result` says.
  absl::Status End(GameEnd end, GameResult result, int64_t spent_ms);
  // Begins a line whose first move comes after `ply` moves of the game. It leaves the nearest line
  // told before it that has as many moves; `error` is returned if there is none.
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
  // What a comment here belongs to; none in a variation that has no moves yet.
  std::string* CommentedText();
  // Comments that a variation has before its first move belong to that move; to the move that it
  // leaves after if it has none.
  void PlaceEarlyComments();

  GameRecord record_;
  std::vector<int> line_starts_;  // by line: the moves of the game before the line's first
  Position position_;
  std::vector<PlayedMove> path_;
  absl::Status pending_error_;               // of an illegal move
  std::vector<std::string> early_comments_;  // of a variation that has no moves yet
  bool comment_is_open_ = false;             // it has lines already, though they may be empty
};

// The one order in which the lines of a record stand: a line, then those that leave it, the last to
// leave first, each followed at once by those that leave it in turn. It is the order in which KIF
// tells them, and the only one from which "変化：12手" alone says what is left.

// Lines that leave at the same move keep their order.
void SortLines(GameRecord& record);

}  // namespace hakari::notation

#endif  // HAKARI_ENGINE_NOTATION_KIF_RECORD_BUILDER_H_
