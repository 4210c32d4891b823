#include "engine/search/tree.h"

#include <algorithm>

#include "engine/movegen/movegen.h"
#include "engine/position/declaration.h"
#include "engine/search/techniques/check_extension.h"
#include "engine/search/techniques/late_move_reduction.h"
#include "engine/search/techniques/singular_extension.h"

namespace hakari::search {

Tree::Tree(Board& board, Effort& effort, GameMemory& memory, const SearchSettings& settings,
           PrunedNodes* pruned)
    : board_(board),
      effort_(effort),
      memory_(memory),
      settings_(settings),
      quiescence_(board, effort, lines_, settings, memory.histories(),
                  settings.table > 0 ? &memory.table() : nullptr),
      pruned_(pruned) {}

int Tree::Root(int depth, int alpha, int beta, std::vector<RootMove>& moves, size_t first) {
  root_moves_ = &moves;
  next_root_move_ = first;
  iteration_depth_ = depth;
  return Search(depth, alpha, beta, false);
}

int Tree::Search(int depth, int alpha, int beta, bool expects_cut) {
  Node node;
  node.ply = board_.ply();
  lines_.Start(node.ply);
  frames_[node.ply].repeats = false;
  if (effort_.stopped()) return 0;
  int score = 0;
  if (node.ply > 0 && EndsHere(score)) return score;
  if (depth <= 0 || node.ply >= kMaxPly) return quiescence_.Search(alpha, beta);
  if (settings_.mate_distance > 0 && node.ply > 0) {
    alpha = std::max(alpha, MatedAt(node.ply));
    beta = std::min(beta, MateAt(node.ply + 1));
    if (alpha >= beta) return alpha;
  }
  node.facts = {depth, alpha, beta, beta - alpha > 1, expects_cut, board_.in_check()};
  node.key = board_.position().key();
  if (const auto settled = AskTable(node)) return *settled;
  if (const auto settled = LookForMate(node)) return *settled;
  EvaluateNode(node);
  if (const auto settled = Prune(node)) return *settled;
  if (effort_.stopped()) return 0;
  return SearchMoves(node);
}

int Tree::SearchMoves(Node& node) {
  frames_[node.ply + 2].killers = {};
  CollectHints(node);
  const auto wanted =
      node.facts.in_check ? MovePicker::Wanted::kEvasions : MovePicker::Wanted::kAll;
  MovePicker picker(board_.position(), node.hints, memory_.histories(), settings_, wanted);
  Frame& frame = frames_[node.ply];
  int number = 0;
  while (const Move move = NextMove(node, picker)) {
    if (move == frame.excluded) continue;
    MoveFacts facts = FactsOf(node, move);
    facts.number = ++number;
    if (PrunesMove(node, facts, picker)) continue;
    std::optional<int> cut;
    const int extension = Extension(node, facts, cut);
    if (cut) return *cut;
    if (!effort_.CountNode()) return 0;
    ++node.searched;
    Do(move, facts.gives_check);
    const int score = SearchMade(node, facts, node.facts.depth - 1 + extension);
    board_.Undo();
    if (effort_.stopped()) return 0;
    if (node.ply == 0) NoteRoot(node, move, score);
    if (Take(node, facts, score)) break;
  }
  if (node.best == -kInfiniteScore) {
    // No move was searched: mate, unless the only move was the excluded one.
    return frame.excluded ? node.facts.alpha : MatedAt(node.ply);
  }
  frame.repeats = node.best_repeats;
  if (!frame.excluded) Store(node);
  return node.best;
}

// Ends at a repetition and at a declaration.
bool Tree::EndsHere(int& score) {
  const int ply = board_.ply();
  if (settings_.repetition > 0) {
    Recurrence recurrence = board_.Status();
    const bool by_hands =
        recurrence == Recurrence::kSuperior || recurrence == Recurrence::kInferior;
    if (by_hands && settings_.superiority == 0) recurrence = Recurrence::kNone;
    if (recurrence != Recurrence::kNone) {
      ++(by_hands ? effort_.counters.superior : effort_.counters.repetitions);
      frames_[ply].repeats = true;
      score = recurrence == Recurrence::kDraw       ? kDrawScore
              : recurrence == Recurrence::kWin      ? MateAt(ply)
              : recurrence == Recurrence::kLoss     ? MatedAt(ply)
              : recurrence == Recurrence::kSuperior ? kSuperiorScore
                                                    : -kSuperiorScore;
      return true;
    }
  }
  const Position& position = board_.position();
  const Color us = position.side_to_move();
  if (settings_.declaration > 0 && InPromotionZone(us, position.king(us)) &&
      CanDeclareWin(position)) {
    ++effort_.counters.declarations;
    score = MateAt(ply + 1);
    return true;
  }
  return false;
}

void Tree::CollectHints(Node& node) {
  const Frame& frame = frames_[node.ply];
  OrderHints& hints = node.hints;
  if (node.entry && node.entry->move && movegen::IsLegal(board_.position(), node.entry->move)) {
    hints.table_move = node.entry->move;
  }
  if (settings_.killers > 0) hints.killers = frame.killers;
  const Histories& histories = memory_.histories();
  const Color us = board_.position().side_to_move();
  const int theirs = node.ply >= 1 ? frames_[node.ply - 1].piece_to : kNoMove;
  const int ours = node.ply >= 2 ? frames_[node.ply - 2].piece_to : kNoMove;
  if (theirs != kNoMove) {
    hints.reply = &histories.reply[us][theirs];
    if (settings_.counter_moves > 0) hints.counter = histories.counter[us][theirs];
  }
  if (ours != kNoMove) hints.follow_up = &histories.follow_up[us][ours];
}

Move Tree::NextMove(const Node& node, MovePicker& picker) {
  if (node.ply > 0) return picker.Next();
  if (next_root_move_ == root_moves_->size()) return Move();
  return (*root_moves_)[next_root_move_++].move;
}

MoveFacts Tree::FactsOf(Node& node, Move move) const {
  const Position& position = board_.position();
  if (!node.check_test) node.check_test.emplace(position);
  MoveFacts facts;
  facts.move = move;
  facts.is_quiet = position.at(move.to()) == kNoPiece && !move.is_promotion();
  facts.gives_check = node.check_test->GivesCheck(move);
  facts.is_early =
      move == node.hints.killers[0] || move == node.hints.killers[1] || move == node.hints.counter;
  if (facts.is_quiet) {
    facts.history = QuietHistory(position, move, node.hints, memory_.histories(), settings_);
  }
  return facts;
}

int Tree::Extension(Node& node, const MoveFacts& move, std::optional<int>& cut) {
  Frame& frame = frames_[node.ply];
  if (node.ply > 0 && node.entry && move.move == node.hints.table_move && !frame.excluded &&
      MayBeSingular(node.facts, *node.entry, node.entry_score, settings_)) {
    ++effort_.counters.singular_tries;
    const int beta = SingularBeta(node.facts, node.entry_score, settings_);
    frame.excluded = move.move;
    const int score = Search(SingularDepth(node.facts), beta - 1, beta, node.facts.expects_cut);
    frame.excluded = Move();
    lines_.Start(node.ply);  // the line of the other moves is not the line of this node
    if (score < beta) {
      ++effort_.counters.singular_extensions;
      return 1;
    }
    if (beta >= node.facts.beta && !node.facts.pv) cut = beta;
  }
  if (!ExtendsCheck(board_.position(), move, node.ply, iteration_depth_, settings_)) return 0;
  ++effort_.counters.check_extensions;
  return 1;
}

void Tree::Do(Move move, bool gives_check) {
  frames_[board_.ply()].piece_to = PieceTo(board_.position(), move);
  if (settings_.table > 0) memory_.table().Prefetch(board_.position().KeyAfter(move));
  board_.Do(move, gives_check);
  effort_.NotePly(board_.ply());
}

int Tree::SearchMade(const Node& node, const MoveFacts& move, int depth) {
  const NodeFacts& facts = node.facts;
  if (node.searched == 1) {
    return -Search(depth, -facts.beta, -facts.alpha, !facts.pv && !facts.expects_cut);
  }
  const int most = std::max(0, depth - 1);
  const int reduction = std::min(LateMoveReduction(facts, move, settings_), most);
  if (reduction > 0) ++effort_.counters.late_reductions;
  int score = -Search(depth - reduction, -facts.alpha - 1, -facts.alpha, true);
  if (reduction > 0 && score > facts.alpha) {
    ++effort_.counters.late_researches;
    score = -Search(depth, -facts.alpha - 1, -facts.alpha, !facts.expects_cut);
  }
  if (facts.pv && score > facts.alpha && score < facts.beta) {
    score = -Search(depth, -facts.beta, -facts.alpha, false);
  }
  return score;
}

bool Tree::Take(Node& node, const MoveFacts& move, int score) {
  NodeFacts& facts = node.facts;
  if (score > node.best) {
    node.best = score;
    node.best_repeats = frames_[node.ply + 1].repeats;
    if (score > facts.alpha) {
      node.best_move = move.move;
      lines_.Adopt(node.ply, move.move);
      if (score >= facts.beta) {
        ++effort_.counters.cuts;
        if (node.searched == 1) ++effort_.counters.first_cuts;
        LearnFrom(node);
        return true;
      }
      facts.alpha = score;
    }
  }
  if (move.is_quiet) {
    if (node.quiet_count < Node::kTried) node.quiet[node.quiet_count++] = move.move;
  } else if (node.capture_count < Node::kTried) {
    node.captures[node.capture_count++] = move.move;
  }
  return false;
}

void Tree::NoteRoot(const Node& node, Move move, int score) {
  const auto at = std::find_if(root_moves_->begin(), root_moves_->end(),
                               [move](const RootMove& root) { return root.move == move; });
  if (node.searched > 1 && score <= node.facts.alpha) {
    at->score = -kInfiniteScore;
    return;
  }
  at->score = score;
  at->depth = iteration_depth_;
  at->deepest = effort_.deepest();
  at->bound = score >= node.facts.beta    ? Bound::kLower
              : score <= node.facts.alpha ? Bound::kUpper
                                          : Bound::kExact;
  at->line.assign(1, move);
  const std::vector<Move> rest = lines_.Of(1);
  at->line.insert(at->line.end(), rest.begin(), rest.end());
}

// A move has cut: raises its histories, and lowers those of the moves tried before it.
void Tree::LearnFrom(const Node& node) {
  const Position& position = board_.position();
  const Color us = position.side_to_move();
  Histories& histories = memory_.histories();
  const int depth = node.facts.depth;
  constexpr int kMostBonus = 2000;
  const int bonus = std::min(16 * depth * depth + 64 * depth, kMostBonus);
  const int theirs = node.ply >= 1 ? frames_[node.ply - 1].piece_to : kNoMove;
  const int ours = node.ply >= 2 ? frames_[node.ply - 2].piece_to : kNoMove;
  const auto add_quiet = [&](Move move, int change) {
    const int piece_to = PieceTo(position, move);
    AddBonus(histories.quiet[us][move.is_drop()][piece_to], change);
    if (theirs != kNoMove) AddBonus(histories.reply[us][theirs][piece_to], change);
    if (ours != kNoMove) AddBonus(histories.follow_up[us][ours][piece_to], change);
  };
  const auto add_capture = [&](Move move, int change) {
    const PieceKind taken = KindOf(position.at(move.to()));
    AddBonus(histories.capture[us][PieceTo(position, move)][taken], change);
  };
  const Move best = node.best_move;
  if (position.at(best.to()) == kNoPiece && !best.is_promotion()) {
    Frame& frame = frames_[node.ply];
    if (frame.killers[0] != best) frame.killers = {best, frame.killers[0]};
    if (theirs != kNoMove) histories.counter[us][theirs] = best;
    add_quiet(best, bonus);
    for (int i = 0; i < node.quiet_count; ++i) add_quiet(node.quiet[i], -bonus);
  } else {
    add_capture(best, bonus);
  }
  for (int i = 0; i < node.capture_count; ++i) add_capture(node.captures[i], -bonus);
}

void Tree::Store(const Node& node) {
  // A score that depends on a repetition holds on this path only.
  if (settings_.table == 0 || node.best_repeats) return;
  const Bound bound = node.best >= node.facts.beta ? Bound::kLower
                      : node.best_move             ? Bound::kExact
                                                   : Bound::kUpper;
  const Frame& frame = frames_[node.ply];
  const int evaluation = frame.evaluation == kUnknown ? 0 : frame.evaluation;
  memory_.table().Store(node.key, {node.best_move, ToTable(node.best, node.ply), evaluation,
                                   node.facts.depth, bound, node.mate_effort});
}

}  // namespace hakari::search
