#include "suites/match/play_match.h"

#include <algorithm>
#include <cstddef>
#include <memory>
#include <optional>
#include <utility>

#include "absl/status/status.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "base/files/text_file.h"
#include "base/hash/content_hash.h"
#include "base/machine/processors.h"
#include "base/machine/standstill.h"
#include "base/status/macros.h"
#include "engine/core/color.h"
#include "engine/mate/solver.h"
#include "engine/notation/record.h"
#include "suites/corpus/announced_end.h"
#include "suites/match/pair_text.h"

namespace hakari::match {
namespace {

constexpr int kMostAttempts = 3;
constexpr char kAgainstTheFirst[] = "against the first";

struct Item {
  Pairing players;
  int number;
};

// Ordered by opening; each opening is played by every pairing.
std::vector<Item> ItemsOf(const MatchPlan& plan) {
  const std::vector<Pairing> pairings =
      PairingsOf(static_cast<int>(plan.entrants.size()), plan.gauntlet);
  std::vector<Item> items;
  size_t place = 0;
  for (int number = 0; number < plan.pairs; ++number) {
    for (const Pairing& players : pairings) {
      if (plan.shard.Has(place++)) items.push_back({players, number});
    }
  }
  return items;
}

using Pairs = std::vector<std::optional<PlayedPair>>;

// The players of one thread.
class Table : public RunWorker {
 public:
  Table(const MatchPlan& plan, const std::vector<Item>& items, const StoodStillMs& stood_still_ms,
        Pairs& pairs)
      : plan_(plan), items_(items), stood_still_ms_(stood_still_ms), pairs_(pairs) {}

  absl::Status Seat() {
    for (const Entrant& entrant : plan_.entrants) {
      HAKARI_ASSIGN_OR_RETURN(std::unique_ptr<player::Player> player, entrant.player.make(nullptr));
      players_.push_back(std::move(player));
    }
    if (plan_.rules.announce_nodes == 0) return absl::OkStatus();
    HAKARI_ASSIGN_OR_RETURN(announcer_, corpus::MakePds(plan_.rules.announce_nodes));
    return absl::OkStatus();
  }

  ItemEnd Do(size_t index, const std::atomic<bool>& stop) override {
    std::optional<PlayedPair> pair;
    for (int attempt = 1; attempt <= kMostAttempts; ++attempt) {
      pair = Play(items_[index], stop);
      if (!pair) return ItemEnd::Stopped();
      pair->attempt = attempt;
      if (!IsBrokenByOthers(*pair)) break;
    }
    if (index == 0 && plan_.shard.index == 1 && !plan_.is_timed()) {
      const std::optional<PlayedPair> again = Play(items_[index], stop);
      if (!again) return ItemEnd::Stopped();
      pair->repeated_itself = MovesOf(pair->games[0]) == MovesOf(again->games[0]) &&
                              MovesOf(pair->games[1]) == MovesOf(again->games[1]);
    }
    if (absl::Status kept = KeepTranscripts(*pair); !kept.ok()) {
      return ItemEnd::Failed(std::string(kept.message()));
    }
    pairs_[index] = *std::move(pair);
    return ItemEnd();
  }

 private:
  static bool IsBrokenByOthers(const PlayedPair& pair) {
    return std::any_of(std::begin(pair.games), std::end(pair.games),
                       [](const PlayedGame& game) { return game.fault && game.fault->by_others; });
  }

  std::optional<PlayedPair> Play(const Item& item, const std::atomic<bool>& stop) {
    PlayedPair pair;
    pair.number = item.number;
    for (const int seat : {0, 1}) pair.players[seat] = item.players[seat];
    for (const int number : {0, 1}) {
      std::optional<PlayedGame> game = PlayOne(item, number, stop);
      if (!game || stop) return std::nullopt;
      pair.games[number] = *std::move(game);
    }
    return pair;
  }

  std::optional<PlayedGame> PlayOne(const Item& item, int number, const std::atomic<bool>& stop) {
    Seats seats = {};
    seats.stood_still_ms = stood_still_ms_;
    for (const Color color : {kBlack, kWhite}) {
      const size_t entrant = static_cast<size_t>(item.players[SeatOf(number, color)]);
      seats.players[color] = players_[entrant].get();
      seats.allowances[color] = plan_.entrants[entrant].allowance;
      // A failure here is reported by the next answer.
      seats.players[color]->NewGame(&stop);
    }
    return PlayGame(plan_.openings->Of(static_cast<size_t>(item.number)), seats, plan_.rules,
                    announcer_.get(), stop);
  }

