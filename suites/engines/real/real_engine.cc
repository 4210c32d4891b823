#include "suites/engines/real/real_engine.h"

#include <utility>

#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"
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

std::string Why(const std::optional<EngineFailure>& failure) {
  if (!failure) return "";
  return absl::StrCat(FailureKindName(failure->kind), ": ", failure->what, "\n",
                      failure->transcript);
}

UsiPosition At(const std::string& text) {
  const absl::StatusOr<UsiPosition> position = UsiPosition::Parse(text);
  EXPECT_TRUE(position.ok()) << position.status();
  return position.ok() ? *position : UsiPosition(Position::Initial());
}

}  // namespace hakari::engines::testing
