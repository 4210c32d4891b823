#include "suites/engines/usi_player.h"

#include <memory>

#include "base/status/macros.h"
#include "suites/engines/engine_files.h"
#include "suites/engines/usi_engine.h"

namespace hakari::engines {

absl::StatusOr<player::PlayerSpec> UsiPlayerSpec(const suites::EngineSpec& engine,
                                                 const std::atomic<bool>* cancel) {
  HAKARI_ASSIGN_OR_RETURN(const std::unique_ptr<UsiEngine> started,
                          UsiEngine::Start(engine, cancel));
  player::PlayerSpec spec;
  spec.identity.name = started->name();
  spec.identity.configuration = suites::EngineConfiguration(engine);
  HAKARI_ASSIGN_OR_RETURN(spec.identity.file_hashes, EngineFileHashes(engine));
  spec.make =
      [engine](const std::atomic<bool>*) -> absl::StatusOr<std::unique_ptr<player::Player>> {
    return std::make_unique<UsiEngine>(engine);
  };
  return spec;
}

}  // namespace hakari::engines