  absl::Status KeepTranscripts(const PlayedPair& pair) const {
    if (plan_.transcript_folder.empty()) return absl::OkStatus();
    for (const int number : {0, 1}) {
      const PlayedGame& game = pair.games[number];
      if (!game.fault || game.fault->transcript.empty()) continue;
      HAKARI_RETURN_IF_ERROR(MakeFolder(plan_.transcript_folder));
      const std::string path = absl::StrCat(plan_.transcript_folder, "/",
                                            PairId({pair.players[0], pair.players[1]}, pair.number),
                                            "-", number + 1, ".txt");
      HAKARI_RETURN_IF_ERROR(WriteFileAtomically(path, game.fault->transcript));
    }
    return absl::OkStatus();
  }

  const MatchPlan& plan_;
  const std::vector<Item>& items_;
  const StoodStillMs stood_still_ms_;
  std::vector<std::unique_ptr<player::Player>> players_;  // by entrant
  std::unique_ptr<mate::MateSolver> announcer_;           // null: mates are not announced
  Pairs& pairs_;
};

}  // namespace

bool MatchPlan::is_timed() const {
  return std::any_of(entrants.begin(), entrants.end(),
                     [](const Entrant& entrant) { return entrant.allowance.is_timed(); });
}

std::string PairId(Pairing players, int number) {
  return absl::StrFormat("%d-%d.%05d", players[0] + 1, players[1] + 1, number + 1);
}

std::vector<std::string> PairIds(const MatchPlan& plan) {
  std::vector<std::string> ids;
  for (const Item& item : ItemsOf(plan)) ids.push_back(PairId(item.players, item.number));
  return ids;
}

RunIdentity MatchIdentity(const MatchPlan& plan, const std::string& openings) {
  RunIdentity identity = {{"run", "match"}, {"version", absl::StrCat(kPairTextVersion)}};
  for (size_t i = 0; i < plan.entrants.size(); ++i) {
    const Entrant& entrant = plan.entrants[i];
    const std::string name = absl::StrCat("player", i + 1);
    const player::Identity& player = entrant.player.identity;
    identity.insert(identity.end(),
                    {{name, entrant.name},
                     {name + "-engine", player.name},
                     {name + "-configuration", player.configuration},
                     {name + "-files", absl::StrJoin(player.file_hashes, " ")},
                     {name + "-limits", AllowanceText(entrant.allowance)},
                     {name + "-margin", absl::StrCat(entrant.allowance.margin_ms)}});
  }
  const GameRules& rules = plan.rules;
  identity.insert(identity.end(),
                  {{"everybody", plan.gauntlet ? kAgainstTheFirst : "against everybody"},
                   {"openings", openings},
                   {"most-plies", absl::StrCat(rules.most_plies)},
                   {"resign-score", absl::StrCat(rules.resign_centipawns)},
                   {"resign-moves", absl::StrCat(rules.resign_moves)},
                   {"announce-nodes", absl::StrCat(rules.announce_nodes)}});
  return ShardIdentity(std::move(identity), plan.shard);
}

std::string MatchFileName(const RunIdentity& identity) {
  std::string all;
  for (const auto& [name, value] : identity) absl::StrAppend(&all, name, "=", value, "\n");
  return LineChecksum(all) + ".match";
}

GameWishes WishesOf(const MatchPlan& plan) {
  GameWishes wishes = {plan.is_timed()};
  for (const Entrant& entrant : plan.entrants) {
    wishes.threads = std::max(wishes.threads, entrant.threads);
  }
  return wishes;
}

namespace {

// Looks up the values of an identity by name.
class IdentityReader {
 public:
  explicit IdentityReader(const RunIdentity& identity) : identity_(identity) {}

  const std::string* Find(const std::string& name) const {
    for (const auto& [known, value] : identity_) {
      if (known == name) return &value;
    }
    return nullptr;
  }
  absl::StatusOr<std::string> Text(const std::string& name) const {
    const std::string* const found = Find(name);
    if (found != nullptr) return *found;
    return absl::InvalidArgumentError(absl::StrCat("the file does not name its ", name));
  }
  template <typename Number>
  absl::Status Take(const std::string& name, Number& number) const {
    HAKARI_ASSIGN_OR_RETURN(const std::string text, Text(name));
    if (absl::SimpleAtoi(text, &number)) return absl::OkStatus();
    return absl::InvalidArgumentError(absl::StrCat(name, ": expected a number, found ", text));
  }

