// Pins every number that is counted and adopted in whole games of the search against itself, at
// fixed nodes, with weights and settings that are never tuned. A change of the counting shows up
// here; after a change of the plain search these numbers must be rewritten.
#include <gtest/gtest.h>

#include <cstdint>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "engine/core/move.h"
#include "engine/position/position.h"
#include "engine/search/judges/fixed_work.h"
#include "engine/search/judges/plain_weights.h"
#include "engine/search/margin_audit.h"
#include "engine/search/memory/dynamic_margin.h"
#include "engine/search/memory/memory.h"
#include "engine/search/search.h"
#include "engine/search/settings/settings.h"
#include "engine/search/values/pruned_nodes.h"

namespace hakari::search {
namespace {

constexpr const char* kBase =
    "plain,table=1,killers=1,history=1,exchange_order=1,quiescence.exchange=1,quiescence.plies=6,"
    "null_move=3,reduction=100,repetition=1,reverse_futility=2,reverse_futility_fixed=250,"
    "reverse_futility_extended=250,dynamic.least=-300,dynamic.step=150,dynamic.count=3,dynamic."
    "mode=";

struct Game {
  std::string adoptions;  // " ply:depth=margin" where one is adopted
  MarginCounts margins;
  int64_t cuts = 0;
  std::vector<PrunedNode> pruned;
};

Game PlayFrom(const Position& start, const SearchSettings& settings, GameMemory& memory) {
  constexpr int kPlies = 30;
  memory.ClearForGame(settings);
  Game game;
  SearchQuestion question;
  question.start = start;
  question.limits.nodes = 1500;
  question.pruned_kept = 8;
  for (int ply = 0; ply < kPlies; ++ply) {
    const MarginCounts before = memory.margins();
    const SearchResult result = Search(question, settings, PlainWeights(), memory);
    if (result.end != SearchEnd::kMove) break;
    for (size_t depth = 1; depth <= kMarginDepths; ++depth) {
      if (before.adopted[depth - 1] == result.margins.adopted[depth - 1]) continue;
      absl::StrAppend(&game.adoptions, " ", ply, ":", depth, "=",
                      *result.margins.adopted[depth - 1]);
    }
    game.margins = result.margins;
    game.cuts += result.counters.reverse_futility_cuts;
    game.pruned.insert(game.pruned.end(), result.pruned.nodes().begin(),
                       result.pruned.nodes().end());
    question.moves.push_back(result.move);
  }
  return game;
}

std::string TextOf(const Game& game, const SearchSettings& settings) {
  std::string text;
  for (int depth = 1; depth <= kMarginDepths; ++depth) {
    const MarginTallies tallies = TalliesOf(game.margins, depth, settings.dynamic);
    absl::StrAppend(&text, depth, ":");
    for (int i = 0; i < settings.dynamic.count; ++i) {
      const MarginTally& tally = tallies[static_cast<size_t>(i)];
      absl::StrAppend(&text, " ", tally.failures, "/", tally.tries, "/", tally.nodes);
    }
    absl::StrAppend(&text, "; ");
  }
  return absl::StrCat(text, "adopted", game.adoptions, "; cuts ", game.cuts);
}

// Plays a game from each of the fixed positions, one after the other with one memory.
std::vector<Game> Play(const SearchSettings& settings) {
  GameMemory memory = *GameMemory::Make(1);
  std::vector<Game> games;
  for (const Position& start : FixedPositions()) {
    games.push_back(PlayFrom(start, settings, memory));
  }
  return games;
}

void ExpectGames(const std::string& changes, const std::vector<std::string>& expected) {
  const SearchSettings settings = *ParseSettings(absl::StrCat(kBase, changes));
  std::vector<std::string> found;
  for (const Game& game : Play(settings)) found.push_back(TextOf(game, settings));
  EXPECT_EQ(found, expected) << changes;
}

TEST(DynamicMarginGames, AreCounted) {
  ExpectGames("1",
              {"1: 156/2194/6871 105/2142/7202 40/2033/8031; 2: 10/518/24687 7/515/24206 "
               "3/504/22800; adopted; cuts 0",
               "1: 4/2184/15551 3/2176/15340 3/2171/15331; 2: 0/62/1816 0/62/1816 0/62/1816; "
               "adopted; cuts 0",
               "1: 25/2553/13345 14/2533/12443 10/2483/11462; 2: 1/128/9876 1/128/9876 "
               "1/128/9876; adopted; cuts 0",
               "1: 0/275/1065 0/275/1065 0/275/1065; 2: 0/1/162 0/1/162 0/1/162; adopted; cuts 0"});
}

TEST(DynamicMarginGames, AdoptAMargin) {
  ExpectGames("2,dynamic.target=985",
              {"1: 12/510/1354 12/510/1354 6/501/1265; 2: 16/451/25161 16/451/25161 "
               "11/445/24540; adopted 4:1=0; cuts 4259",
               "1: 2/501/4558 2/501/4558 2/501/4558; 2: 4/97/6695 4/97/6695 4/97/6695; adopted "
               "9:1=-300; cuts 5347",
               "1: 1/501/2406 1/501/2406 0/467/1774; 2: 9/170/14631 9/170/14631 9/170/14631; "
               "adopted 4:1=-300; cuts 7542",
               "1: 0/275/1065 0/275/1065 0/275/1065; 2: 0/1/162 0/1/162 0/1/162; adopted; cuts 0"});
}

TEST(DynamicMarginGames, CarryOverWhatWasCounted) {
  ExpectGames("2,dynamic.target=950,dynamic.pooled=1,dynamic.carry=1",
              {"1: 13/501/3553 13/501/3553 6/491/3268; 2: 13/501/3553 13/501/3553 6/491/3268; "
               "adopted 3:1=-300 3:2=-300; cuts 16063",
               "1: 13/501/3553 13/501/3553 6/491/3268; 2: 13/501/3553 13/501/3553 6/491/3268; "
               "adopted; cuts 8426",
               "1: 13/501/3553 13/501/3553 6/491/3268; 2: 13/501/3553 13/501/3553 6/491/3268; "
               "adopted; cuts 6442",
               "1: 13/501/3553 13/501/3553 6/491/3268; 2: 13/501/3553 13/501/3553 6/491/3268; "
               "adopted; cuts 614"});
}

TEST(DynamicMarginGames, AuditTheirPrecision) {
  const SearchSettings settings = *ParseSettings(absl::StrCat(kBase, "2,dynamic.target=600"));
  std::vector<AuditedNode> audited;
  for (const Game& game : Play(settings)) {
    const std::vector<AuditedNode> more = Audit(game.pruned, settings, PlainWeights());
    audited.insert(audited.end(), more.begin(), more.end());
  }
  std::vector<std::string> found;
  for (const AuditedPrecision& p : AuditPrecision(audited, {-300, -150, 0, 150}, 0.95)) {
    found.push_back(absl::StrCat(p.depth, " ", p.margin, ": ", p.failures, "/", p.nodes));
  }
  EXPECT_EQ(found, (std::vector<std::string>{"1 -300: 15/453", "1 -150: 10/432", "1 0: 6/402",
                                             "1 150: 4/273"}));
}

}  // namespace
}  // namespace hakari::search
