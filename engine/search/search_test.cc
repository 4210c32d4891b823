#include "engine/search/search.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "engine/core/piece.h"
#include "engine/movegen/movegen.h"
#include "engine/notation/sfen.h"
#include "engine/notation/usi_move.h"
#include "engine/position/attacks.h"
#include "engine/position/position.h"
#include "engine/position/setup_for_test.h"
#include "engine/search/board.h"
#include "engine/search/judges/fixed_work.h"
#include "engine/search/judges/plain_weights.h"
#include "engine/search/judges/positions.h"
#include "engine/search/memory/memory.h"
#include "engine/search/settings/settings.h"
#include "engine/search/tree.h"
#include "engine/search/values/effort.h"
#include "engine/search/values/score.h"

namespace hakari::search {
namespace {

Move M(const char* usi) { return *notation::ParseUsiMove(usi); }

SearchQuestion Ask(const Position& start, int depth, uint64_t nodes = UINT64_MAX) {
  SearchQuestion question;
  question.start = start;
  question.limits.depth = depth;
  question.limits.nodes = nodes;
  return question;
}

SearchResult Answer(const SearchQuestion& question, GameMemory& memory,
                    const std::string& settings = "default", SearchListener* listener = nullptr) {
  return Search(question, *ParseSettings(settings), PlainWeights(), memory, listener);
}

SearchResult Answer(const SearchQuestion& question, const std::string& settings = "default") {
  GameMemory memory = *GameMemory::Make(1);
  return Answer(question, memory, settings);
}

void ExpectLegal(const Position& root, const std::vector<Move>& line) {
  Position position = root;
  for (Move move : line) {
    ASSERT_TRUE(movegen::IsLegal(position, move)) << notation::ToUsi(move);
    position.DoMove(move);
  }
}

void ExpectSame(const SearchResult& a, const SearchResult& b) {
  EXPECT_EQ(a.move, b.move);
  EXPECT_EQ(a.nodes, b.nodes);
  ASSERT_EQ(a.lines.size(), b.lines.size());
  for (size_t i = 0; i < a.lines.size(); ++i) {
    EXPECT_EQ(a.lines[i].score, b.lines[i].score);
    EXPECT_EQ(a.lines[i].depth, b.lines[i].depth);
    EXPECT_EQ(a.lines[i].deepest, b.lines[i].deepest);
    EXPECT_EQ(a.lines[i].bound, b.lines[i].bound);
    EXPECT_EQ(a.lines[i].moves, b.lines[i].moves);
  }
  for (const CounterRow& row : kCounterRows) {
    EXPECT_EQ(a.counters.*row.value, b.counters.*row.value) << row.name;
  }
}

TEST(Search, MakesExactlyTheNodesAllowed) {
  for (const char* settings : {"default", "plain"}) {
    for (const Position& position : FixedPositions()) {
      for (uint64_t nodes : {1u, 2u, 3u, 10u, 99u, 100u, 255u, 256u, 257u, 1000u, 4096u, 20001u}) {
        const SearchResult result = Answer(Ask(position, kMaxPly, nodes), settings);
        // A mate may end the search before the limit.
        if (!IsDecided(result.lines[0].score)) {
          EXPECT_EQ(result.nodes, nodes) << settings;
        }
        EXPECT_LE(result.nodes, nodes);
        EXPECT_TRUE(movegen::IsLegal(position, result.move));
        EXPECT_EQ(result.lines[0].moves[0], result.move);
      }
    }
  }
}

TEST(Search, MakesAllNodesOfADepthIfAllowedJustThese) {
  const SearchResult free = Answer(Ask(Position::Initial(), 5));
  const SearchResult just = Answer(Ask(Position::Initial(), 5, free.nodes));
  ExpectSame(just, free);
  const SearchResult less = Answer(Ask(Position::Initial(), 5, free.nodes - 1));
  EXPECT_EQ(less.nodes, free.nodes - 1);
}

TEST(Search, GivesTheSameTwice) {
  for (const char* settings : {"default", "plain", "default,mate_search=1"}) {
    for (const Position& position : FixedPositions()) {
      GameMemory memory = *GameMemory::Make(1);
      const SearchQuestion question = Ask(position, kMaxPly, 15000);
      const SearchResult first = Answer(question, memory, settings);
      Answer(Ask(Position::Initial(), 5), memory, settings);
      memory.Clear();
      ExpectSame(Answer(question, memory, settings), first);  // a cleared memory equals a new one
      ExpectSame(Answer(question, settings), first);
    }
  }
}

TEST(Search, IsTaughtByItsMemory) {
  GameMemory memory = *GameMemory::Make(1);
  const SearchQuestion question = Ask(FixedPositions()[1], 6);
  const uint64_t first = Answer(question, memory).nodes;
  EXPECT_LT(Answer(question, memory).nodes, first / 2);
}

TEST(Search, GivesLinesThatAreLegalToTheirEnds) {
  for (const char* settings : {"default", "plain,table=1", "default,mate_search=1"}) {
    GameMemory memory = *GameMemory::Make(1);
    Positions positions(11);
    for (int i = 0; i < 150 && !testing::Test::HasFailure(); ++i) {
      const Position& position = positions.Next();
      SCOPED_TRACE(absl::StrCat(settings, " ", notation::ToSfen(position)));
      SearchQuestion question = Ask(position, kMaxPly, 100u + 10u * static_cast<unsigned>(i));
      question.lines = 1 + i % 3;
      const SearchResult result = Answer(question, memory, settings);
      for (const SearchLine& line : result.lines) ExpectLegal(position, line.moves);
      if (result.end == SearchEnd::kMove) {
        EXPECT_TRUE(movegen::IsLegal(position, result.move));
      }
    }
  }
}

TEST(Search, GivesMatesWhoseLinesEndInMate) {
  GameMemory memory = *GameMemory::Make(1);
  Positions positions(12);
  int mates = 0;
  for (int i = 0; i < 300 && !testing::Test::HasFailure(); ++i) {
    const Position& position = positions.Next();
    SCOPED_TRACE(notation::ToSfen(position));
    const SearchResult result = Answer(Ask(position, kMaxPly, 1000), memory, "plain,table=1");
    if (result.lines.empty() || !IsCountedMate(result.lines[0].score)) continue;
    const SearchLine& line = result.lines[0];
    if (line.bound != Bound::kExact) continue;
    ExpectLegal(position, line.moves);
    // The line may end where the table answered, but is never longer than the mate.
    const int plies = kMateScore - std::abs(line.score);
    EXPECT_LE(line.moves.size(), static_cast<size_t>(plies));
    ++mates;
  }
  EXPECT_GT(mates, 20);
}

TEST(Search, SearchesOnlyTheMovesItIsRestrictedTo) {
  SearchQuestion question = Ask(Position::Initial(), 5);
  question.root_moves = {M("9g9f"), M("1g1f")};
  const SearchResult result = Answer(question);
  EXPECT_TRUE(result.move == M("9g9f") || result.move == M("1g1f"));
  question.root_moves = {M("5i5h")};
  EXPECT_EQ(Answer(question).move, M("5i5h"));
}

TEST(Search, GivesSeveralLinesBestFirst) {
  for (const Position& position : FixedPositions()) {
    for (uint64_t nodes : {300u, 3000u, 30000u}) {
      SCOPED_TRACE(absl::StrCat(nodes, " ", notation::ToSfen(position)));
      SearchQuestion question = Ask(position, kMaxPly, nodes);
      question.lines = 4;
      const SearchResult result = Answer(question);
      // With few nodes, not all moves may have been searched at depth 1.
      if (nodes > 1000) {
        ASSERT_EQ(result.lines.size(), 4u);
      }
      std::set<uint16_t> first;
      for (size_t i = 0; i < result.lines.size(); ++i) {
        first.insert(result.lines[i].moves[0].code());
        EXPECT_GT(result.lines[i].score, -kInfiniteScore);
        if (i > 0) {
          EXPECT_LE(result.lines[i].score, result.lines[i - 1].score);
        }
        ExpectLegal(position, result.lines[i].moves);
      }
      EXPECT_EQ(first.size(), result.lines.size());
      EXPECT_EQ(result.move, result.lines[0].moves[0]);
    }
  }
}

TEST(Search, GivesEachLineWhatAnotherSearchGivesItsMove) {
  // If nothing prunes, the score of a line is the score of its move alone.
  const std::string plain = "plain,quiescence.plies=4";
  SearchQuestion question = Ask(FixedPositions()[0], 3);
  question.lines = 3;
  const SearchResult several = Answer(question, plain);
  question.lines = 1;
  for (const SearchLine& line : several.lines) {
    question.root_moves = {line.moves[0]};
    EXPECT_EQ(Answer(question, plain).lines[0].score, line.score);
  }
}

TEST(Search, GivesFewerLinesWhereThereAreFewerMoves) {
  SearchQuestion question = Ask(*notation::ParseSfen("k8/9/1R7/9/9/9/9/9/4K4 w - 1"), 4);
  question.lines = 5;
  EXPECT_EQ(Answer(question).lines.size(), 1u);
}

TEST(Search, CountsTheMateThatItFinds) {
  const Position position = *notation::ParseSfen("4k4/9/4P4/9/9/9/9/9/4K4 b 2G 1");
  for (const char* settings : {"plain", "plain,table=1", "default,mate_search=0"}) {
    const SearchResult result = Answer(Ask(position, 6), settings);
    EXPECT_EQ(result.lines[0].score, MateAt(1)) << settings;
    ExpectLegal(position, result.lines[0].moves);
  }
  // The mate search is asked first and proves a mate, not its length.
  const SearchResult proved = Answer(Ask(position, 6), "default,mate_search=1");
  EXPECT_EQ(proved.lines[0].score, ProvedMateAt(0));
  EXPECT_TRUE(IsMate(proved.lines[0].score));
  ExpectLegal(position, proved.lines[0].moves);
}

TEST(Tree, EndsAtTheDeepestPly) {
  // Without shallower searches before it, this search goes straight down.
  const Position position = *notation::ParseSfen("4k4/9/9/9/9/9/9/9/4K4 b - 1");
  for (const char* text : {"plain", "plain,table=1", "default,repetition=0,superiority=0"}) {
    const SearchSettings settings = *ParseSettings(text);
    GameMemory memory = *GameMemory::Make(1);
    const auto board = std::make_unique<Board>(position, std::vector<Move>(), PlainWeights());
    Limits limits;
    limits.nodes = 20000;
    Effort effort(limits, nullptr);
    const auto tree = std::make_unique<Tree>(*board, effort, memory, settings);
    std::vector<RootMove> moves(1);
    moves[0].move = M("5i5h");
    tree->Root(1000, -kInfiniteScore, kInfiniteScore, moves, 0);
    EXPECT_EQ(effort.nodes(), limits.nodes) << text;
    EXPECT_GE(effort.deepest(), kMaxPly - 1) << text;
    EXPECT_LE(effort.deepest(), kMaxPly) << text;
    EXPECT_EQ(board->ply(), 0) << "all moves are taken back";
    EXPECT_EQ(board->position(), position);
  }
}

struct Mate {
  const char* sfen;
  int plies;
};

// The second is the first composed problem of suites/mate/themes.sfen, with a king for black.
constexpr Mate kMates[] = {
    {"7nk/9/6R2/9/9/9/9/9/4K4 b G 1", 3},
    {"6b1k/6+R2/7lp/9/9/9/9/9/4K4 b P 1", 5},
};

void ExpectEndsInMate(const Position& root, const std::vector<Move>& line) {
  ExpectLegal(root, line);
  Position position = root;
  for (Move move : line) position.DoMove(move);
  EXPECT_TRUE(InCheck(position));
  EXPECT_FALSE(movegen::HasLegalMove(position));
}

TEST(Search, FindsTheShortestMateWithItsLine) {
  for (const Mate& mate : kMates) {
    SCOPED_TRACE(mate.sfen);
    const Position position = *notation::ParseSfen(mate.sfen);
    for (const char* settings : {"plain,quiescence.plies=3", "plain,quiescence.plies=3,table=1"}) {
      const SearchResult result = Answer(Ask(position, 9), settings);
      EXPECT_EQ(result.lines[0].score, MateAt(mate.plies)) << settings;
      EXPECT_EQ(result.lines[0].moves.size(), static_cast<size_t>(mate.plies));
      EXPECT_LE(result.lines[0].depth, mate.plies) << "a sure mate ends the search";
      ExpectEndsInMate(position, result.lines[0].moves);
    }
    const SearchResult proved = Answer(Ask(position, 9), "default,mate_search=1");
    EXPECT_GE(proved.lines[0].score, ProvedMateAt(0));
    ExpectEndsInMate(position, proved.lines[0].moves);
  }
}

TEST(Search, SeesThatItIsMated) {
  // White to move: black mates after every reply.
  Position position = *notation::ParseSfen(kMates[0].sfen);
  position.DoMove(M("3c2c+"));
  const SearchResult result = Answer(Ask(position, 9), "plain,quiescence.plies=3");
  EXPECT_EQ(result.lines[0].score, MatedAt(2));
  ExpectEndsInMate(position, result.lines[0].moves);
}

TEST(Search, EndsWhereNoMoveIsLeft) {
  const SearchResult result = Answer(Ask(PositionOf("k51 G52 P53 K59", kWhite), 5));
  EXPECT_EQ(result.end, SearchEnd::kNoMove);
  EXPECT_FALSE(result.move);
  EXPECT_TRUE(result.lines.empty());
  EXPECT_EQ(result.nodes, 0u);
}

TEST(Search, DeclaresAWin) {
  const auto position = notation::ParseSfen("K+R+B6/GGGGSSSS1/9/9/9/9/9/9/4k4 b RB10P 1");
  ASSERT_TRUE(position.ok()) << position.status();
  EXPECT_EQ(Answer(Ask(*position, 5)).end, SearchEnd::kDeclaration);
  EXPECT_EQ(Answer(Ask(*position, 2), "plain,quiescence.plies=2").end, SearchEnd::kMove);
}

class Record : public SearchListener {
 public:
  explicit Record(int stop_after = 1000) : stop_after_(stop_after) {}
  bool StopNow() override { return false; }
  void OnLine(const SearchLine& line, int rank, uint64_t nodes) override {
    lines.push_back(line);
    EXPECT_GE(rank, 1);
    EXPECT_GE(nodes, last_nodes_);
    last_nodes_ = nodes;
  }
  bool StopAfter(const SearchLine& best, bool, int root_moves) override {
    ++depths;
    EXPECT_GT(root_moves, 0);
    return best.depth >= stop_after_;
  }

