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
#include "engine/movegen/movegen.h"
#include "engine/notation/sfen.h"
#include "engine/notation/usi_move.h"
#include "engine/player/game.h"
#include "suites/corpus/announced_end.h"
#include "suites/middlegame/choose_positions.h"
#include "suites/next_move/themes/find_themes.h"

namespace hakari::suites {
namespace {

constexpr uint64_t kThemeNodes = 10'000;

// What the lot says of a game, whoever looks at it.
struct Lot {
  std::vector<int> plies;  // whose positions are looked at, in this order
  bool may_be_seen_by_all = false;
};

Lot DrawLot(const notation::GameRecord& game, const LookThroughRules& rules) {
  const int last = std::min(rules.to_ply, static_cast<int>(game.lines[0].moves.size()) - 1);
  Lot lot;
  for (int ply = rules.from_ply; ply <= last; ++ply) lot.plies.push_back(ply);
  Dice dice = corpus::DiceOf(game, rules.seed);
  Shuffle(lot.plies, dice);
  lot.plies.resize(std::min(lot.plies.size(), static_cast<size_t>(rules.a_game)));
  lot.may_be_seen_by_all = dice.Below(100) < static_cast<uint64_t>(rules.seen_by_all_percent);
  return lot;
}

player::Game GameUpTo(const notation::GameRecord& record, int ply) {
  player::Game game(record.start);
  for (int i = 0; i < ply; ++i) game.Play(record.lines[0].moves[static_cast<size_t>(i)].move);
  return game;
}

// As far as it is legal: engines end their lines by what they find in their tables.
std::vector<Move> LegalPart(Position position, const std::vector<Move>& line) {
  std::vector<Move> legal;
  for (const Move move : line) {
    if (!movegen::IsLegal(position, move)) break;
    position.DoMove(move);
    legal.push_back(move);
  }
  return legal;
}

void AddOnce(const std::optional<Move>& move, std::vector<Move>& moves) {
  const bool is_new = move && std::find(moves.begin(), moves.end(), *move) == moves.end();
  if (is_new) moves.push_back(*move);
}

// The moves that judges play, once each.
std::vector<Move> PlayedMoves(const std::vector<Look>& looks) {
  std::vector<Move> moves;
  for (const Look& look : looks) AddOnce(look.move, moves);
  return moves;
}

// Every move that somebody has named so far, once: at a deep look all may agree.
std::vector<Move> NamedMoves(const TriedPosition& tried) {
  std::vector<Move> moves;
  for (const std::vector<Look>* const looks : {&tried.quick, &tried.deep}) {
    for (const Look& look : *looks) {
      AddOnce(look.move, moves);
      AddOnce(look.second_move, moves);
    }
  }
  return moves;
}

// A program on one thread, started when it is first asked.
class Seat {
 public:
  explicit Seat(const Judge::Stage& stage) : stage_(stage) {}

  absl::StatusOr<Look> Take(const player::Game& game, const std::atomic<bool>& stop) {
    if (player_ == nullptr) {
      HAKARI_ASSIGN_OR_RETURN(player_, stage_.player.make(&stop));
    }
    return TakeLook(*player_, game, stage_.allowance, stop);
  }
  // What the look lacks if the program has no MultiPV.
  absl::Status Weigh(const player::Game& game, const std::vector<Move>& rivals, Look& look,
                     const std::atomic<bool>& stop) {
    if (player_->abilities().several_lines) return absl::OkStatus();
    return WeighRivals(*player_, game, stage_.allowance, rivals, look, stop);
  }

 private:
  const Judge::Stage& stage_;
  std::unique_ptr<player::Player> player_;
};

struct SeatedJudge {
  explicit SeatedJudge(const Judge& judge) : quick(judge.quick) {
    for (const Judge::Stage& stage : judge.deep) deep.emplace_back(stage);
  }

  Seat quick;
  std::vector<Seat> deep;
};

class Reader : public RunWorker {
 public:
  struct Shared {
    const std::vector<notation::GameRecord>& games;
    const std::vector<Judge>& judges;
    const LookThroughRules& rules;
    const KnownPositions& known;
    LookedThrough& result;
    std::mutex mutex;  // over the failures
  };

