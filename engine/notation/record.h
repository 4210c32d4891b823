// A game record as every format here can say it: where the game starts, who played, the moves with
// their times and comments, variations, and how it ended. Readers of CSA, KIF, KI2 and USI all
// produce it, writers consume it.
#ifndef HAKARI_ENGINE_NOTATION_RECORD_H_
#define HAKARI_ENGINE_NOTATION_RECORD_H_

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "engine/core/move.h"
#include "engine/position/position.h"

namespace hakari {

enum class GameEnd {
  kUnknown,         // the record just stops
  kResignation,     // 投了
  kMate,            // 詰み: the side to move has no legal move
  kTimeUp,          // 切れ負け
  kIllegalMove,     // the side to move played (or its opponent had played) something illegal
  kRepetition,      // 千日手
  kPerpetualCheck,  // 連続王手の千日手
  kDeclaration,     // 入玉勝ち
  kImpasse,         // 持将棋
  kInterrupted,     // 中断
  kNoMate,          // 不詰, of mate problems
};

enum class GameResult { kUnknown, kBlackWins, kWhiteWins, kDraw };

struct RecordedMove {
  Move move;
  int64_t spent_ms = -1;  // -1: not recorded
  std::string comment;    // UTF-8, lines separated by '\n'
};

// A sequence of moves. Line 0 of a record is the game; the others leave an earlier line.
struct RecordLine {
  int parent = -1;     // index of the line that this one leaves; -1 for the game itself
  int parent_ply = 0;  // how many moves of the parent precede this line's first
  std::vector<RecordedMove> moves;
  GameEnd end = GameEnd::kUnknown;
  GameResult result = GameResult::kUnknown;
  int64_t end_spent_ms = -1;  // time spent on the ending (e.g. before resigning); -1: not recorded
};

struct GameRecord {
  Position start;
  // What the file says of the game, in its order: canonical English keys for what all formats have
  // (black, white, event, site, start_time, end_time, time_limit, opening, handicap), the file's
  // own word for anything else. UTF-8.
  std::vector<std::pair<std::string, std::string>> tags;
  std::string comment;            // before the first move
  std::vector<RecordLine> lines;  // never empty in what a reader returns
};

}  // namespace hakari

#endif  // HAKARI_ENGINE_NOTATION_RECORD_H_
