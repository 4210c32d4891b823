// The parts that KIF and KI2 share, which is everything but the lines of moves: several games in a
// file, headers, board diagrams, comments, variations, closing sentences.
//
// A file is first cut into games, then each is read by itself, so that a bad game does not affect
// the others. A game ends where a header, a diagram or the title of the moves follows after moves.
#ifndef HAKARI_ENGINE_NOTATION_KIF_KIF_GAMES_H_
#define HAKARI_ENGINE_NOTATION_KIF_KIF_GAMES_H_

#include "absl/status/status.h"
#include "absl/strings/string_view.h"
#include "engine/notation/japanese_scanner.h"
#include "engine/notation/kif/record_builder.h"
#include "engine/notation/read_result.h"
#include "engine/notation/text/text.h"

namespace hakari::notation {

// The parts that differ between KIF and KI2.
struct MoveLineFormat {
  // Whether a line, given without leading blanks, is a line of moves.
  bool (*is_move_line)(absl::string_view line);
  // Plays the moves of such a line. `first_number` is the number of the first move in the file.
  absl::Status (*read_moves)(JapaneseScanner line, int first_number, RecordBuilder& builder);
  // Whether a sentence that names only the winner means that the loser resigned.
  bool winning_means_resignation;
};

ReadResult ReadKifGames(const SourceText& source, const MoveLineFormat& format);

}  // namespace hakari::notation

#endif  // HAKARI_ENGINE_NOTATION_KIF_KIF_GAMES_H_
