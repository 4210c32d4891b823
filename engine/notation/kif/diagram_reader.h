// Reads the board diagrams of KIF (BOD): hands above and below a framed board, whose turn it is,
// and how many moves led there.
//
//   後手の持駒：飛　金二　歩十五
//     ９ ８ ７ ６ ５ ４ ３ ２ １
//   +---------------------------+
//   | ・ ・ ・ ・v玉 ・ ・ ・ ・|一
//   ...
//   +---------------------------+
//   先手の持駒：なし
//   手数＝12  ▲７六歩  まで
//   後手番
#ifndef HAKARI_ENGINE_NOTATION_KIF_DIAGRAM_READER_H_
#define HAKARI_ENGINE_NOTATION_KIF_DIAGRAM_READER_H_

#include <optional>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "base/text/place.h"
#include "engine/notation/japanese_scanner.h"
#include "engine/position/position.h"

namespace hakari::notation {

class DiagramReader {
 public:
  // Whether the line belongs to a diagram and nothing else.
  static bool IsDiagramLine(absl::string_view line);

  // Reads a line for which IsDiagramLine() holds.
  absl::Status ReadLine(JapaneseScanner scanner);

  // Whether any row of a board or any piece in hand has been read.
  bool empty() const { return rows_ == 0 && !has_hand_pieces_; }

  // The checked position. `otherwise` is to move if the diagram does not name a side.
  absl::StatusOr<Position> Finish(Color otherwise) const;

 private:
  absl::Status ReadRow(JapaneseScanner& scanner);
  absl::Status ReadCell(Square square, JapaneseScanner& scanner);
  absl::Status ReadHand(Color color, JapaneseScanner& scanner);

  Position position_;
  int rows_ = 0;
  bool has_hand_pieces_ = false;
  std::optional<Color> side_to_move_;
  Place place_;  // of the last line read
};

}  // namespace hakari::notation

#endif  // HAKARI_ENGINE_NOTATION_KIF_DIAGRAM_READER_H_
