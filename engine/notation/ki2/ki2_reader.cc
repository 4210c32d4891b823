#include "engine/notation/ki2/ki2_reader.h"

#include <optional>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "base/status/macros.h"
#include "engine/notation/japanese.h"
#include "engine/notation/ki2/ki2_move.h"
#include "engine/notation/kif/game_endings.h"
#include "engine/notation/kif/kif_games.h"

namespace hakari::notation {
namespace {

bool StartsWithMarkOrEnding(absl::string_view line) {
  JapaneseScanner scanner(line, {});
  return scanner.TakeSideMark() || TakeEndingWord(scanner, kBlack);
}

// 左 右 直 上 寄 引 打 成 不成, in any order; 行 and 入 are old words for 上.
void TakeModifiers(JapaneseScanner& scanner, Ki2Move& move) {
  using Side = Ki2Move::Side;
  using Motion = Ki2Move::Motion;
  for (;;) {
    if (scanner.Take("左")) {
      move.side = Side::kLeft;
    } else if (scanner.Take("右")) {
      move.side = Side::kRight;
    } else if (scanner.Take("直")) {
      move.side = Side::kStraight;
    } else if (scanner.Take("上") || scanner.Take("行") || scanner.Take("入")) {
      move.motion = Motion::kForward;
    } else if (scanner.Take("寄")) {
      move.motion = Motion::kSideways;
    } else if (scanner.Take("引")) {
      move.motion = Motion::kBack;
    } else if (scanner.Take("打")) {
      move.drops = true;
    } else if (scanner.Take("成")) {
      move.promotes = true;
    } else if (!scanner.Take("不成") && !scanner.Take("生")) {
      return;
    }
  }
}

absl::StatusOr<Ki2Move> TakeMove(JapaneseScanner& scanner, Square previous) {
  Ki2Move move;
  const JapaneseScanner start = scanner;
  if (scanner.Take("同")) {
    scanner.SkipBlanks();
    if (previous == kNoSquare) return start.Expected("a square: no move precedes this 同");
    move.to = previous;
  } else if (const std::optional<Square> to = scanner.TakeSquare()) {
    move.to = *to;
  } else {
    return scanner.Expected("a square, 同 or an ending");
  }
  const std::optional<PieceKind> kind = scanner.TakePiece();
  if (!kind) return scanner.Expected("a piece");
  move.kind = *kind;
  TakeModifiers(scanner, move);
  return move;
}

std::string Origins(const std::vector<Move>& moves) {
  std::string origins;
  for (Move move : moves) {
    absl::StrAppend(&origins, "(", FileOf(move.from()), RankOf(move.from()), ")");
  }
  return origins;
}

// `words` are those of the move, which begin where `start` stands.
absl::Status PlayWritten(const Ki2Move& written, absl::string_view words,
                         const JapaneseScanner& start, RecordBuilder& builder) {
  const std::vector<Move> fitting = FittingMoves(builder.position(), written);
  if (fitting.size() == 1) return builder.Play(fitting[0], -1);
  const Place place = start.place();
  if (fitting.size() > 1) {
    return ExpectedAt(place, "words that fit one move (左 右 直 上 寄 引)",
                      absl::StrCat(Quoted(words), ", which fits those from ", Origins(fitting)));
  }
  const absl::Status error = ExpectedAt(place, "a legal move", Quoted(words));
  const std::vector<Move> illegal = FittingIllegalMoves(builder.position(), written);
  return illegal.size() == 1 ? builder.PlayIllegal(illegal[0], error) : error;
}

// One move or ending.
absl::Status ReadMove(JapaneseScanner& scanner, RecordBuilder& builder) {
  if (builder.ended()) return scanner.Expected("nothing after the end of this line");
  const JapaneseScanner start = scanner;
  const std::optional<Color> color = scanner.TakeSideMark();
  const Color to_move = builder.next_to_move();
  if (const auto ending = TakeEndingWord(scanner, to_move)) {
    return builder.End(ending->end, ending->result, -1);
  }
  if (color != to_move) return start.Expected(absl::StrCat(SideMark(to_move), " and a move"));
  HAKARI_ASSIGN_OR_RETURN(const Ki2Move move, TakeMove(scanner, builder.previous_to()));
  const size_t size = scanner.offset() - start.offset();
  return PlayWritten(move, start.rest().substr(0, size), start, builder);
}

absl::Status ReadMoveLine(JapaneseScanner scanner, int /*first_number*/, RecordBuilder& builder) {
  for (scanner.SkipBlanks(); !scanner.AtEnd(); scanner.SkipBlanks()) {
    if (absl::Status status = ReadMove(scanner, builder); !status.ok()) return status;
  }
  return absl::OkStatus();
}

}  // namespace

ReadResult ParseKi2(const SourceText& source) {
  return ReadKifGames(source,
                      {StartsWithMarkOrEnding, ReadMoveLine, /*winning_means_resignation=*/true});
}

}  // namespace hakari::notation
