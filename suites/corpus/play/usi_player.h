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

namespace hakari::corpus {

class UsiPlayer : public Player {
 public:
  // `opening` limits the searches of BestMoves. Nothing is started yet.
  UsiPlayer(const suites::EngineSpec& spec, const engines::SearchLimits& limits,
            const engines::SearchLimits& opening, const std::atomic<bool>& stop);

  void NewGame() override;
  Choice Choose(const engines::UsiPosition& position) override;
  std::vector<Candidate> BestMoves(const engines::UsiPosition& position, int count) override;

 private:
  engines::UsiEngine engine_;
  const engines::SearchLimits limits_;
  const engines::SearchLimits opening_;
  const std::atomic<bool>& stop_;
};

}  // namespace hakari::corpus

#endif  // HAKARI_SUITES_CORPUS_PLAY_USI_PLAYER_H_
