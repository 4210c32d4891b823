#include "engine/search/judges/fixed_work.h"

#include "absl/strings/str_cat.h"
#include "engine/notation/sfen.h"
#include "engine/search/judges/plain_weights.h"
#include "engine/search/memory/memory.h"
#include "engine/search/search.h"
#include "engine/search/settings/settings.h"

namespace hakari::search {
namespace {

constexpr const char* kPositions[] = {
    "ln1gk2nl/1rs1g1sb1/p1pppp1pp/1p4p2/9/2P4P1/PP1PPPP1P/1BG3SR1/LNS1KG1NL b - 11",
    "l1k4nl/1s2gs3/1pn1g2p1/p1PBppp1p/1P7/P3P3P/2N+sG1PP1/3p1RS1g/L3K2NL b RPb2p 61",
    "2k4nl/ls2gs3/1p+P1g2p1/p2Bppp1p/1P7/P3P3P/2N+sG1PP1/3p1RS2/L2g1K1NL w RNPb2p 64",
    "l1k4nl/1s2gs3/1p+P4p1/p2gppp1p/1P3P3/P3P3P/2N3PP1/3p1+sSK1/L2gg2NL w RNr2b2p 70",
};

constexpr const char* kBase =
    "plain,table=1,killers=1,counter_moves=1,history=1,continuation=1,capture_history=1,"
    "exchange_order=1,quiescence.exchange=1,quiescence.plies=6";

}  // namespace

const std::vector<Position>& FixedPositions() {
  static const auto& positions = *new std::vector<Position>([] {
    std::vector<Position> made;
    for (const char* sfen : kPositions) made.push_back(*notation::ParseSfen(sfen));
    return made;
  }());
  return positions;
}

FixedWork WorkWith(const std::string& changes, int depth) {
  const SearchSettings settings = *ParseSettings(absl::StrCat(kBase, ",", changes));
  FixedWork work;
  for (const Position& position : FixedPositions()) {
    GameMemory memory = *GameMemory::Make(4);
    SearchQuestion question;
    question.start = position;
    question.limits.depth = depth;
    const SearchResult result = Search(question, settings, PlainWeights(), memory);
    work.nodes += result.nodes;
    work.deepest += result.lines[0].deepest;
    work.scores.push_back(result.lines[0].score);
    for (const CounterRow& row : kCounterRows) {
      work.counters.*row.value += result.counters.*row.value;
    }
  }
  return work;
}

}  // namespace hakari::search