  Reader(Shared& shared, MateProver prover) : shared_(shared), prover_(std::move(prover)) {
    for (const Judge& judge : shared.judges) {
      judges_.emplace_back(judge);
      scales_.push_back(judge.scale);
    }
  }

  ItemEnd Do(size_t index, const std::atomic<bool>& stop) override {
    const notation::GameRecord& game = shared_.games[index];
    GameFinding finding;
    const Lot lot = DrawLot(game, shared_.rules);
    for (const int ply : lot.plies) {
      TriedPosition tried;
      tried.ply = ply;
      const absl::Status asked =
          Try(index, GameUpTo(game, ply), lot.may_be_seen_by_all, tried, stop);
      if (stop) return ItemEnd::Stopped();
      if (!asked.ok()) return Failed(index, ply, asked);
      finding.push_back(std::move(tried));
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

  absl::Status Try(size_t index, const player::Game& game, bool may_be_seen_by_all,
                   TriedPosition& tried, const std::atomic<bool>& stop) {
    ChoiceRules something;
    something.least_moves = shared_.rules.least_moves;
    if (shared_.known.contains(KnownKey(game.position()))) {
      tried.end = Condition::kKnown;
      return absl::OkStatus();
    }
    if (!HasSomethingToDecide(game.position(), something)) {
      tried.end = Condition::kNothingToDecide;
      return absl::OkStatus();
    }
    if (shared_.rules.evidence == Evidence::kPlayersMove) {
      return FollowPlayer(index, game, tried, stop);
    }
    return FindAgreement(game, may_be_seen_by_all, tried, stop);
  }

  absl::Status FindAgreement(const player::Game& game, bool may_be_seen_by_all,
                             TriedPosition& tried, const std::atomic<bool>& stop) {
    const JudgementRules& rules = shared_.rules.judgement;
    HAKARI_RETURN_IF_ERROR(LookQuickly(game, tried, stop));
    tried.end = Condition::kUnclear;
    if (!SeemsClear(tried.quick, scales_, rules)) return absl::OkStatus();
    if (const std::optional<Move> move = MoveOfAll(tried.quick)) {
      const bool is_plain =
          move->is_promotion() || (!move->is_drop() && game.position().at(move->to()) != kNoPiece);
      tried.end = is_plain ? Condition::kPlain : Condition::kSeenByAll;
      if (is_plain || !may_be_seen_by_all) return absl::OkStatus();
    }
    tried.end = Condition::kNotConfirmed;
    std::optional<Confirmed> confirmed;
    for (size_t stage = 0; stage < judges_[0].deep.size(); ++stage) {
      HAKARI_RETURN_IF_ERROR(LookDeeply(game, stage, tried, stop));
      confirmed = ConfirmedMove(tried.deep, scales_, rules);
      if (!confirmed) return absl::OkStatus();
    }
    Describe(game.position(), *confirmed, tried);
    tried.end = tried.themes.empty() ? Condition::kNoTheme : Condition::kChosen;
    return absl::OkStatus();
  }

  // Until nothing can come in sight any more. Who has no MultiPV weighs its move against those that
  // the others play, if that can still make the difference.
  absl::Status LookQuickly(const player::Game& game, TriedPosition& tried,
                           const std::atomic<bool>& stop) {
    const JudgementRules& rules = shared_.rules.judgement;
    std::vector<Look>& looks = tried.quick;
    while (looks.size() < judges_.size()) {
      if (!MaySeemClear(looks, judges_.size() - looks.size(), scales_, rules)) {
        return absl::OkStatus();
      }
      const size_t judge = looks.size();
      HAKARI_RETURN_IF_ERROR(Add(judge, judges_[judge].quick.Take(game, stop), looks));
    }
    const std::vector<Move> played = PlayedMoves(looks);
    for (size_t judge = 0; judge < judges_.size(); ++judge) {
      if (!MaySeemClear(looks, 0, scales_, rules)) return absl::OkStatus();
      HAKARI_RETURN_IF_ERROR(
          Named(judge, judges_[judge].quick.Weigh(game, played, looks[judge], stop)));
    }
    return absl::OkStatus();
  }

  // Until enough judges have confirmed a move or too few are left to do so.
  absl::Status LookDeeply(const player::Game& game, size_t stage, TriedPosition& tried,
                          const std::atomic<bool>& stop) {
    std::vector<Look> looks;
    std::vector<Move> named = NamedMoves(tried);
    for (size_t judge = 0; judge < judges_.size(); ++judge) {
      if (!MayBeConfirmed(looks, scales_, shared_.rules.judgement)) break;
      Seat& seat = judges_[judge].deep[stage];
      HAKARI_RETURN_IF_ERROR(Add(judge, seat.Take(game, stop), looks));
      AddOnce(looks.back().move, named);
      AddOnce(looks.back().second_move, named);
      HAKARI_RETURN_IF_ERROR(Named(judge, seat.Weigh(game, named, looks.back(), stop)));
    }
    tried.deep = std::move(looks);
    return absl::OkStatus();
  }

  absl::Status FollowPlayer(size_t index, const player::Game& game, TriedPosition& tried,
                            const std::atomic<bool>& stop) {
    const size_t judge = index % judges_.size();
    Seat& seat = judges_[judge].deep.back();
    HAKARI_RETURN_IF_ERROR(Add(judge, seat.Take(game, stop), tried.deep));
    const Move played = shared_.games[index].lines[0].moves[game.moves().size()].move;
    tried.end = Condition::kNotThePlayers;
    if (tried.deep.back().move != played) return absl::OkStatus();
    Describe(game.position(), {played, {judge}}, tried);
    tried.end = Condition::kChosen;
    return absl::OkStatus();
  }

  absl::Status Add(size_t judge, absl::StatusOr<Look> look, std::vector<Look>& looks) {
    if (look.ok()) looks.push_back(*std::move(look));
    return Named(judge, look.status());
  }

  // An error says whose it is.
  absl::Status Named(size_t judge, const absl::Status& status) const {
    if (status.ok()) return status;
    return absl::Status(status.code(),
                        absl::StrCat(shared_.judges[judge].name, ": ", status.message()));
  }

  void Describe(const Position& position, const Confirmed& confirmed, TriedPosition& tried) {
    tried.best = confirmed.move;
    for (const size_t judge : confirmed.judges) {
      // Where one judge is asked alone, its look is the only one.
      const Look& look = tried.deep[std::min(judge, tried.deep.size() - 1)];
      if (tried.by.empty()) {
        tried.score = look.score.value_or(0);
        tried.second = look.second.value_or(0);
      }
      tried.by.push_back(shared_.judges[judge].name);
      const std::vector<Move> line = LegalPart(position, look.line);
      if (line.size() > tried.line.size()) tried.line = line;
    }
    tried.themes = ThemesOf(position, tried.line);
  }

  // Of the answer, or of the solver's next move in the line that has some: what a sacrifice is for
  // shows later.
  std::vector<std::string> ThemesOf(Position position, std::vector<Move> line) {
    std::vector<std::string> names;
    while (!line.empty()) {
      for (const MoveTheme theme : FindThemes(position, line, prover_)) {
        names.emplace_back(InfoOf(theme).name);
      }
      if (!names.empty() || line.size() < 3) break;
      for (int ply = 0; ply < 2; ++ply) {
        position.DoMove(line.front());
        line.erase(line.begin());
      }
    }
    return names;
  }

  Shared& shared_;
  MateProver prover_;
  std::vector<SeatedJudge> judges_;
  ChanceScales scales_;
};

// By its moves, so that a journal goes on when games are added. Two games of the same moves are
// told apart: neither is an error.
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

// The positions of problems, so that none counts twice.
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

std::string KnownKey(const Position& position) { return corpus::SfenWithoutPly(position); }

absl::StatusOr<LookedThrough> LookThroughGames(const std::vector<notation::GameRecord>& games,
                                               const std::vector<Judge>& judges,
                                               const LookThroughRules& rules,
                                               const KnownPositions& known,
                                               const LookThroughWork& work,
                                               const std::atomic<bool>& stop) {
  LookedThrough result;
  result.findings.resize(games.size());
  Reader::Shared shared = {games, judges, rules, known, result, {}};
  Counter chosen;
  RunWork run;
  run.ids = IdsOf(games);
  run.make_worker = [&](int) -> absl::StatusOr<std::unique_ptr<RunWorker>> {
    HAKARI_ASSIGN_OR_RETURN(MateProver prover, MateProver::Make(kThemeNodes));
    return std::make_unique<Reader>(shared, std::move(prover));
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
