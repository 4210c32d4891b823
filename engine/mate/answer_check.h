// Whether an answer holds: the tree of a mate with every defence answered, or of a no mate with
// every check met. The solver's table only says where to look; what is accepted is played out here,
// and what the table has forgotten is searched again by plain df-pn, whose table is exact.
#ifndef HAKARI_ENGINE_MATE_ANSWER_CHECK_H_
#define HAKARI_ENGINE_MATE_ANSWER_CHECK_H_

#include <cstdint>
#include <utility>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "absl/strings/string_view.h"
#include "engine/core/color.h"
#include "engine/core/hand.h"
#include "engine/core/move.h"
#include "engine/mate/board_code.h"
#include "engine/mate/dfpn.h"
#include "engine/mate/mate_result.h"
#include "engine/mate/proof_table.h"
#include "engine/mate/solver.h"
#include "engine/position/position.h"

namespace hakari::mate {

enum class CheckedAnswer {
  kConfirmed,
  kRefuted,    // the line does not mate, or a move that the answer rests on fails
  kUnchecked,  // the budget was used up first, or the answer is unknown
};

absl::string_view CheckedAnswerName(CheckedAnswer checked);

struct AnswerCheckBudget {
  uint64_t positions = 100'000;  // played out, or searched again
  uint64_t search_nodes = 1000;  // for each position that the table has forgotten
  int plies = 4000;
};

// Serves one thread, for any number of answers.
class AnswerChecker {
 public:
  explicit AnswerChecker(const AnswerCheckBudget& budget = AnswerCheckBudget());

  // Of the solver's last run, which was asked about `root`.
  CheckedAnswer Check(const Position& root, const MateResult& result, const MateSolver& solver);

 private:
  // A board by what it is, not by its key alone; hands apart.
  struct Board {
    uint64_t key;
    BoardCode code;

    friend bool operator==(const Board& a, const Board& b) { return a.code == b.code; }
    template <typename H>
    friend H AbslHashValue(H state, const Board& board) {
      return H::combine(std::move(state), board.key);
    }
  };
  // The attacker's hands with which a board was met.
  using Hands = absl::flat_hash_map<Board, std::vector<Hand>>;

  // A move, and what the solver knows of the position after it.
  struct Choice {
    Move move;
    KnownAnswer known;
  };

  Board Here() const;
  Hand AttackersHand() const { return position_.hand(attacker_); }
  bool IsUsedUp() const { return positions_ >= budget_.positions || depth_ >= budget_.plies; }
  std::vector<Move> Moves() const;
  std::vector<Choice> Choices(MateAnswer wanted);
  MateAnswer SearchAgain();

  template <typename Visit>
  CheckedAnswer After(Move move, Visit visit);
  CheckedAnswer ProveAttack();
  CheckedAnswer ProveDefence();
  CheckedAnswer EscapeFromAttack();
  CheckedAnswer EscapeByDefence();
  void ForgetSince(size_t mark);

  const AnswerCheckBudget budget_;
  ProofTable table_;
  const MateSolver* solver_ = nullptr;
  Position position_;
  uint64_t positions_ = 0;
  int depth_ = 0;
  Color attacker_ = kBlack;
  // With more in hand a mate is no longer, so what holds for a hand holds for all that cover it
  // (mates) or that it covers (no mates).
  Hands proven_;
  Hands on_path_;  // of a mate that is being proven
  // No mates, if those that they lead to are: checks that go round never mate. The log tells what
  // has to be forgotten when a defence fails after all.
  Hands escaped_;
  std::vector<Board> escape_log_;
};

}  // namespace hakari::mate

#endif  // HAKARI_ENGINE_MATE_ANSWER_CHECK_H_
