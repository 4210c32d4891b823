#include "suites/next_move/from_games/look_through.h"

#include <algorithm>
#include <map>
#include <memory>
#include <mutex>
#include <utility>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "base/hash/content_hash.h"
#include "base/random/dice.h"
#include "base/status/macros.h"
#include "engine/notation/sfen.h"
#include "engine/notation/usi_move.h"
#include "engine/player/game.h"
#include "suites/corpus/announced_end.h"
#include "suites/next_move/themes/mate_prover.h"

namespace hakari::suites {
namespace {

constexpr uint64_t kThemeNodes = 10'000;

// The random choices for a game; they depend only on the game, the rules and the number of judges.
struct Lot {
  std::vector<int> plies;  // the positions to examine, in this order
  bool may_be_seen_by_all = false;
  bool is_for_mates = false;
  size_t judge = 0;  // the judge that is asked about the player's move
};

Lot DrawLot(const notation::GameRecord& game, const LookThroughRules& rules, size_t judges) {
  constexpr uint64_t kWhole = 100;
  Dice dice = corpus::DiceOf(game, rules.seed);
  Lot lot;
  lot.may_be_seen_by_all = dice.Below(kWhole) < static_cast<uint64_t>(rules.seen_by_all_percent);
  lot.is_for_mates = dice.Below(kWhole) < static_cast<uint64_t>(rules.hidden_mates.percent);
  lot.judge = dice.Below(judges);
  const int end = static_cast<int>(game.lines[0].moves.size()) - 1;
  const int first = lot.is_for_mates ? end - rules.hidden_mates.last_plies : rules.from_ply;
  const int last = lot.is_for_mates ? end : std::min(rules.to_ply, end);
  for (int ply = std::max(rules.from_ply, first); ply <= last; ++ply) lot.plies.push_back(ply);
  Shuffle(lot.plies, dice);
  lot.plies.resize(std::min(lot.plies.size(), static_cast<size_t>(rules.a_game)));
  return lot;
}

player::Game GameUpTo(const notation::GameRecord& record, int ply) {
  player::Game game(record.start);
  for (int i = 0; i < ply; ++i) game.Play(record.lines[0].moves[static_cast<size_t>(i)].move);
  return game;
}

class Reader : public RunWorker {
 public:
  struct Shared {
    const std::vector<notation::GameRecord>& games;
    const LookThroughRules& rules;
    size_t judges = 0;
    LookedThrough& result;
    std::mutex mutex;  // guards the failures
  };

  Reader(Shared& shared, Examiner examiner) : shared_(shared), examiner_(std::move(examiner)) {}

  ItemEnd Do(size_t index, const std::atomic<bool>& stop) override {
    const notation::GameRecord& game = shared_.games[index];
    GameFinding finding;
    const Lot lot = DrawLot(game, shared_.rules, shared_.judges);
    for (const int ply : lot.plies) {
      const Move played = game.lines[0].moves[static_cast<size_t>(ply)].move;
      absl::StatusOr<TriedPosition> tried = examiner_.Examine(
          {GameUpTo(game, ply), played, lot.may_be_seen_by_all, lot.is_for_mates, lot.judge}, stop);
      if (stop) return ItemEnd::Stopped();
      if (!tried.ok()) return Failed(index, ply, tried.status());
      finding.push_back(*std::move(tried));
      if (finding.back().end == Condition::kChosen) break;
    }
    shared_.result.findings[index] = std::move(finding);
    return ItemEnd();
  }

 private:
  ItemEnd Failed(size_t index, int ply, const absl::Status& why) {
    const std::lock_guard<std::mutex> lock(shared_.mutex);
    shared_.result.failures.push_back(
        absl::StrCat("game ", index + 1, ", ply ", ply, ": ", why.message()));
    return ItemEnd::Failed("a judge did not answer");
  }

  Shared& shared_;
  Examiner examiner_;
};

// A checksum of the moves of each game, so that a journal can be continued when games are added.
// Games with the same moves get different ids; they are not an error.
std::vector<std::string> IdsOf(const std::vector<notation::GameRecord>& games) {
  std::map<std::string, int> count;
  std::vector<std::string> ids;
  for (const notation::GameRecord& game : games) {
    std::string text = notation::ToSfen(game.start);
    for (const notation::RecordedMove& played : game.lines[0].moves) {
      absl::StrAppend(&text, " ", notation::ToUsi(played.move));
    }
    std::string id = LineChecksum(text);
    const int number = ++count[id];
    if (number > 1) absl::StrAppend(&id, "-", number);
    ids.push_back(std::move(id));
  }
  return ids;
}

// Counts problems, each position once.
class Counter {
 public:
  void Count(const notation::GameRecord& game, const GameFinding& finding) {
    const TriedPosition* const problem = ProblemIn(finding);
    if (problem == nullptr) return;
    positions_.insert(KnownKey(GameUpTo(game, problem->ply).position()));
  }
  int count() const { return static_cast<int>(positions_.size()); }

 private:
  KnownPositions positions_;
};

}  // namespace

absl::StatusOr<LookedThrough> LookThroughGames(const std::vector<notation::GameRecord>& games,
                                               const std::vector<Judge>& judges,
                                               const LookThroughRules& rules,
                                               const KnownPositions& known,
                                               const LookThroughWork& work,
                                               const std::atomic<bool>& stop) {
  LookedThrough result;
  result.findings.resize(games.size());
  Reader::Shared shared = {games, rules, judges.size(), result, {}};
  Counter chosen;
  RunWork run;
  run.ids = IdsOf(games);
  run.make_worker = [&](int) -> absl::StatusOr<std::unique_ptr<RunWorker>> {
    HAKARI_ASSIGN_OR_RETURN(MateProver of_themes, MateProver::Make(kThemeNodes));
    HAKARI_ASSIGN_OR_RETURN(MateProver of_mates, MateProver::Make(rules.hidden_mates.nodes));
    return std::make_unique<Reader>(
        shared, Examiner(judges, rules, known, std::move(of_themes), std::move(of_mates)));
  };
  run.text = [&](size_t index) { return FindingText(*result.findings[index]); };
  run.take = [&](size_t index, const std::string& text) {
    absl::StatusOr<GameFinding> finding = ParseFinding(text);
    if (finding.ok()) result.findings[index] = *std::move(finding);
    return finding.status();
  };
  run.deliver = [&](size_t index) {
    if (result.findings[index]) chosen.Count(games[index], *result.findings[index]);
  };
  if (work.wanted > 0) run.is_enough = [&] { return chosen.count() >= work.wanted; };
  HAKARI_ASSIGN_OR_RETURN(result.summary, RunItems(run, work.run, stop));
  return result;
}

}  // namespace hakari::suites
