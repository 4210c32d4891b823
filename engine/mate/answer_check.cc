#include "engine/mate/answer_check.h"

#include <algorithm>

#include "absl/base/attributes.h"
#include "engine/movegen/move_list.h"
#include "engine/movegen/movegen.h"

namespace hakari::mate {
namespace {

template <typename Hands, typename Board, typename Holds>
bool HasAny(const Hands& hands, const Board& board, Holds holds) {
  const auto found = hands.find(board);
  return found != hands.end() && std::any_of(found->second.begin(), found->second.end(), holds);
}

}  // namespace

absl::string_view CheckedAnswerName(CheckedAnswer checked) {
  switch (checked) {
    case CheckedAnswer::kConfirmed:
      return "confirmed";
    case CheckedAnswer::kRefuted:
      return "refuted";
    case CheckedAnswer::kUnchecked:
      return "unchecked";
  }
  return "";
}

AnswerChecker::AnswerChecker(const AnswerCheckBudget& budget)
    : budget_(budget), table_(static_cast<uint32_t>(budget.search_nodes)) {}

CheckedAnswer AnswerChecker::Check(const Position& root, const MateResult& result,
                                   const MateSolver& solver) {
  solver_ = &solver;
  position_ = root;
  attacker_ = root.side_to_move();
  positions_ = 0;
  depth_ = 0;
  proven_.clear();
  on_path_.clear();
  escaped_.clear();
  escape_log_.clear();
  switch (result.answer) {
    case MateAnswer::kMate:
      if (!VerifyMateLine(root, result.line).ok()) return CheckedAnswer::kRefuted;
      return ProveAttack();
    case MateAnswer::kNoMate:
      return EscapeFromAttack();
    case MateAnswer::kUnknown:
      return CheckedAnswer::kUnchecked;
  }
  return CheckedAnswer::kUnchecked;
}

AnswerChecker::Board AnswerChecker::Here() const {
  Position bare = position_;
  bare.SetHand(kBlack, Hand());
  bare.SetHand(kWhite, Hand());
  return {bare.key(), BoardCode::Of(bare)};
}

// Checks or evasions. Not inlined: a list of moves is too big for a frame of this recursion, which
// can be thousands of plies deep.
ABSL_ATTRIBUTE_NOINLINE std::vector<Move> AnswerChecker::Moves() const {
  movegen::MoveList moves;
  if (depth_ % 2 == 0) {
    movegen::GenerateChecks(position_, moves);
  } else {
    movegen::GenerateEvasions(position_, moves);
  }
  return {moves.begin(), moves.end()};
}

// The moves after which the solver knows the wanted answer, shortest mates first; then the moves
// for which it has a hint, then those for which it knows nothing.
std::vector<AnswerChecker::Choice> AnswerChecker::Choices(MateAnswer wanted) {
  std::vector<Choice> choices;
  for (const Move move : Moves()) {
    const Undo undo = position_.DoMove(move);
    const KnownAnswer known = solver_->Known(position_);
    position_.UndoMove(move, undo);
    if (known.answer == wanted || known.answer == MateAnswer::kUnknown) {
      choices.push_back({move, known});
    }
  }
  const auto doubt = [wanted](const KnownAnswer& known) {
    return known.answer != wanted ? 2 : known.is_hint ? 1 : 0;
  };
  std::sort(choices.begin(), choices.end(), [&doubt](const Choice& a, const Choice& b) {
    const int by_doubt = doubt(a.known) - doubt(b.known);
    if (by_doubt != 0) return by_doubt < 0;
    return a.known.plies != b.known.plies ? a.known.plies < b.known.plies : a.move < b.move;
  });
  return choices;
}

// Searches the current position, in which the attacker is to move, by df-pn.
MateAnswer AnswerChecker::SearchAgain() {
  MateLimits limits;
  limits.nodes = budget_.search_nodes;
  const MateResult result = DfpnSearch(table_, limits).Run(position_);
  positions_ += result.nodes;
  return result.answer;
}

template <typename Visit>
CheckedAnswer AnswerChecker::After(Move move, Visit visit) {
  const Undo undo = position_.DoMove(move);
  ++depth_;
  const CheckedAnswer checked = visit();
  --depth_;
  position_.UndoMove(move, undo);
  return checked;
}

// The attacker is to move: shows that one of the checks that mate according to the solver does
// mate. If none can be confirmed, df-pn searches the position again.
CheckedAnswer AnswerChecker::ProveAttack() {
  const Board here = Here();
  const Hand hand = AttackersHand();
  const auto covers = [hand](Hand other) { return hand.Covers(other); };
  const auto is_covered = [hand](Hand other) { return other.Covers(hand); };
  if (HasAny(proven_, here, covers)) return CheckedAnswer::kConfirmed;
  if (IsUsedUp() || HasAny(on_path_, here, is_covered)) return CheckedAnswer::kUnchecked;
  on_path_[here].push_back(hand);
  ++positions_;
  CheckedAnswer checked = CheckedAnswer::kUnchecked;
  for (const Choice& choice : Choices(MateAnswer::kMate)) {
    if (choice.known.answer != MateAnswer::kMate || IsUsedUp()) break;
    const CheckedAnswer after = After(choice.move, [this] { return ProveDefence(); });
    if (after != CheckedAnswer::kUnchecked) checked = after;
    if (after == CheckedAnswer::kConfirmed) break;
  }
  if (checked != CheckedAnswer::kConfirmed && !IsUsedUp()) {
    const MateAnswer again = SearchAgain();
    if (again == MateAnswer::kMate) checked = CheckedAnswer::kConfirmed;
    if (again == MateAnswer::kNoMate) checked = CheckedAnswer::kRefuted;
  }
  if (checked == CheckedAnswer::kConfirmed) proven_[here].push_back(hand);
  on_path_[here].pop_back();
  return checked;
}

// The defender is to move: shows that every reply is mated.
CheckedAnswer AnswerChecker::ProveDefence() {
  CheckedAnswer checked = CheckedAnswer::kConfirmed;
  for (const Move reply : Moves()) {
    const CheckedAnswer after = After(reply, [this] { return ProveAttack(); });
    if (after == CheckedAnswer::kRefuted) return after;
    if (after == CheckedAnswer::kUnchecked) checked = after;
    if (IsUsedUp()) break;
  }
  return IsUsedUp() ? CheckedAnswer::kUnchecked : checked;
}

// The attacker is to move: shows that every check is met.
CheckedAnswer AnswerChecker::EscapeFromAttack() {
  const Board here = Here();
  const Hand hand = AttackersHand();
  const auto is_covered = [hand](Hand other) { return other.Covers(hand); };
  if (HasAny(escaped_, here, is_covered)) return CheckedAnswer::kConfirmed;
  if (IsUsedUp()) return CheckedAnswer::kUnchecked;
  ++positions_;
  escaped_[here].push_back(hand);
  escape_log_.push_back(here);
  for (const Move check : Moves()) {
    const CheckedAnswer after = After(check, [this] { return EscapeByDefence(); });
    if (after != CheckedAnswer::kConfirmed) return after;
  }
  return CheckedAnswer::kConfirmed;
}

// The defender is to move: shows that a reply exists after which there is no mate.
CheckedAnswer AnswerChecker::EscapeByDefence() {
  bool is_open = false;
  for (const Choice& choice : Choices(MateAnswer::kNoMate)) {
    const size_t mark = escape_log_.size();
    const CheckedAnswer after = After(choice.move, [&] {
      const bool is_known = choice.known.answer == MateAnswer::kNoMate;
      const MateAnswer again = is_known ? MateAnswer::kUnknown : SearchAgain();
      if (again == MateAnswer::kMate) return CheckedAnswer::kRefuted;
      return again == MateAnswer::kNoMate ? CheckedAnswer::kConfirmed : EscapeFromAttack();
    });
    if (after == CheckedAnswer::kConfirmed) return after;
    if (IsUsedUp()) return CheckedAnswer::kUnchecked;
    is_open |= after == CheckedAnswer::kUnchecked;
    ForgetSince(mark);
  }
  return is_open ? CheckedAnswer::kUnchecked : CheckedAnswer::kRefuted;
}

void AnswerChecker::ForgetSince(size_t mark) {
  while (escape_log_.size() > mark) {
    escaped_[escape_log_.back()].pop_back();
    escape_log_.pop_back();
  }
}

}  // namespace hakari::mate
