// All legal moves, captures, and their number.
#include "engine/movegen/legal_moves.h"
#include "engine/movegen/movegen.h"

namespace hakari::movegen {

void GenerateLegal(const Position& position, MoveList& moves) {
  ListSink sink(moves);
  EmitLegalOfSideToMove<Kind::kAll>(sink, position);
}

void GenerateEvasions(const Position& position, MoveList& moves) { GenerateLegal(position, moves); }

void GenerateCaptures(const Position& position, MoveList& moves) {
  ListSink sink(moves);
  EmitLegalOfSideToMove<Kind::kCaptures>(sink, position);
}

int CountLegal(const Position& position) {
  CountSink sink;
  EmitLegalOfSideToMove<Kind::kAll>(sink, position);
  return sink.count();
}

bool HasLegalMove(const Position& position) { return CountLegal(position) != 0; }

}  // namespace hakari::movegen
