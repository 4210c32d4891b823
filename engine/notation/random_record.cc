#include "engine/notation/random_record.h"

#include <algorithm>
#include <string>

#include "absl/strings/string_view.h"
#include "engine/movegen/movegen.h"
#include "engine/notation/kif/game_endings.h"
#include "engine/notation/kif/kif_headers.h"
#include "engine/notation/kif/record_builder.h"

namespace hakari::notation {
namespace {

constexpr absl::string_view kStarts[] = {"平手", "香落ち", "飛車落ち", "二枚落ち", "十枚落ち"};
constexpr absl::string_view kComments[] = {"",
                                           "plain",
                                           "two\nlines",
                                           "\nafter an empty line",
                                           "blank at the end ",
                                           "*star",
                                           "&bookmark",
                                           "a\n&between\nb",
                                           "変化：3手",
                                           "まで5手で先手の勝ち",
                                           "先手：",
                                           "1 ７六歩(77)",
                                           "ends\n\n"};
constexpr GameEnd kEnds[] = {
    GameEnd::kUnknown,     GameEnd::kUnknown,     GameEnd::kResignation, GameEnd::kMate,
    GameEnd::kTimeUp,      GameEnd::kIllegalMove, GameEnd::kRepetition,  GameEnd::kPerpetualCheck,
    GameEnd::kDeclaration, GameEnd::kImpasse,     GameEnd::kDraw,        GameEnd::kMaxMoves,
    GameEnd::kInterrupted, GameEnd::kTakenBack,   GameEnd::kNoMate,      GameEnd::kError};
constexpr int kMostMoves = 120;
constexpr int kMostVariations = 6;

template <typename T, size_t kSize>
T Pick(const T (&choices)[kSize], std::mt19937& random) {
  return choices[RandomBelow(kSize, random)];
}

bool OneIn(int chances, std::mt19937& random) { return RandomBelow(chances, random) == 0; }

int64_t RandomTime(std::mt19937& random) {
  return OneIn(5, random) ? -1 : RandomBelow(OneIn(9, random) ? 40000 : 70, random) * 1000;
}

std::string RandomComment(int chances, std::mt19937& random) {
  return OneIn(chances, random) ? std::string(Pick(kComments, random)) : "";
}

Move RandomIllegalMove(const Position& position, std::mt19937& random) {
  for (;;) {
    const Square to = static_cast<Square>(RandomBelow(kSquareCount, random));
    Move move = Move::Drop(Pick(kHandKinds, random), to);
    if (OneIn(2, random)) {
      const Square from = static_cast<Square>(RandomBelow(kSquareCount, random));
      const Piece piece = position.at(from);
      if (piece == kNoPiece || ColorOf(piece) != position.side_to_move()) continue;
      const bool promotes = CanPromote(KindOf(piece)) && OneIn(2, random);
      move = promotes ? Move::Promoting(from, to) : Move::Board(from, to);
    }
    if (!movegen::IsLegal(position, move)) return move;
  }
}

// `position` is the one after the moves of the line.
void AddEnding(const Position& position, RecordLine& line, std::mt19937& random) {
  const Color to_move = position.side_to_move();
  line.end = Pick(kEnds, random);
  line.result = UsualResult(line.end, to_move);
  if (!DecidesResult(line.end) && OneIn(2, random)) line.result = WinOf(Opponent(to_move));
  if (line.end == GameEnd::kIllegalMove && OneIn(2, random)) {
    line.illegal_move = RandomIllegalMove(position, random);
    line.result = WinOf(Opponent(to_move));
  }
  if (line.end != GameEnd::kUnknown) line.end_spent_ms = RandomTime(random);
  if (line.end != GameEnd::kUnknown || line.result != GameResult::kUnknown) {
    line.end_comment = RandomComment(3, random);
  }
}

void AddMoves(Position position, int most, RecordLine& line, std::mt19937& random) {
  for (int left = RandomBelow(most + 1, random); left > 0; --left) {
    const Move move = RandomLegalMove(position, random);
    if (!move) break;
    line.moves.push_back({move, RandomTime(random), RandomComment(6, random)});
    position.DoMove(move);
  }
  AddEnding(position, line, random);
}

void AddVariation(GameRecord& record, std::mt19937& random) {
  RecordLine line;
  line.parent = RandomBelow(static_cast<int>(record.lines.size()), random);
  const int parent_moves = static_cast<int>(record.lines[line.parent].moves.size());
  // A line cannot leave a variation before its first move: it would leave the variation's parent.
  const int first = line.parent == 0 ? 0 : 1;
  if (parent_moves < first) return;
  line.parent_ply = first + RandomBelow(parent_moves + 1 - first, random);
  record.lines.push_back(line);
  const Position start = PositionBefore(record, static_cast<int>(record.lines.size()) - 1);
  AddMoves(start, kMostMoves / 4, record.lines.back(), random);
}

}  // namespace

Move RandomLegalMove(const Position& position, std::mt19937& random) {
  movegen::MoveList moves;
  movegen::GenerateLegal(position, moves);
  if (moves.empty()) return Move();
  // The order of the list means nothing and may change.
  std::sort(moves.begin(), moves.end());
  return moves[RandomBelow(moves.size(), random)];
}

Position RandomStart(std::mt19937& random) {
  Position position = *FindStart(Pick(kStarts, random));
  if (OneIn(2, random)) return position;
  for (int left = RandomBelow(kMostMoves, random); left > 0; --left) {
    const Move move = RandomLegalMove(position, random);
    if (!move) break;
    position.DoMove(move);
  }
  if (OneIn(2, random)) position.SetPly(1);
  return position;
}

GameRecord RandomRecord(std::mt19937& random) {
  GameRecord record;
  record.start = RandomStart(random);
  record.tags = {{"black", "先の人"}, {"white", ""}, {"event", "a：b"}, {"振り駒", "1,2"}};
  record.comment = RandomComment(2, random);
  record.lines.emplace_back();
  AddMoves(record.start, kMostMoves, record.lines[0], random);
  for (int left = RandomBelow(kMostVariations, random); left > 0; --left) {
    AddVariation(record, random);
  }
  SortLines(record);
  return record;
}

}  // namespace hakari::notation
