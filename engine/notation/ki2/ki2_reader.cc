#include "engine/notation/ki2/ki2_reader.h"

#include <optional>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "base/status/macros.h"
#include "engine/notation/japanese.h"
#include "engine/notation/ki2/ki2_move.h"
#include "engine/notation/ki2/ki2_words.h"
#include "engine/notation/kif/game_endings.h"
#include "engine/notation/kif/kif_games.h"

namespace hakari::notation {
namespace {

bool StartsWithMarkOrEnding(absl::string_view line) {
  JapaneseScanner scanner(line, {});
  return scanner.TakeSideMark() || TakeEndingWord(scanner, kBlack);
}

std::string Origins(const std::vector<Move>& moves) {
  std::string origins;
  for (Move move : moves) {
    absl::StrAppend(&origins, "(", FileOf(move.from()), RankOf(move.from()), ")");
  }
  return origins;
}

// `words` are the words of the move, which begin at `start`.
absl::Status PlayWritten(const Ki2Move& written, absl::string_view words,
                         const JapaneseScanner& start, RecordBuilder& builder) {
  const std::vector<Move> fitting = FittingMoves(builder.position(), written);
  if (fitting.size() == 1) return builder.Play(fitting[0], -1);
  const Place place = start.place();
  if (fitting.size() > 1) {
    return ExpectedAt(
        place, "words that fit one move (左 右 直 上 寄 引)",
        absl::StrCat(Quoted(words), ", which fits the moves from ", Origins(fitting)));
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
  HAKARI_ASSIGN_OR_RETURN(const Ki2Move move, TakeKi2Move(scanner, builder.previous_to()));
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
