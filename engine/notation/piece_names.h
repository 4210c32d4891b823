// What the formats call the kinds of piece.
#ifndef HAKARI_ENGINE_NOTATION_PIECE_NAMES_H_
#define HAKARI_ENGINE_NOTATION_PIECE_NAMES_H_

#include "absl/strings/string_view.h"
#include "engine/core/piece.h"

namespace hakari::notation {

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

#endif  // HAKARI_ENGINE_NOTATION_PIECE_NAMES_H_