  std::vector<SearchLine> lines;
  int depths = 0;

 private:
  const int stop_after_;
  uint64_t last_nodes_ = 0;
};

TEST(SearchListener, HearsEveryDepthAndMayEndTheSearch) {
  GameMemory memory = *GameMemory::Make(1);
  Record record(4);
  const SearchResult result = Answer(Ask(Position::Initial(), 9), memory, "default", &record);
  EXPECT_EQ(record.depths, 4);
  EXPECT_EQ(result.lines[0].depth, 4);
  EXPECT_EQ(record.lines.back().moves, result.lines[0].moves);
  EXPECT_GE(record.lines.size(), 4u);
}

class StopAtOnce : public Record {
 public:
  bool StopNow() override { return true; }
};

TEST(SearchListener, MayStopTheSearchWithinADepth) {
  GameMemory memory = *GameMemory::Make(1);
  StopAtOnce listener;
  const SearchResult result = Answer(Ask(Position::Initial(), 9), memory, "default", &listener);
  EXPECT_LE(result.nodes, 256u);
  EXPECT_TRUE(movegen::IsLegal(Position::Initial(), result.move));
}

// White to move can only repeat a position of the game.
SearchQuestion AfterRounds(int rounds) {
  SearchQuestion question = Ask(*notation::ParseSfen("4k4/9/9/9/9/9/9/9/4K4 b 2G 1"), 1);
  for (int round = 0; round < rounds; ++round) {
    for (const char* move : {"5i5h", "5a5b", "5h5i", "5b5a"}) question.moves.push_back(M(move));
  }
  question.moves.pop_back();
  question.root_moves = {M("5b5a")};
  return question;
}

TEST(Search, SeesTheFourthOccurrenceInTheGame) {
  const std::string settings = "plain,repetition=1";
  const SearchResult fourth = Answer(AfterRounds(3), settings);
  EXPECT_EQ(fourth.lines[0].score, kDrawScore);
  EXPECT_EQ(fourth.counters.repetitions, 1);
  const SearchResult third = Answer(AfterRounds(2), settings);
  EXPECT_LT(third.lines[0].score, -500);
  EXPECT_EQ(third.counters.repetitions, 0);
  EXPECT_LT(Answer(AfterRounds(3), "plain").lines[0].score, -500) << "off";
}

constexpr const char* kDeep =
    "null_move=2,reduction=100,futility=4,reverse_futility=4,move_count=4,check_extension=1";

TEST(Search, SeesRepetitionAndSuperiorityInItsTree) {
  const FixedWork without = WorkWith(kDeep, 8);
  EXPECT_EQ(without.counters.repetitions, 0);
  EXPECT_EQ(without.counters.superior, 0);
  const FixedWork with = WorkWith(absl::StrCat(kDeep, ",repetition=1,superiority=1"), 8);
  EXPECT_GT(with.counters.repetitions, 0);
  EXPECT_GT(with.counters.superior, 50);
  const FixedWork draws = WorkWith(absl::StrCat(kDeep, ",repetition=1"), 8);
  EXPECT_GT(draws.counters.repetitions, 0);
  EXPECT_EQ(draws.counters.superior, 0);
}

TEST(Search, LooksForNoMateLongerThanOneItHas) {
  const FixedWork without = WorkWith(kDeep, 8);
  const FixedWork with = WorkWith(absl::StrCat(kDeep, ",mate_distance=1"), 8);
  EXPECT_LT(with.nodes, without.nodes);  // minimax_judge_test.cc checks that the score is the same
}

TEST(Search, LeavesUselessRefusalsOut) {
  const FixedWork without = WorkWith("", 4);
  const FixedWork with = WorkWith("useless_refusals=1", 4);
  EXPECT_LT(with.nodes, without.nodes);
  EXPECT_EQ(with.scores, without.scores);
}

TEST(Search, SavesNodesByEachOrder) {
  const FixedWork all = WorkWith("", 4);
  for (const char* off : {"killers=0", "history=0", "exchange_order=0", "table=0"}) {
    EXPECT_LT(all.nodes, WorkWith(off, 4).nodes) << off;
  }
}

TEST(Search, OpensTheWindowThatItMisses) {
  const FixedWork without = WorkWith("", 5);
  const FixedWork with = WorkWith("aspiration=20", 5);
  EXPECT_EQ(without.counters.window_researches, 0);
  EXPECT_GT(with.counters.window_researches, 2);
  EXPECT_EQ(with.scores, without.scores);
}

}  // namespace
}  // namespace hakari::search
