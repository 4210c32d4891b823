#include "engine/notation/piece_names.h"

namespace hakari::notation {
namespace {

constexpr absl::string_view kCsaNames[kKindCount] = {
    "", "FU", "KY", "KE", "GI", "KA", "HI", "KI", "OU", "TO", "NY", "NK", "NG", "UM", "RY",
};
constexpr absl::string_view kKanjiLetters[kKindCount] = {
    "", "歩", "香", "桂", "銀", "角", "飛", "金", "玉", "と", "杏", "圭", "全", "馬", "龍",
};

}  // namespace

absl::string_view CsaName(PieceKind kind) { return kCsaNames[kind]; }

PieceKind KindOfCsaName(absl::string_view name) {
  for (int kind = kPawn; kind < kKindCount; ++kind) {
    if (kCsaNames[kind] == name) return static_cast<PieceKind>(kind);
  }
  return kNoKind;
}

absl::string_view KanjiLetter(PieceKind kind) { return kKanjiLetters[kind]; }

}  // namespace hakari::notation
