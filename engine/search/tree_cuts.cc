// Decides which nodes are settled before their moves are searched, and which moves are left out.
#include <algorithm>

#include "engine/mate/mate_in_one.h"
#include "engine/mate/mate_result.h"
#include "engine/movegen/movegen.h"
#include "engine/position/position.h"
#include "engine/search/memory/dynamic_margin.h"
#include "engine/search/order/exchange.h"
#include "engine/search/techniques/exchange_pruning.h"
#include "engine/search/techniques/futility.h"
#include "engine/search/techniques/history_pruning.h"
#include "engine/search/techniques/internal_reduction.h"
#include "engine/search/techniques/late_move_reduction.h"
#include "engine/search/techniques/mate_at_node.h"
#include "engine/search/techniques/mate_budget.h"
#include "engine/search/techniques/move_count_pruning.h"
#include "engine/search/techniques/null_move.h"
#include "engine/search/techniques/probcut.h"
#include "engine/search/techniques/reverse_futility.h"
#include "engine/search/techniques/threatmate.h"
#include "engine/search/tree.h"

namespace hakari::search {

std::optional<int> Tree::AskTable(Node& node) {
  if (settings_.table == 0 || frames_[node.ply].excluded) return std::nullopt;
  const TableEntry* found = memory_.table().Find(node.key);
  if (found == nullptr) return std::nullopt;
  ++effort_.counters.table_hits;
  node.entry = *found;
  node.entry_score = FromTable(found->score, node.ply);
  node.mate_effort = found->mate_effort();
  const NodeFacts& facts = node.facts;
  const bool deep =
      settings_.table_equal_depth > 0 ? found->depth == facts.depth : found->depth >= facts.depth;
  if (facts.pv || !deep) return std::nullopt;
  const Bound wanted = node.entry_score >= facts.beta ? Bound::kLower : Bound::kUpper;
  if (!Holds(found->bound(), wanted)) return std::nullopt;
  ++effort_.counters.table_cuts;
  return node.entry_score;
}

// Looks for a mate in one first, then asks the mate search, unless the table says that both were
// asked here before with as much effort. A mate settles the node at any depth.
std::optional<int> Tree::LookForMate(Node& node) {
  const int depth = node.facts.depth;
  if (node.ply == 0 || node.facts.in_check || frames_[node.ply].excluded) return std::nullopt;
  const auto found = [&](int score, Move move) {
    lines_.Adopt(node.ply, move);
    if (settings_.table > 0) {
      memory_.table().Store(node.key, {move, ToTable(score, node.ply), board_.Evaluate(),
                                       kMaxPly - 1, Bound::kExact, 0});
    }
    return score;
  };
  if (settings_.mate_in_one > 0 && depth >= settings_.mate_in_one && node.mate_effort == 0) {
    lines_.Start(node.ply + 1);
    if (const std::optional<Move> move = mate::MateInOne(board_.position())) {
      ++effort_.counters.mates_in_one;
      return found(MateAt(node.ply + 1), *move);
    }
  }
  const uint64_t by_depth = MateBudget(depth, settings_);
  const uint64_t asked = MateBudget(node.mate_effort, settings_);
  if (by_depth > asked) {
    const std::vector<Move> proof = AskMateSearch(MateNodes(by_depth, asked));
    if (!proof.empty()) {
      lines_.Set(node.ply + 1, proof.data() + 1, static_cast<int>(proof.size()) - 1);
      return found(ProvedMateAt(node.ply), proof[0]);
    }
  }
  node.mate_effort = std::max(node.mate_effort, MateEffort(depth));
  return std::nullopt;
}

uint64_t Tree::MateNodes(uint64_t by_depth, uint64_t asked) {
  const MateBudgetSettings& budget = settings_.budget;
  if (budget.function == kNoBudgetFunction) return by_depth;
  ++effort_.counters.mate_predictions;
  const Position& position = board_.position();
  const int64_t share =
      BudgetShare(MateDistance(position, position.side_to_move(), budget), budget);
  const uint64_t nodes = ShareOfBudget(by_depth, share, budget);
  return nodes > ShareOfBudget(asked, share, budget) ? nodes : 0;
}

std::vector<Move> Tree::ProveMate(int depth, uint64_t nodes) {
  const uint64_t by_depth = MateBudget(depth, settings_);
  return AskMateSearch(std::max(nodes, by_depth == 0 ? 0 : MateNodes(by_depth, 0)));
}

std::vector<Move> Tree::ProveMateAfter(Move move, uint64_t nodes) {
  board_.Do(move);
  std::vector<Move> proof;
  if (!board_.in_check()) proof = AskMateSearch(nodes);
  board_.Undo();
  return proof;
}

std::vector<Move> Tree::AskMateSearch(uint64_t nodes) {
  if (nodes == 0) return {};
  mate::MateLimits limits;
  limits.nodes = nodes;
  limits.watch = effort_.watch();
  ++effort_.counters.mate_calls;
  mate::MateResult result = memory_.mate_solver().Solve(board_.position(), limits);
  effort_.counters.mate_nodes += static_cast<int64_t>(result.nodes);
  effort_.NoteWork(result.nodes);
  if (result.answer != mate::MateAnswer::kMate) return {};
  ++effort_.counters.mates_proved;
  return std::move(result.line);
}

// Must not be called at the root or while a move is excluded.
void Tree::LookForThreatmate(Node& node) {
  mate::MateLimits limits;
  limits.nodes = ThreatmateBudget(node.facts, !board_.last_move(), settings_);
  if (limits.nodes == 0) return;
  Position passed = board_.position();
  passed.DoPass();
  ++effort_.counters.threatmate_calls;
  const mate::MateResult result = memory_.mate_solver().Solve(passed, limits);
  effort_.counters.threatmate_nodes += static_cast<int64_t>(result.nodes);
  effort_.NoteWork(result.nodes);
  node.facts.threatmate = result.answer == mate::MateAnswer::kMate;
  if (node.facts.threatmate) ++effort_.counters.threatmates;
}

void Tree::EvaluateNode(Node& node) {
  Frame& frame = frames_[node.ply];
  if (node.facts.in_check) {
    frame.evaluation = kUnknown;
    return;
  }
  if (frame.excluded) {
    // The same node has just been evaluated.
  } else if (node.entry) {
    frame.evaluation = node.entry->evaluation;
  } else {
    ++effort_.counters.evaluations;
    frame.evaluation = board_.Evaluate();
  }
  node.facts.evaluation = frame.evaluation;
  if (node.entry && !IsDecided(node.entry_score)) {
    const Bound wanted = node.entry_score > frame.evaluation ? Bound::kLower : Bound::kUpper;
    if (Holds(node.entry->bound(), wanted)) node.facts.evaluation = node.entry_score;
  }
  node.facts.improving = true;
  for (int back : {2, 4}) {
    if (node.ply < back || frames_[node.ply - back].evaluation == kUnknown) continue;
    node.facts.improving = frame.evaluation > frames_[node.ply - back].evaluation;
    break;
  }
}

std::optional<int> Tree::Prune(Node& node) {
  if (node.ply == 0 || frames_[node.ply].excluded) return std::nullopt;
  if (settings_.threatmate.depth > 0) LookForThreatmate(node);
  if (settings_.dynamic.mode > 0 && node.facts.depth <= settings_.dynamic.depths) {
    if (const auto settled = PruneByDynamicMargin(node)) return settled;
  } else if (CutsByReverseFutility(node.facts, settings_)) {
    return CutByMargin(node);
  }
  return PruneOtherwise(node);
}

int Tree::CutByMargin(const Node& node) {
  ++effort_.counters.reverse_futility_cuts;
  const NodeFacts& facts = node.facts;
  if (pruned_ != nullptr && pruned_->Wants()) {
    pruned_->Keep({board_.Before(), board_.last_move(), facts.depth, facts.beta, facts.evaluation});
  }
  return facts.evaluation;
}

std::optional<int> Tree::PruneByDynamicMargin(Node& node) {
  const NodeFacts& facts = node.facts;
  if (!AllowsReverseFutility(facts, settings_)) return std::nullopt;
  const DynamicMarginSettings& dynamic = settings_.dynamic;
  MarginCounts& counts = memory_.margins();
  const int above_beta = facts.evaluation - facts.beta;
  if (const auto adopted = counts.adopted[static_cast<size_t>(facts.depth - 1)]) {
    if (above_beta < *adopted) return std::nullopt;
    ++effort_.counters.margin_cuts;
    return std::max(CutByMargin(node), facts.beta);  // the margin may be negative
  }
  const int candidate = LargestCandidate(above_beta, dynamic);
  if (candidate >= 0 && CountsThisOne(counts, dynamic)) return CountForMargins(node, candidate);
  if (dynamic.before > 0 && CutsByReverseFutility(facts, settings_)) return CutByMargin(node);
  return std::nullopt;
}

// Searches a node that `candidate` and all smaller candidates would cut.
int Tree::CountForMargins(Node& node, int candidate) {
  MarginTrial trial;
  trial.depth = node.facts.depth;
  trial.candidate = candidate;
  trial.outer = counted_around_;
  const int beta = node.facts.beta;
  const uint64_t nodes_before = effort_.nodes();
  counted_around_ = std::max(counted_around_, candidate);
  const auto settled = PruneOtherwise(node);
  const int score = settled ? *settled : SearchMoves(node);
  counted_around_ = trial.outer;
  if (effort_.stopped()) return 0;
  trial.failed = score < beta;
  trial.nodes = static_cast<int64_t>(effort_.nodes() - nodes_before);
  ++effort_.counters.margin_tries;
  if (trial.outer < 0) effort_.counters.margin_nodes += trial.nodes;
  NoteMarginTrial(memory_.margins(), trial, settings_.dynamic);
  return score;
}

std::optional<int> Tree::PruneOtherwise(Node& node) {
  NodeFacts& facts = node.facts;
  if (const auto settled = TryPass(node)) return settled;
  if (const auto settled = TryProbcut(node)) return settled;
  const Move table_move = node.entry ? node.entry->move : Move();
  if (ReducesInternally(facts, table_move, settings_)) {
    ++effort_.counters.internal_reductions;
    --facts.depth;
  }
  return std::nullopt;
}

std::optional<int> Tree::TryPass(const Node& node) {
  const NodeFacts& facts = node.facts;
  if (!TriesNullMove(facts, !board_.last_move(), settings_)) return std::nullopt;
  ++effort_.counters.null_move_tries;
  frames_[node.ply].piece_to = kNoMove;
  board_.Pass();
  const int score =
      -Search(NullMoveDepth(facts, settings_), -facts.beta, -facts.beta + 1, !facts.expects_cut);
  board_.UndoPass();
  if (effort_.stopped() || score < facts.beta) return std::nullopt;
  frames_[node.ply].repeats = frames_[node.ply + 1].repeats;
  ++effort_.counters.null_move_cuts;
  return IsDecided(score) ? facts.beta : score;
}

std::optional<int> Tree::TryProbcut(Node& node) {
  if (!TriesProbcut(node.facts, settings_)) return std::nullopt;
  const int beta = ProbcutBeta(node.facts, settings_);
  const int depth = ProbcutDepth(node.facts);
  OrderHints hints;
  MovePicker picker(board_.position(), hints, memory_.histories(), settings_,
                    MovePicker::Wanted::kWinningCaptures);
  while (const Move move = picker.Next()) {
    if (!ExchangeAtLeast(board_.position(), move, beta - frames_[node.ply].evaluation)) continue;
    ++effort_.counters.probcut_tries;
    if (!effort_.CountNode()) return std::nullopt;
    Do(move, movegen::GivesCheck(board_.position(), move));
    frames_[node.ply + 1].repeats = false;  // quiescence does not detect repetitions
    int score = -quiescence_.Search(-beta, -beta + 1);
    if (score >= beta && depth > 1) {
      score = -Search(depth - 1, -beta, -beta + 1, !node.facts.expects_cut);
    }
    board_.Undo();
    if (effort_.stopped()) return std::nullopt;
    if (score >= beta) {
      ++effort_.counters.probcut_cuts;
      frames_[node.ply].repeats = frames_[node.ply + 1].repeats;
      return score;
    }
  }
  return std::nullopt;
}

// Moves are pruned only after a move that does not lose was found.
bool Tree::PrunesMove(const Node& node, const MoveFacts& move, MovePicker& picker) {
  if (node.ply == 0 || node.best <= -kSuperiorScore) return false;
  Counters& counters = effort_.counters;
  if (PrunesByMoveCount(node.facts, move, settings_)) {
    picker.SkipQuiet();  // all remaining quiet moves come even later
    return ++counters.move_count_prunes, true;
  }
  const int left =
      std::max(0, node.facts.depth - 1 - LateMoveReduction(node.facts, move, settings_));
  if (PrunesByFutility(node.facts, move, left, settings_)) return ++counters.futility_prunes, true;
  if (PrunesByHistory(node.facts, move, left, settings_)) return ++counters.history_prunes, true;
  if (PrunesByExchange(board_.position(), node.facts, move, left, settings_)) {
    return ++counters.exchange_prunes, true;
  }
  return false;
}

}  // namespace hakari::search
