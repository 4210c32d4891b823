// KIF: game records as most Japanese programs write them.
//
//   手合割：平手
//   先手：…
//   後手：…
//   手数----指手---------消費時間--
//      1 ７六歩(77)   ( 0:16/00:00:16)
//   *a comment on the move
//      2 ３四歩(33)   ( 0:00/00:00:00)
//      3 投了         ( 0:03/00:00:19)
//   まで2手で後手の勝ち
//
//   変化：2手
//      2 ８四歩(83)   ( 0:00/00:00:00)
//
// README.md lists what is read leniently.
#ifndef HAKARI_ENGINE_NOTATION_KIF_KIF_READER_H_
#define HAKARI_ENGINE_NOTATION_KIF_KIF_READER_H_

#include "engine/notation/read_result.h"
#include "engine/notation/text/text.h"

namespace hakari::notation {

ReadResult ParseKif(const SourceText& source);

}  // namespace hakari::notation

#endif  // HAKARI_ENGINE_NOTATION_KIF_KIF_READER_H_
