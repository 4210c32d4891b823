// Checks an answer by playing it out: for a mate every defence is answered, for a no mate every
// check is met. The solver's table only suggests the moves. A position that the table has lost is
// searched again by plain df-pn, whose table is exact.
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
  uint64_t search_nodes = 1000;  // for each position that the table has lost
  int plies = 4000;
};

// One instance serves one thread and checks any number of answers.
class AnswerChecker {
 public:
  explicit AnswerChecker(const AnswerCheckBudget& budget = AnswerCheckBudget());

  // `result` must be the answer of the solver's last run, and `root` the position of that run.
  CheckedAnswer Check(const Position& root, const MateResult& result, const MateSolver& solver);

 private:
  // A board without the hands, compared exactly and not only by its key.
  struct Board {
    uint64_t key;
    BoardCode code;

    friend bool operator==(const Board& a, const Board& b) { return a.code == b.code; }
    template <typename H>
    friend H AbslHashValue(H state, const Board& board) {
      return H::combine(std::move(state), board.key);
    }
  };
  // The attacker's hands with which each board was reached.
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
  // More in hand never makes a mate longer. So a mate with one hand holds for every hand that
  // covers it, and a no mate for every hand that it covers.
  Hands proven_;
  Hands on_path_;  // of a mate that is being proven
  // Positions assumed to be no mates while the positions below them are checked; checks that repeat
  // forever never mate. The log lists the assumptions to withdraw when a defence fails.
  Hands escaped_;
  std::vector<Board> escape_log_;
};

}  // namespace hakari::mate

#endif  // HAKARI_ENGINE_MATE_ANSWER_CHECK_H_
