// A game record, the same for all formats: where the game starts, who played, the moves with their
// times and comments, variations, and how it ended. Readers of CSA, KIF, KI2 and USI produce it,
// writers consume it.
#ifndef HAKARI_ENGINE_NOTATION_RECORD_H_
#define HAKARI_ENGINE_NOTATION_RECORD_H_

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/string_view.h"
#include "engine/core/move.h"
#include "engine/position/position.h"

namespace hakari::notation {

enum class GameEnd {
  kUnknown,         // the record just stops
  kResignation,     // 投了
  kMate,            // 詰み: the side to move has no legal move
  kTimeUp,          // 切れ負け
  kIllegalMove,     // 反則: the result says which side broke the rules
  kRepetition,      // 千日手
  kPerpetualCheck,  // 連続王手の千日手
  kDeclaration,     // 入玉勝ち: the side to move declared
  kImpasse,         // 持将棋
  kDraw,            // 引き分け, for any other reason
  kMaxMoves,        // 最大手数
  kInterrupted,     // 中断
  kTakenBack,       // 待った
  kNoMate,          // 不詰, of mate problems
  kError,           // the program that wrote the record gave up
};

enum class GameResult { kUnknown, kBlackWins, kWhiteWins, kDraw };

constexpr GameResult WinOf(Color color) {
  return color == kBlack ? GameResult::kBlackWins : GameResult::kWhiteWins;
}

// The result if the game ends this way while `to_move` is to move and nothing else is known. An
// illegal move counts as that of the side to move.
GameResult UsualResult(GameEnd end, Color to_move);

struct RecordedMove {
  Move move;              // legal in its position
  int64_t spent_ms = -1;  // -1: not recorded
  std::string comment;    // UTF-8, lines separated by '\n'
};

// A sequence of moves. Line 0 of a record is the game; the others leave an earlier line.
struct RecordLine {
  int parent = -1;     // index of the line that this one leaves; -1 for the game itself
  int parent_ply = 0;  // how many moves of the parent precede this line's first
  std::vector<RecordedMove> moves;
  // The move that broke the rules and so ended the game, if the record shows it; it is not in
  // `moves`. Only with kIllegalMove.
  std::optional<Move> illegal_move;
  GameEnd end = GameEnd::kUnknown;
  GameResult result = GameResult::kUnknown;
  int64_t end_spent_ms = -1;  // time spent on the ending (e.g. before resigning); -1: not recorded
  std::string end_comment;    // after the ending
};

struct GameRecord {
  // Where the record was read; not part of the game. `line` is where the game begins.
  std::string file;
  int line = 0;

  Position start;
  // Facts about the game, in the order of the file: canonical English keys for those that all
  // formats have (black, white, event, site, start_time, end_time, time_limit, opening, handicap),
  // the file's own key for any other. UTF-8.
  std::vector<std::pair<std::string, std::string>> tags;
  std::string comment;            // before the first move
  std::vector<RecordLine> lines;  // never empty in what a reader returns
};

// The value of a tag, empty if there is none.
absl::string_view TagOf(const GameRecord& record, absl::string_view key);

// Where a line (an index into record.lines) begins: the start, or where a variation leaves its
// parent.
Position PositionBefore(const GameRecord& record, int line);

// Compares the games, not where they were read: start (with its move number), tags, comments and
// lines.
bool operator==(const RecordedMove& a, const RecordedMove& b);
bool operator==(const RecordLine& a, const RecordLine& b);
bool operator==(const GameRecord& a, const GameRecord& b);

}  // namespace hakari::notation

#endif  // HAKARI_ENGINE_NOTATION_RECORD_H_
