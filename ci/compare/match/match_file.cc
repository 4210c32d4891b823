#include "ci/compare/match/match_file.h"

#include <algorithm>
#include <memory>
#include <tuple>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/string_view.h"
#include "base/files/text_file.h"
#include "base/run/journal.h"
#include "base/status/macros.h"
#include "engine/notation/usi_game.h"
#include "suites/match/pair_text.h"

namespace hakari::compare {
namespace {

struct File {
  RunIdentity identity;
  MatchFile match;
};

absl::StatusOr<match::PlayedPair> PairOf(const std::string& id, const std::string& line,
                                         const match::MatchPlan& plan) {
  const int players = static_cast<int>(plan.entrants.size());
  HAKARI_ASSIGN_OR_RETURN(match::PlayedPair pair, match::ParsePairText(line));
  const bool is_known = pair.players[0] < players && pair.players[1] < players;
  if (!is_known || id != match::PairId({pair.players[0], pair.players[1]}, pair.number)) {
    return absl::InvalidArgumentError("its line belongs to another pair");
  }
  return pair;
}

absl::StatusOr<File> ReadFile(const std::string& path) {
  HAKARI_ASSIGN_OR_RETURN(const std::string text, ReadTextFile(path));
  File file;
  HAKARI_ASSIGN_OR_RETURN(file.identity, IdentityOfJournal(text, path));
  HAKARI_ASSIGN_OR_RETURN(const JournalContents contents, ParseJournal(text, file.identity, path));
  absl::StatusOr<match::MatchSummary> match = match::SummaryOf(file.identity);
  if (!match.ok()) {
    return absl::InvalidArgumentError(absl::StrCat(path, ": ", match.status().message()));
  }
  file.match.match = *std::move(match);
  match::MatchPlan& plan = file.match.match.plan;
  plan.pairs = 0;
  for (const auto& [id, line] : contents.finished) {
    absl::StatusOr<match::PlayedPair> pair = PairOf(id, line, plan);
    if (!pair.ok()) {
      return absl::DataLossError(absl::StrCat(path, ": '", id, "': ", pair.status().message()));
    }
    plan.pairs = std::max(plan.pairs, pair->number + 1);
    file.match.pairs.push_back(*std::move(pair));
  }
  std::sort(file.match.pairs.begin(), file.match.pairs.end(),
            [](const match::PlayedPair& a, const match::PlayedPair& b) {
              return std::tie(a.number, a.players[0], a.players[1]) <
                     std::tie(b.number, b.players[0], b.players[1]);
            });
  return file;
}

// The times may differ, the games must not.
bool HaveSameGames(absl::string_view one, absl::string_view other) {
  const absl::StatusOr<match::PlayedPair> a = match::ParsePairText(one);
  const absl::StatusOr<match::PlayedPair> b = match::ParsePairText(other);
  if (!a.ok() || !b.ok()) return false;
  for (const int number : {0, 1}) {
    if (notation::ToUsiLine(a->games[number].record) !=
        notation::ToUsiLine(b->games[number].record)) {
      return false;
    }
  }
  return true;
}

}  // namespace

absl::StatusOr<MatchFile> ReadMatchFile(const std::string& path) {
  HAKARI_ASSIGN_OR_RETURN(File file, ReadFile(path));
  return std::move(file.match);
}

absl::Status MergeMatchFiles(const std::vector<std::string>& shards, const std::string& whole) {
  HAKARI_ASSIGN_OR_RETURN(File first, ReadFile(shards[0]));
  match::MatchPlan plan = first.match.match.plan;
  plan.shard = {};
  for (const std::string& path : shards) {
    HAKARI_ASSIGN_OR_RETURN(const File file, ReadFile(path));
    plan.pairs = std::max(plan.pairs, file.match.match.plan.pairs);
  }
  Merge merge;
  merge.identity = first.identity;
  merge.identity.pop_back();  // the shard, which is the last part
  merge.ids = match::PairIds(plan);
  merge.same = HaveSameGames;
  merge.must_be_whole = true;
  HAKARI_ASSIGN_OR_RETURN(const std::unique_ptr<Journal> journal,
                          Journal::Open(whole, ShardIdentity(merge.identity, {}), false));
  return MergeJournals(shards, merge, *journal);
}

}  // namespace hakari::compare
