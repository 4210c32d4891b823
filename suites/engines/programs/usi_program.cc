#include "suites/engines/programs/usi_program.h"

#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/strip.h"
#include "base/files/text_file.h"
#include "base/hash/content_hash.h"
#include "suites/engines/engine_files.h"

namespace hakari::engines {
namespace {

// A part of file names: what is run, and a sum over everything that its answers depend on.
std::string ShortName(const suites::EngineSpec& spec, absl::string_view configuration) {
  std::string name = spec.command.substr(spec.command.rfind('/') + 1);
  for (char& c : name) {
    if (!absl::ascii_isalnum(static_cast<unsigned char>(c))) c = '-';
  }
  return absl::StrCat("usi-", name.substr(0, 40), "-", LineChecksum(configuration).substr(0, 8));
}

// Under a name of its own an engine is the same engine after a rebuild and in another folder.
std::string ConfigurationUnder(const std::string& name, suites::EngineSpec spec) {
  spec.command = name;
  spec.folder.clear();
  return suites::EngineConfiguration(spec);
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

std::optional<EngineFailure> ProblemEngine::Prepare(const suites::Limits& limits,
                                                    const std::atomic<bool>& stop) {
  std::optional<EngineFailure> failure = engine_->NewGame(&stop);
  if (!failure && limits.table_mib && table_set_in_ != engine_->starts()) {
    table_set_in_ = engine_->starts();
    failure = engine_->SetOption(TableOption(), absl::StrCat(*limits.table_mib), &stop);
  }
  is_prepared_ = !failure;
  return failure;
}

std::optional<EngineFailure> ProblemEngine::EnsurePrepared(const suites::Limits& limits,
                                                           const std::atomic<bool>& stop) {
  if (std::exchange(is_prepared_, false)) return std::nullopt;
  const std::optional<EngineFailure> failure = Prepare(limits, stop);
  is_prepared_ = false;
  return failure;
}

// Those that come from chess call it otherwise.
std::string ProblemEngine::TableOption() const {
  for (const UsiOption& option : engine_->options()) {
    if (option.name == "Hash") return option.name;
  }
  return "USI_Hash";
}

suites::Outcome ProblemEngine::Failed(const EngineFailure& failure,
                                      const suites::Problem& problem) const {
  suites::Outcome outcome = OutcomeOf(failure);
  if (transcript_folder_.empty() || failure.transcript.empty() ||
      failure.kind == FailureKind::kStopped) {
    return outcome;
  }
  const std::string path = absl::StrCat(transcript_folder_, "/", problem.id, ".txt");
  absl::Status written = MakeFolder(transcript_folder_);
  if (written.ok()) written = WriteFileAtomically(path, failure.transcript);
  absl::StrAppend(&outcome.why, "; ",
                  written.ok() ? absl::StrCat("transcript: ", path)
                               : absl::StrCat("no transcript: ", written.message()));
  return outcome;
}

absl::StatusOr<suites::ProgramSpec> UsiProgram(const suites::EngineSpec& spec,
                                               const suites::EngineRun& run,
                                               absl::string_view meaning, const MakeProgram& make) {
  const absl::StatusOr<std::vector<std::string>> hashes = EngineFileHashes(spec);
  if (!hashes.ok()) return hashes.status();
  suites::ProgramSpec program;
  program.contents = absl::StrJoin(*hashes, " ");
  if (run.name.empty()) {
    program.configuration =
        absl::StrCat(meaning, " ", suites::EngineConfiguration(spec), " ", hashes->front());
    program.name = ShortName(spec, program.configuration);
  } else {
    program.configuration = absl::StrCat(meaning, " ", ConfigurationUnder(run.name, spec));
    program.name = run.name;
  }
  const std::string transcripts = run.transcript_folder;
  program.make =
      [spec, transcripts,
       make](const std::atomic<bool>& stop) -> absl::StatusOr<std::unique_ptr<suites::Program>> {
    absl::StatusOr<std::unique_ptr<UsiEngine>> engine = UsiEngine::Start(spec, &stop);
    if (!engine.ok()) return engine.status();
    return make(std::make_unique<ProblemEngine>(*std::move(engine), transcripts));
  };
  return program;
}

}  // namespace hakari::engines
