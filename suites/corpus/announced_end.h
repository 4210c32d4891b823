// Where a game counts as over. People and engines do not play on until the king is caught: one
// resigns, or the other announces the mate. Records that run on to the last move are cut where an
// announcement would have come.
#ifndef HAKARI_SUITES_CORPUS_ANNOUNCED_END_H_
#define HAKARI_SUITES_CORPUS_ANNOUNCED_END_H_

#include <cstdint>

#include "engine/mate/proof_table.h"
#include "engine/notation/record.h"

namespace hakari {

// Decided over the board: by mate or resignation, so that its last moves lead to a mate. Games that
// ended by repetition, declaration, length, time or a slip are of no use for mate positions.
bool IsDecidedOverTheBoard(const GameRecord& game);

// Finds announced ends: the first position of a game whose side to move proves a mate within so
// many nodes of PDS, or the last one if there is none such.
class MateAnnouncer {
 public:
  // The larger `nodes`, the earlier games end; 0: nobody announces anything.
  explicit MateAnnouncer(uint64_t nodes);

  // How many moves of the game were played before its announced end.
  int EndOf(const GameRecord& game);

 private:
  const uint64_t nodes_;
  ProofTable table_;
};

}  // namespace hakari

#endif  // HAKARI_SUITES_CORPUS_ANNOUNCED_END_H_
