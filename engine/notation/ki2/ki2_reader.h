// KI2: games as books print them, without origins and times, several moves a line.
//
//   先手：…
//   後手：…
//
//   ▲７六歩    △３四歩    ▲２二角成  △同　銀    ▲４五角打
//   *a comment on the last move
//   まで5手で先手の勝ち
//
// Headers, diagrams, variations and sentences at the end are those of KIF.
#ifndef HAKARI_ENGINE_NOTATION_KI2_KI2_READER_H_
#define HAKARI_ENGINE_NOTATION_KI2_KI2_READER_H_

#include "engine/notation/read_result.h"
#include "engine/notation/text/text.h"

namespace hakari::notation {

ReadResult ParseKi2(const SourceText& source);

}  // namespace hakari::notation

#endif  // HAKARI_ENGINE_NOTATION_KI2_KI2_READER_H_
