// Two books of 216 problems from shipped games, typed as diagrams with moves in Japanese notation,
// are read back move for move, with nothing missing.
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "base/status/testing.h"
#include "engine/notation/board_drawing.h"
#include "engine/notation/japanese.h"
#include "engine/notation/sfen.h"
#include "gtest/gtest.h"
#include "suites/corpus/game_reader.h"
#include "suites/next_move/transcription/coverage.h"
#include "suites/next_move/transcription/transcription.h"

namespace hakari::suites {
namespace {

struct Typed {
  Position position;
  Move last, answer;
};

// One position per game, each at a later ply.
std::vector<Typed> ProblemsOfGames(const std::vector<notation::GameRecord>& games, size_t count) {
  constexpr size_t kFirstPly = 20, kPlies = 60;
  std::vector<Typed> problems;
  for (const notation::GameRecord& game : games) {
    const std::vector<notation::RecordedMove>& moves = game.lines[0].moves;
    const size_t ply = kFirstPly + problems.size() % kPlies;
    if (problems.size() == count || moves.size() <= ply) continue;
    Position position = game.start;
    for (size_t i = 0; i < ply; ++i) position.DoMove(moves[i].move);
    position.SetPly(1);
    problems.push_back({position, moves[ply - 1].move, moves[ply].move});
  }
  return problems;
}

std::string TextOf(const Typed& typed, int number) {
  return absl::StrCat("problem: ", number, "\n", notation::DrawBoard(typed.position),
                      "last: ", notation::SquareName(typed.last.to()), "\nanswer: ",
                      notation::MarkedMoveName(typed.position, typed.answer, typed.last.to()),
                      "\n\n");
}

TEST(WholeBooksTest, TwoBooksOf216Problems) {
  HAKARI_ASSERT_OK(const corpus::CollectedGames collected,
                   corpus::CollectGames({"suites/corpus/games.usi.zst"}));
  const std::vector<Typed> typed = ProblemsOfGames(collected.games, size_t{2} * kProblemsOfBook);
  ASSERT_EQ(typed.size(), 2u * kProblemsOfBook);
  Transcription transcription;
  for (size_t book = 0; book < 2; ++book) {
    std::string text = absl::StrCat("book: book-", book + 1, "\n");
    for (int i = 0; i < kProblemsOfBook; ++i) {
      text += TextOf(typed[book * kProblemsOfBook + i], i + 1);
    }
    ReadTranscribedFile(text, "books.txt", "books.txt", transcription);
  }
  FinishTranscription(transcription);
  HAKARI_ASSERT_OK(const ProblemSet problems, ProblemsOf(transcription));
  ASSERT_EQ(problems.problems().size(), typed.size());
  for (size_t i = 0; i < typed.size(); ++i) {
    const Problem& problem = problems.problems()[i];
    EXPECT_EQ(problem.sfen(), notation::ToSfen(typed[i].position));
    EXPECT_EQ(problem.expected.best, std::vector<Move>{typed[i].answer}) << problem.id;
  }
  const std::vector<BookCoverage> books = CoverageOf(transcription);
  ASSERT_EQ(books.size(), 2u);
  for (const BookCoverage& book : books) {
    EXPECT_TRUE(book.is_complete()) << book.book;
    EXPECT_EQ(book.sound, kProblemsOfBook);
  }
}

}  // namespace
}  // namespace hakari::suites