 private:
  const RunIdentity& identity_;
};

absl::StatusOr<Entrant> EntrantOf(const IdentityReader& reader, const std::string& name) {
  Entrant entrant;
  HAKARI_ASSIGN_OR_RETURN(entrant.name, reader.Text(name));
  player::Identity& player = entrant.player.identity;
  HAKARI_ASSIGN_OR_RETURN(player.name, reader.Text(name + "-engine"));
  HAKARI_ASSIGN_OR_RETURN(player.configuration, reader.Text(name + "-configuration"));
  HAKARI_ASSIGN_OR_RETURN(const std::string files, reader.Text(name + "-files"));
  player.file_hashes = absl::StrSplit(files, ' ', absl::SkipEmpty());
  HAKARI_ASSIGN_OR_RETURN(const std::string limits, reader.Text(name + "-limits"));
  HAKARI_ASSIGN_OR_RETURN(entrant.allowance, ParseAllowance(limits));
  HAKARI_RETURN_IF_ERROR(reader.Take(name + "-margin", entrant.allowance.margin_ms));
  return entrant;
}

}  // namespace

absl::StatusOr<MatchSummary> SummaryOf(const RunIdentity& identity) {
  const IdentityReader reader(identity);
  const std::string* const run = reader.Find("run");
  if (run == nullptr || *run != "match")
    return absl::InvalidArgumentError("the file is not a match");
  int version = 0;
  HAKARI_RETURN_IF_ERROR(reader.Take("version", version));
  if (version != kPairTextVersion) {
    return absl::InvalidArgumentError(absl::StrCat("the file has version ", version,
                                                   ", but this program reads ", kPairTextVersion));
  }
  MatchSummary summary;
  MatchPlan& plan = summary.plan;
  for (int number = 1;; ++number) {
    const std::string name = absl::StrCat("player", number);
    if (reader.Find(name) == nullptr) break;
    HAKARI_ASSIGN_OR_RETURN(Entrant entrant, EntrantOf(reader, name));
    plan.entrants.push_back(std::move(entrant));
  }
  if (plan.entrants.size() < 2)
    return absl::InvalidArgumentError("the file names fewer than two players");
  HAKARI_ASSIGN_OR_RETURN(const std::string everybody, reader.Text("everybody"));
  plan.gauntlet = everybody == kAgainstTheFirst;
  HAKARI_ASSIGN_OR_RETURN(summary.openings, reader.Text("openings"));
  HAKARI_RETURN_IF_ERROR(reader.Take("most-plies", plan.rules.most_plies));
  HAKARI_RETURN_IF_ERROR(reader.Take("resign-score", plan.rules.resign_centipawns));
  HAKARI_RETURN_IF_ERROR(reader.Take("resign-moves", plan.rules.resign_moves));
  HAKARI_RETURN_IF_ERROR(reader.Take("announce-nodes", plan.rules.announce_nodes));
  HAKARI_ASSIGN_OR_RETURN(const std::string shard, reader.Text("shard"));
  const std::optional<Shard> part = ParseShard(shard);
  if (!part) return absl::InvalidArgumentError("the file names no valid shard");
  plan.shard = *part;
  return summary;
}

absl::StatusOr<RunSummary> PlayMatch(const MatchPlan& plan, const RunControl& control,
                                     const MatchEars& ears, const std::atomic<bool>& stop) {
  const std::vector<Item> items = ItemsOf(plan);
  Pairs pairs(items.size());
  // Created before the workers are pinned, because it watches all processors.
  std::optional<StandstillWatch> watch;
  StoodStillMs stood_still_ms;
  if (plan.is_timed()) stood_still_ms = watch.emplace().AsFunction();
  RunWork run;
  run.ids = PairIds(plan);
  run.make_worker = [&](int worker) -> absl::StatusOr<std::unique_ptr<RunWorker>> {
    if (!plan.processors.empty()) {
      // If pinning is not permitted, games disturb each other more; nothing else changes.
      StayOn(plan.processors[static_cast<size_t>(worker) % plan.processors.size()]);
    }
    auto table = std::make_unique<Table>(plan, items, stood_still_ms, pairs);
    HAKARI_RETURN_IF_ERROR(table->Seat());
    return table;
  };
  run.text = [&pairs](size_t index) { return PairText(*pairs[index]); };
  run.take = [&](size_t index, const std::string& text) -> absl::Status {
    HAKARI_ASSIGN_OR_RETURN(PlayedPair pair, ParsePairText(text));
    const Pairing players = {pair.players[0], pair.players[1]};
    if (PairId(players, pair.number) != run.ids[index]) {
      return absl::DataLossError("the line belongs to another pair");
    }
    pairs[index] = std::move(pair);
    return absl::OkStatus();
  };
  bool is_broken = false;
  run.deliver = [&](size_t index) {
    is_broken = is_broken || !pairs[index];
    if (is_broken) return;
    ears.hear(*pairs[index]);
    pairs[index].reset();
  };
  run.is_enough = ears.is_enough;
  RunControl strict = control;
  strict.watch.most_failures = 1;  // a failure here is one of the match, not of a player
  HAKARI_ASSIGN_OR_RETURN(RunSummary summary, RunItems(run, strict, stop));
  if (summary.gave_up) return absl::UnavailableError(*summary.gave_up);
  return summary;
}

}  // namespace hakari::match
