// Whoever plays games for a corpus: a USI engine, or a fake in tests.
#ifndef HAKARI_SUITES_CORPUS_PLAY_PLAYER_H_
#define HAKARI_SUITES_CORPUS_PLAY_PLAYER_H_

#include <cstdint>
#include <string>
#include <vector>

#include "engine/core/move.h"
#include "suites/engines/usi_position.h"

namespace hakari::corpus {

// What a player thinks of a move that it would play.
struct Candidate {
  Move move;
  int centipawns = 0;  // for the player; a mate counts as kMateCentipawns, for it or against it
  bool mates = false;  // it claims a mate by force
};
constexpr int kMateCentipawns = 30000;

struct Choice {
  enum class Kind {
    kMove,
    kResign,
    kDeclare,  // the win by declaration
    kIllegal,  // it played what the rules forbid
    kFailed,   // it crashed, hung or broke the protocol
    kStopped,  // the run was interrupted
  };

  Kind kind = Kind::kMove;
  Candidate best;         // of kMove; an unknown value is 0
  std::string why;        // of kIllegal and kFailed: one line
  int64_t spent_ms = -1;  // until it answered; -1: unknown
};

class Player {
 public:
  virtual ~Player() = default;

  // Between games. What goes wrong here shows in the next choice.
  virtual void NewGame() = 0;
  // Polls the flag that the player was made with.
  virtual Choice Choose(const engines::UsiPosition& position) = 0;
  // Its best moves, best first, at most `count`, for varied openings; empty if it fails.
  virtual std::vector<Candidate> BestMoves(const engines::UsiPosition& position, int count) = 0;
};

}  // namespace hakari::corpus

#endif  // HAKARI_SUITES_CORPUS_PLAY_PLAYER_H_
