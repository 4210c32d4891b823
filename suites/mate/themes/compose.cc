#include "suites/mate/themes/compose.h"

#include <random>
#include <set>
#include <string>

#include "absl/strings/str_cat.h"
#include "engine/core/hand.h"
#include "engine/core/piece.h"
#include "engine/core/square.h"
#include "engine/mate/judges/whole_graph.h"
#include "engine/notation/sfen.h"
#include "engine/position/position.h"
#include "suites/mate/themes/theme.h"

namespace hakari::suites {
namespace {

constexpr int kReach = 2;  // how far from the king pieces stand at most
constexpr PieceKind kAttackers[] = {kPawn,   kLance, kKnight, kSilver, kGold,
                                    kBishop, kRook,  kHorse,  kDragon, kPromotedPawn};
// Attackers for problems about pawn drops. Not promoting may be better for some of them: it leaves
// a flight square to a king that a dropped pawn would otherwise mate, which is illegal.
constexpr PieceKind kPawnDropAvoiders[] = {kPawn, kBishop, kRook, kRook, kBishop, kGold, kSilver};
constexpr PieceKind kDefenders[] = {kPawn, kLance, kKnight, kSilver, kGold, kBishop};

class Placer {
 public:
  explicit Placer(uint64_t seed) : random_(seed) {}

  Position Next() {
    Position position;
    const int file = 1 + Roll(3);
    const int rank = 1 + Roll(2);
    const Square king = MakeSquare(file, rank);
    position.Put(MakePiece(kWhite, kKing), king);
    const int about = Roll(3);
    const bool about_pawns = about == 1;
    const bool about_circles = about == 2;
    const int attackers = (about_circles ? 1 : 2) + Roll(2);
    if (about_pawns) {
      Scatter(kBlack, kPawnDropAvoiders, attackers, king, position);
    } else {
      Scatter(kBlack, kAttackers, attackers, king, position);
    }
    Scatter(kWhite, kDefenders, 2 + Roll(5), king, position);
    if (about_circles) return position;  // without hands, because drops end most perpetual checks
    Hand hand = SomeHand(1 + Roll(2));
    if (about_pawns && !hand.Has(kPawn)) hand.Add(kPawn);
    position.SetHand(kBlack, hand);
    position.SetHand(kWhite, SomeHand(Roll(2)));
    return position;
  }

 private:
  // Not a distribution of the standard library: the C++ standard fixes the numbers of this
  // generator, but not those of its distributions.
  int Roll(int sides) { return static_cast<int>(random_() % static_cast<uint64_t>(sides)); }

  template <int kKinds>
  void Scatter(Color color, const PieceKind (&kinds)[kKinds], int count, Square king,
               Position& position) {
    for (int i = 0; i < count; ++i) {
      const PieceKind kind = kinds[Roll(kKinds)];
      const int file = FileOf(king) + Roll(2 * kReach + 1) - kReach;
      const int rank = RankOf(king) + Roll(2 * kReach + 1) - kReach;
      if (!OnBoard(file, rank) || position.at(MakeSquare(file, rank)) != kNoPiece) continue;
      position.Put(MakePiece(color, kind), MakeSquare(file, rank));
    }
  }

  Hand SomeHand(int pieces) {
    Hand hand;
    for (int i = 0; i < pieces; ++i) {
      const int kind = Roll(static_cast<int>(std::size(kHandKinds)) + 1);
      // Pawns twice as often: two of the themes are about them.
      hand.Add(kind == std::size(kHandKinds) ? kPawn : kHandKinds[kind]);
    }
    return hand;
  }

  std::mt19937_64 random_;
};

bool IsAllowed(const Position& position) {
  return notation::ParseSfen(notation::ToSfen(position)).ok();
}

Problem ProblemOf(const Theme& theme, int number, const Position& position,
                  const mate::GraphAnswer& answer) {
  Problem problem;
  problem.id = absl::StrCat(theme.name, "-", number);
  problem.Set(position);
  problem.notes["theme"] = std::string(theme.name);
  problem.notes["answer"] = answer.end == mate::GraphEnd::kMate ? "mate" : "nomate";
  return problem;
}

}  // namespace

std::vector<Problem> ComposeThemes(const ComposeOptions& options) {
  const std::vector<Theme>& themes = AllThemes();
  std::vector<std::vector<Problem>> found(themes.size());
  std::set<std::string> seen;
  Placer placer(options.seed);
  for (int i = 0; i < options.placements; ++i) {
    const Position position = placer.Next();
    if (!IsAllowed(position) || !seen.insert(notation::ToSfen(position)).second) continue;
    std::vector<size_t> wanted;
    for (size_t t = 0; t < themes.size(); ++t) {
      const bool has_room = static_cast<int>(found[t].size()) < options.of_each;
      if (has_room && themes[t].may_fit(position)) wanted.push_back(t);
    }
    if (wanted.empty()) continue;
    const mate::GraphAnswer answer = mate::SolveWholeGraph(position, kMostThemePositions);
    for (size_t t : wanted) {
      if (answer.end != themes[t].end || !themes[t].fits(position, answer)) continue;
      const int number = static_cast<int>(found[t].size()) + 1;
      found[t].push_back(ProblemOf(themes[t], number, position, answer));
      break;
    }
  }
  std::vector<Problem> all;
  for (const std::vector<Problem>& problems : found) {
    all.insert(all.end(), problems.begin(), problems.end());
  }
  return all;
}

}  // namespace hakari::suites
