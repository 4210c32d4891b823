// The names of squares, pieces, numbers and moves: in Japanese, and in the letters of SFEN, USI and
// CSA.
#ifndef HAKARI_ENGINE_NOTATION_JAPANESE_H_
#define HAKARI_ENGINE_NOTATION_JAPANESE_H_

#include <string>

#include "absl/strings/string_view.h"
#include "engine/core/color.h"
#include "engine/core/move.h"
#include "engine/core/piece.h"
#include "engine/core/square.h"
#include "engine/position/position.h"

namespace hakari::notation {

// ０ .. ９
absl::string_view FullWidthDigit(int digit);
// 一 .. 九
absl::string_view KanjiDigit(int digit);
// 一 .. 九十九, as the counts of pieces in hand are written.
std::string KanjiNumber(int number);

// ▲ or △
absl::string_view SideMark(Color color);
// 先手 or 後手
absl::string_view SideName(Color color);
// The names that sides have in handicap games: 下手 or 上手.
absl::string_view HandicapSideName(Color color);

// ７六
std::string SquareName(Square square);
// 歩 .. 金, 玉, と, 成香, 成桂, 成銀, 馬, 龍: one or two letters, as moves name pieces.
absl::string_view PieceName(PieceKind kind);

// A move as people write it, with the origin of a move on the board and 打 for a drop: ７六歩(77),
// 同　銀成(31), ４五桂打. `previous` is the destination of the move before; kNoSquare if there is
// none. The origin must hold a piece.
std::string MoveName(const Position& position, Move move, Square previous = kNoSquare);
// The same with the mark of the side to move in front: ▲７六歩(77).
std::string MarkedMoveName(const Position& position, Move move, Square previous = kNoSquare);

// Columns of a terminal that the UTF-8 text fills: two for kanji, kana and full-width signs.
int DisplayWidth(absl::string_view text);

// SFEN and USI: the unpromoted kind's capital letter; promotion is a '+' before it.
constexpr char SfenLetter(PieceKind kind) { return " PLNSBRGK"[Demote(kind)]; }

// The kind of a capital letter; kNoKind if it is no piece's.
constexpr PieceKind KindOfSfenLetter(char letter) {
  switch (letter) {
    case 'P':
      return kPawn;
    case 'L':
      return kLance;
    case 'N':
      return kKnight;
    case 'S':
      return kSilver;
    case 'B':
      return kBishop;
    case 'R':
      return kRook;
    case 'G':
      return kGold;
    case 'K':
      return kKing;
    default:
      return kNoKind;
  }
}

// CSA: FU, KY, ... RY.
absl::string_view CsaName(PieceKind kind);
// kNoKind if it is no name.
PieceKind KindOfCsaName(absl::string_view name);

// One kanji a kind, as on boards and in KIF: 歩 香 桂 銀 角 飛 金 玉 と 杏 圭 全 馬 龍.
absl::string_view KanjiLetter(PieceKind kind);

// From rook to pawn: the order in which SFEN, KIF and people list a hand.
constexpr PieceKind kHandOrder[] = {kRook, kBishop, kGold, kSilver, kKnight, kLance, kPawn};

}  // namespace hakari::notation

#endif  // HAKARI_ENGINE_NOTATION_JAPANESE_H_
