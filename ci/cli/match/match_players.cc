#include "ci/cli/match/match_players.h"

#include <map>
#include <memory>
#include <utility>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "base/status/macros.h"
#include "ci/check/examine/node_signature.h"
#include "suites/core/engine_spec.h"
#include "suites/engines/typed_search.h"
#include "suites/engines/usi_player.h"

namespace hakari::cli {
namespace {

// The table is cleared before every game. With 64 MiB that would take longer than a short game.
constexpr uint64_t kTableMib = 16;
constexpr size_t kFewest = 2;
constexpr size_t kMost = 26;  // they are named by letters

absl::StatusOr<match::Entrant> EntrantOf(const PlayerWords& words, size_t number,
                                         RevisionPlayers& revisions) {
  const std::string& program = words.programs[number];
  match::Entrant entrant;
  if (engines::IsTypedSearch(program)) {
    HAKARI_ASSIGN_OR_RETURN(entrant.player, engines::TypedSearch(program, kTableMib));
  } else {
    HAKARI_ASSIGN_OR_RETURN(const RevisionEngine found,
                            revisions.TypedEngine(program, words.build));
    HAKARI_ASSIGN_OR_RETURN(entrant.player, engines::UsiPlayerSpec(found.engine));
    entrant.threads = found.engine.threads;
    if (found.signature) {
      HAKARI_RETURN_IF_ERROR(
          check::CheckSignature(program, found.engine, *found.signature, words.context));
    }
  }
  const std::string& limits = words.limits[words.limits.size() == 1 ? 0 : number];
  const absl::StatusOr<match::Allowance> allowance = match::ParseAllowance(limits);
  if (!allowance.ok()) {
    return absl::InvalidArgumentError(
        absl::StrCat("--limits '", limits, "': ", allowance.status().message()));
  }
  entrant.allowance = *allowance;
  if (entrant.allowance.is_timed()) entrant.allowance.margin_ms = words.margin_ms;
  return entrant;
}

// Players with the same engine name get their arguments, or else a number, added to the name.
void NamePlayers(const PlayerWords& words, MatchPlayers& players) {
  std::map<std::string, int> names, whole;
  const auto with_words = [&](size_t i) {
    const std::string& name = players.entrants[i].player.identity.name;
    return name == words.programs[i] ? name : absl::StrCat(name, " (", words.programs[i], ")");
  };
  for (size_t i = 0; i < players.entrants.size(); ++i) {
    ++names[players.entrants[i].player.identity.name];
    ++whole[with_words(i)];
  }
  for (size_t i = 0; i < players.entrants.size(); ++i) {
    match::Entrant& entrant = players.entrants[i];
    std::string name = entrant.player.identity.name;
    if (names[name] > 1) name = with_words(i);
    if (whole[name] > 1) absl::StrAppend(&name, " #", i + 1);
    entrant.name = name;
    players.shown.push_back({name, words.programs[i], match::AllowanceText(entrant.allowance),
                             entrant.allowance.margin_ms});
  }
}

}  // namespace

absl::StatusOr<MatchPlayers> PlayersOf(const PlayerWords& words) {
  const size_t count = words.programs.size();
  if (count < kFewest || count > kMost) {
    return absl::InvalidArgumentError(
        absl::StrCat("expected 2 to ", kMost, " players (--program A --program B), found ", count));
  }
  if (words.limits.size() != 1 && words.limits.size() != count) {
    return absl::InvalidArgumentError(
        absl::StrCat("--limits: expected once for all, or once for each of the ", count,
                     " players, found ", words.limits.size()));
  }
  MatchPlayers players;
  players.revisions = std::make_unique<RevisionPlayers>("match", words.here, words.context);
  for (size_t number = 0; number < count; ++number) {
    HAKARI_ASSIGN_OR_RETURN(match::Entrant entrant, EntrantOf(words, number, *players.revisions));
    players.entrants.push_back(std::move(entrant));
  }
  NamePlayers(words, players);
  return players;
}

}  // namespace hakari::cli
