#include "suites/next_move/themes/theme_list.h"

#include "suites/next_move/themes/advances.h"
#include "suites/next_move/themes/bound_pieces.h"
#include "suites/next_move/themes/double_attacks.h"
#include "suites/next_move/themes/mates.h"

namespace hakari::suites {

const std::vector<MoveThemeInfo>& MoveThemes() {
  static const auto& themes = *new std::vector<MoveThemeInfo>{
      {MoveTheme::kFork, "fork", "両取り",
       "The piece that moved attacks two pieces, pawns aside, each of which it would win (or the "
       "king and one such piece), and whatever the reply, it still wins one.",
       IsForkTheme},
      {MoveTheme::kPin, "pin", "ピン",
       "A piece is newly pinned to its king, the pinning piece cannot be taken for nothing, and "
       "the pinned one, or what it alone guarded, would be won.",
       IsPinTheme},
      {MoveTheme::kSkewer, "skewer", "串刺し",
       "A slider attacks a piece that has to go, or the king, and would win the piece behind it; "
       "whatever the reply, it wins one.",
       IsSkewerTheme},
      {MoveTheme::kDiscoveredAttack, "discovered_attack", "開き王手・素抜き",
       "The move opens the line of another piece to the king or to a piece that would be won, and "
       "has won something itself or leaves no reply that saves everything.",
       IsDiscoveredAttackTheme},
      {MoveTheme::kDanglingPawn, "dangling_pawn", "垂れ歩",
       "A pawn is dropped behind an empty square on which it would promote safely, and cannot be "
       "taken for nothing.",
       IsDanglingPawnTheme},
      {MoveTheme::kAttackOnBoundPiece, "attack_on_bound_piece", "動けない駒への攻め",
       "The piece that moved newly attacks, and would now win, a piece that is pinned to its king "
       "or that alone guards another from being won.",
       IsAttackOnBoundPieceTheme},
      {MoveTheme::kEdgeAttack, "edge_attack", "端攻め",
       "On the edge file of the wing where the king stands in its camp, with a lance behind, a "
       "pawn or lance attacks a piece or something is taken, and the line goes on there.",
       IsEdgeAttackTheme},
      {MoveTheme::kPromotionThreat, "promotion_threat", "成り込みの狙い",
       "A move without check or promotion after which a piece other than a silver would promote "
       "with gain on an empty square, and could not before.",
       IsPromotionThreatTheme},
      {MoveTheme::kThreatmate, "threatmate", "詰めろ",
       "A move without check after which a mate is proved if the reply is a pass, where none was "
       "proved before.",
       IsThreatmateTheme},
      {MoveTheme::kThreatmateDefence, "threatmate_defence", "詰めろの受け",
       "A mate is proved against the side to move if it passes; after the move, which gives no "
       "check, none is proved with four times the nodes.",
       IsThreatmateDefenceTheme},
      {MoveTheme::kMate, "mate", "詰み",
       "A check after which every reply is proved to be mated by checks, or there is none.",
       IsMateTheme},
  };
  return themes;
}

std::optional<MoveTheme> FindMoveTheme(absl::string_view word) {
  for (const MoveThemeInfo& info : MoveThemes()) {
    if (info.name == word || info.japanese == word) return info.theme;
  }
  return std::nullopt;
}

}  // namespace hakari::suites
