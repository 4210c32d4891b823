// A USI engine as a player.
#ifndef HAKARI_SUITES_CORPUS_PLAY_USI_PLAYER_H_
#define HAKARI_SUITES_CORPUS_PLAY_USI_PLAYER_H_

#include <atomic>
#include <cstdint>
#include <vector>

#include "suites/core/engine_spec.h"
#include "suites/corpus/play/player.h"
#include "suites/engines/go_text.h"
#include "suites/engines/usi_engine.h"
#include "suites/engines/usi_position.h"

namespace hakari {

class UsiPlayer : public Player {
 public:
  // `opening` limits the searches of BestMoves. Nothing is started yet.
  UsiPlayer(const EngineSpec& spec, const SearchLimits& limits, const SearchLimits& opening,
            const std::atomic<bool>& stop);

  void NewGame() override;
  Choice Choose(const UsiPosition& position) override;
  std::vector<Candidate> BestMoves(const UsiPosition& position, int count) override;

 private:
  UsiEngine engine_;
  const SearchLimits limits_;
  const SearchLimits opening_;
  const std::atomic<bool>& stop_;
};

}  // namespace hakari

#endif  // HAKARI_SUITES_CORPUS_PLAY_USI_PLAYER_H_
