#include "suites/engines/real/real_engine.h"

#include <utility>

#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"
#include "engine/player/game.h"
#include "gtest/gtest.h"

#include "suites/core/engine_spec.h"

namespace hakari::engines::testing {

std::unique_ptr<UsiEngine> StartReal(const std::string& text) {
  const absl::StatusOr<suites::EngineSpec> spec = suites::ParseEngineSpec(text);
  EXPECT_TRUE(spec.ok()) << spec.status();
  if (!spec.ok()) return nullptr;
  absl::StatusOr<std::unique_ptr<UsiEngine>> engine = UsiEngine::Start(*spec);
  EXPECT_TRUE(engine.ok()) << engine.status();
  return engine.ok() ? *std::move(engine) : nullptr;
}

std::string Why(const std::optional<player::Failure>& failure) {
  if (!failure) return "";
  return absl::StrCat(player::FailureText(*failure), "\n", failure->transcript);
}

player::Question Asked(player::Question::Kind kind, const std::string& text) {
  const absl::StatusOr<player::Game> game = player::ParseGame(text);
  EXPECT_TRUE(game.ok()) << game.status();
  player::Question question;
  question.kind = kind;
  if (game.ok()) question.game = *game;
  return question;
}

}  // namespace hakari::engines::testing
