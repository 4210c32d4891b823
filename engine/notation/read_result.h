// The result of reading a source that may hold many games: the games, and for each refused game the
// reason. Nothing is dropped silently, and a bad game does not affect its neighbours.
//
// Every format's reader has the form  ReadResult Parse...(const SourceText& text).
#ifndef HAKARI_ENGINE_NOTATION_READ_RESULT_H_
#define HAKARI_ENGINE_NOTATION_READ_RESULT_H_

#include <cstddef>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "engine/notation/record.h"

namespace hakari::notation {

struct ReadResult {
  // A source with more refusals is not read further, and the last refusal says so.
  static constexpr size_t kMostRefused = 10000;

  std::vector<GameRecord> games;      // in the order of the source
  std::vector<absl::Status> refused;  // each names file, line and column

  bool is_full() const { return refused.size() >= kMostRefused; }

  void Add(absl::StatusOr<GameRecord> game) {
    if (game.ok()) {
      games.push_back(*std::move(game));
    } else {
      refused.push_back(std::move(game).status());
    }
  }
};

}  // namespace hakari::notation

#endif  // HAKARI_ENGINE_NOTATION_READ_RESULT_H_
