#include "suites/core/problem.h"

#include "engine/notation/sfen.h"

namespace hakari::suites {

void Problem::Set(const Position& position) {
  Set(notation::ToSfen(position), player::Game(position));
}

}  // namespace hakari::suites
