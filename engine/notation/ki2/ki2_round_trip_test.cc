// Compares the KI2 reader with an independent, slow writer that follows the rules of the notation
// literally: the writer names thousands of random moves, and the reader must read them as these
// moves.
#include <algorithm>
#include <random>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/string_view.h"
#include "engine/core/geometry.h"
#include "engine/movegen/movegen.h"
#include "engine/notation/board_drawing.h"
#include "engine/notation/japanese.h"
#include "engine/notation/ki2/ki2_reader.h"
#include "engine/notation/random_record.h"
#include "engine/notation/read_result.h"
#include "engine/notation/record.h"
#include "engine/notation/sfen.h"
#include "engine/notation/text/text.h"
#include "gtest/gtest.h"

namespace hakari::notation {
namespace {

// Whether a piece that cannot legally make the move still requires a word. Books differ.
enum class Rivals { kLegal, kAll };

std::vector<Square> OriginsOf(const Position& position, PieceKind kind, Square to, Rivals rivals) {
  const Color color = position.side_to_move();
  std::vector<Square> origins;
  for (int i = 0; i < kSquareCount; ++i) {
    const Square from = static_cast<Square>(i);
    if (position.at(from) != MakePiece(color, kind)) continue;
    if (!Attacks(color, kind, from, position.pieces()).Has(to)) continue;
    const bool is_legal =
        movegen::IsLegal(position, Move::Board(from, to)) ||
        (CanPromote(kind) && movegen::IsLegal(position, Move::Promoting(from, to)));
    if (is_legal || rivals == Rivals::kAll) origins.push_back(from);
  }
  return origins;
}

std::string MotionWord(Color color, Square from, Square to) {
  const int forward = (RankOf(from) - RankOf(to)) * (color == kBlack ? 1 : -1);
  return forward > 0 ? "上" : forward < 0 ? "引" : "寄";
}

// The word for gold, silver and knight: the side of the destination from which the piece comes.
std::string SideWord(Color color, Square from, Square to) {
  const int left = (FileOf(from) - FileOf(to)) * (color == kBlack ? 1 : -1);
  return left > 0 ? "左" : left < 0 ? "右" : "直";
}

// The word for one of two bishops or rooks: the one further left or right.
std::string RunnerSideWord(Color color, const std::vector<Square>& origins, Square from) {
  const Square other = origins[0] == from ? origins[1] : origins[0];
  const bool is_left = (FileOf(from) > FileOf(other)) == (color == kBlack);
  return is_left ? "左" : "右";
}

std::string Words(const Position& position, Move move, PieceKind kind, Rivals rivals) {
  const std::vector<Square> origins = OriginsOf(position, kind, move.to(), rivals);
  if (origins.size() < 2) return "";
  const Color color = position.side_to_move();
  const auto is_only = [&](auto word) {
    return std::count_if(origins.begin(), origins.end(), [&](Square from) {
             return word(color, from, move.to()) == word(color, move.from(), move.to());
           }) == 1;
  };
  const std::string motion = MotionWord(color, move.from(), move.to());
  const bool runs = kind == kBishop || kind == kRook || kind == kHorse || kind == kDragon;
  const std::string side =
      runs ? RunnerSideWord(color, origins, move.from()) : SideWord(color, move.from(), move.to());
  if (side == "直" && motion == "上") return side;
  if (is_only(MotionWord)) return motion;
  if (runs || is_only(SideWord)) return side;
  return side + motion;
}

std::string Name(const Position& position, Move move, Square previous, Rivals rivals) {
  const Color color = position.side_to_move();
  const std::string front =
      absl::StrCat(SideMark(color), move.to() == previous ? "同　" : SquareName(move.to()));
  if (move.is_drop()) {
    const PieceKind kind = move.drop_kind();
    const bool is_alone = OriginsOf(position, kind, move.to(), rivals).empty();
    return absl::StrCat(front, PieceName(kind), is_alone ? "" : "打");
  }
  const PieceKind kind = KindOf(position.at(move.from()));
  const bool may_promote = CanPromote(kind) && (InPromotionZone(color, move.from()) ||
                                                InPromotionZone(color, move.to()));
  return absl::StrCat(front, PieceName(kind), Words(position, move, kind, rivals),
                      move.is_promotion() ? "成"
                      : may_promote       ? "不成"
                                          : "");
}

bool NeedsWords(const Position& position, Move move, Rivals rivals) {
  return !move.is_drop() &&
         !Words(position, move, KindOf(position.at(move.from())), rivals).empty();
}

// A random move, preferably one that needs words.
Move PickMove(const Position& position, Rivals rivals, std::mt19937& random) {
  constexpr int kTries = 12;
  Move move = RandomLegalMove(position, random);
  for (int i = 0; move && i < kTries && !NeedsWords(position, move, rivals); ++i) {
    move = RandomLegalMove(position, random);
  }
  return move;
}

// Plays random moves from `position` and compares them with those read. Returns the number of names
// with words in them.
int ReadBackRandomGame(Position position, Rivals rivals, std::mt19937& random) {
  constexpr int kMoves = 120;
  std::string text = DrawBoard(position);
  std::vector<Move> moves;
  int with_words = 0;
  Square previous = kNoSquare;
  for (int i = 0; i < kMoves; ++i) {
    const Move move = PickMove(position, rivals, random);
    if (!move) break;
    absl::StrAppend(&text, Name(position, move, previous, rivals), i % 6 == 5 ? "\n" : "    ");
    with_words += NeedsWords(position, move, rivals) ? 1 : 0;
    moves.push_back(move);
    previous = move.to();
    position.DoMove(move);
  }
  const ReadResult result = ParseKi2(*SourceText::Decode(text, "g.ki2"));
  for (const absl::Status& refused : result.refused) ADD_FAILURE() << refused << "\n" << text;
  if (result.games.size() != 1) return 0;
  const std::vector<RecordedMove>& read = result.games[0].lines[0].moves;
  EXPECT_EQ(read.size(), moves.size());
  for (size_t i = 0; i < std::min(read.size(), moves.size()); ++i) {
    EXPECT_EQ(read[i].move.code(), moves[i].code()) << "move " << i + 1 << " of\n" << text;
  }
  return with_words;
}

TEST(Ki2RoundTripTest, GamesFromUsualStarts) {
  std::mt19937 random(31);
  for (int i = 0; i < 60; ++i) {
    ReadBackRandomGame(RandomStart(random), i % 2 == 0 ? Rivals::kLegal : Rivals::kAll, random);
  }
}

// Positions with many pieces that move alike and few that could take them.
TEST(Ki2RoundTripTest, GamesFullOfRivals) {
  constexpr absl::string_view kCrowds[] = {
      "k8/9/2+P+P+P+P3/2+PG+P+P3/2+PGG+P3/3+P+P4/2SSSS3/2N1NNN2/K8 b 2R2B 1",
      "8k/1+r5+r1/3+b1+b3/2g1g1g2/2+s1+s1+s2/3n1n3/2s6/9/K8 w 9Ppnl 1",
      "k8/9/9/3+R5/5+R3/3+B5/5+B3/9/K8 b 4G4S4N4L18P 1",
  };
  std::mt19937 random(32);
  int with_words = 0;
  for (absl::string_view sfen : kCrowds) {
    const auto position = ParseSfen(sfen);
    ASSERT_TRUE(position.ok()) << position.status();
    for (int i = 0; i < 30; ++i) {
      with_words +=
          ReadBackRandomGame(*position, i % 2 == 0 ? Rivals::kLegal : Rivals::kAll, random);
    }
  }
  EXPECT_GT(with_words, 2000);
}

}  // namespace
}  // namespace hakari::notation
