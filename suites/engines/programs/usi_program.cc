#include "suites/engines/programs/usi_program.h"

#include <atomic>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/strip.h"
#include "base/hash/content_hash.h"
#include "base/status/macros.h"
#include "engine/player/player.h"
#include "suites/engines/engine_files.h"
#include "suites/engines/programs/player_program.h"
#include "suites/engines/usi_engine.h"

namespace hakari::engines {
namespace {

// A name that can be a part of file names: the program and a checksum of the configuration.
std::string ShortName(const suites::EngineSpec& spec, absl::string_view configuration) {
  std::string name = spec.command.substr(spec.command.rfind('/') + 1);
  for (char& c : name) {
    if (!absl::ascii_isalnum(static_cast<unsigned char>(c))) c = '-';
  }
  return absl::StrCat("usi-", name.substr(0, 40), "-", LineChecksum(configuration).substr(0, 8));
}

// The configuration of an engine that was given a name: the same after a rebuild and in
// another folder.
std::string ConfigurationUnder(const std::string& name, suites::EngineSpec spec) {
  spec.command = name;
  spec.folder.clear();
  return suites::EngineConfiguration(spec);
}

// `meaning` identifies the kind of question and its version.
absl::StatusOr<player::Identity> IdentityOf(const suites::EngineSpec& spec, const std::string& name,
                                            absl::string_view meaning) {
  HAKARI_ASSIGN_OR_RETURN(std::vector<std::string> hashes, EngineFileHashes(spec));
  player::Identity identity;
  identity.file_hashes = std::move(hashes);
  if (name.empty()) {
    identity.configuration =
        absl::StrCat(meaning, " ", suites::EngineConfiguration(spec), " ", identity.file_hashes[0]);
    identity.name = ShortName(spec, identity.configuration);
  } else {
    identity.configuration = absl::StrCat(meaning, " ", ConfigurationUnder(name, spec));
    identity.name = name;
  }
  return identity;
}

absl::StatusOr<suites::ProgramSpec> UsiProgram(const suites::EngineSpec& spec,
                                               const suites::EngineRun& run,
                                               absl::string_view meaning,
                                               player::Question::Kind kind,
                                               const MateClaimCheck& check) {
  HAKARI_ASSIGN_OR_RETURN(player::Identity identity, IdentityOf(spec, run.name, meaning));
  player::PlayerSpec player;
  player.identity = std::move(identity);
  player.make =
      [spec,
       check](const std::atomic<bool>* cancel) -> absl::StatusOr<std::unique_ptr<player::Player>> {
    return UsiEngine::Start(spec, cancel, check);
  };
  return PlayerProgram(std::move(player), {kind, std::nullopt, run.transcript_folder});
}

}  // namespace

absl::StatusOr<suites::EngineSpec> ParseTypedEngine(absl::string_view typed) {
  absl::string_view text = typed;
  if (!absl::ConsumePrefix(&text, kUsiPrefix)) {
    return absl::InvalidArgumentError(absl::StrCat("expected usi:COMMAND, found '", typed, "'"));
  }
  absl::StatusOr<suites::EngineSpec> spec = suites::ParseEngineSpec(text);
  if (!spec.ok()) return absl::InvalidArgumentError(absl::StrCat("usi: ", spec.status().message()));
  return spec;
}

absl::StatusOr<suites::ProgramSpec> UsiSearchProgram(const suites::EngineSpec& spec,
                                                     const suites::EngineRun& run) {
  return UsiProgram(spec, run, "usi-search/1", player::Question::Kind::kMove, CheckMateLine);
}

absl::StatusOr<suites::ProgramSpec> UsiMateProgram(const suites::EngineSpec& spec,
                                                   const suites::EngineRun& run,
                                                   const MateClaimCheck& check) {
  return UsiProgram(spec, run, "usi/1", player::Question::Kind::kMate, check);
}

}  // namespace hakari::engines
