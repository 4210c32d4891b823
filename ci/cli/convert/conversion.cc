#include "ci/cli/convert/conversion.h"

#include <filesystem>
#include <iterator>
#include <map>
#include <system_error>
#include <utility>

#include "absl/status/status.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "base/files/output_file.h"
#include "base/files/source_file.h"
#include "base/files/text_file.h"
#include "base/status/macros.h"
#include "base/text/encoding.h"
#include "engine/notation/formats/format.h"
#include "engine/notation/read_result.h"
#include "engine/notation/record.h"
#include "suites/corpus/game_reader.h"

namespace hakari::cli {
namespace {

namespace fs = std::filesystem;

bool IsFolder(const std::string& out) {
  std::error_code error;
  return absl::EndsWith(out, "/") || fs::is_directory(out, error);
}

// By convention, .kif is Shift_JIS and .kifu is UTF-8.
absl::string_view EndingOf(const notation::WriteOptions& options) {
  const bool kifu = options.format == notation::Format::kKif && options.encoding == Encoding::kUtf8;
  return kifu ? "kifu" : notation::FormatName(options.format);
}

class Conversion {
 public:
  Conversion(const ConversionOptions& options, corpus::GameFiles sources)
      : options_(options), sources_(std::move(sources)) {}

  absl::StatusOr<ConversionReport> Run(const ConversionProgress& progress);

 private:
  absl::Status NameTargets();
  // Creates missing folders.
  absl::Status OpenTargets();
  std::vector<notation::GameRecord> Read(const corpus::GameFile& source);
  // The bytes of a file with these games.
  std::string Write(const std::vector<notation::GameRecord>& games);

  const ConversionOptions& options_;
  const corpus::GameFiles sources_;
  std::vector<std::string> targets_;  // one per source, or one for all; none: stdout
  std::vector<std::unique_ptr<OutputFile>> outputs_;  // of the targets
  bool each_its_own_ = false;
  ConversionReport report_;
};

absl::Status Conversion::NameTargets() {
  if (options_.out == "-") return absl::OkStatus();
  if (!IsFolder(options_.out)) {
    targets_.push_back(options_.out);
    return absl::OkStatus();
  }
  each_its_own_ = true;
  std::map<std::string, std::string> sources;  // by target
  for (const corpus::GameFile& source : sources_.files) {
    const fs::path target =
        fs::path(options_.out) / corpus::WithEnding(source.name, EndingOf(options_.write));
    const auto [known, is_new] = sources.emplace(target.native(), source.path);
    if (!is_new) {
      return absl::InvalidArgumentError(absl::StrCat(known->second, " and ", source.path,
                                                     " would both become ", target.native()));
    }
    std::error_code error;
    if (fs::equivalent(target, source.path, error)) {
      return absl::InvalidArgumentError(absl::StrCat(source.path, " would be overwritten"));
    }
    targets_.push_back(target.native());
  }
  return absl::OkStatus();
}

absl::Status Conversion::OpenTargets() {
  for (const std::string& target : targets_) {
    const std::string folder = fs::path(target).parent_path();
    if (!folder.empty()) {
      if (absl::Status status = MakeFolder(folder); !status.ok()) return status;
    }
    HAKARI_ASSIGN_OR_RETURN(std::unique_ptr<OutputFile> output, OutputFile::Open(target));
    outputs_.push_back(std::move(output));
  }
  return absl::OkStatus();
}

std::vector<notation::GameRecord> Conversion::Read(const corpus::GameFile& source) {
  ++report_.files;
  const absl::StatusOr<std::string> bytes = ReadSourceFile(source.path);
  if (!bytes.ok()) {
    report_.refused.emplace_back(bytes.status().message());
    return {};
  }
  notation::ReadResult read = notation::ReadGames(*bytes, source.path, options_.read);
  for (const absl::Status& reason : read.refused) report_.refused.emplace_back(reason.message());
  return std::move(read.games);
}

std::string Conversion::Write(const std::vector<notation::GameRecord>& games) {
  notation::WrittenGames written = notation::WriteGames(games, options_.write);
  for (const absl::Status& reason : written.refused) report_.refused.emplace_back(reason.message());
  report_.games += static_cast<int>(games.size() - written.refused.size());
  for (std::string& note : written.left_out) report_.left_out.push_back(std::move(note));
  return std::move(written.bytes);
}

absl::StatusOr<ConversionReport> Conversion::Run(const ConversionProgress& progress) {
  if (absl::Status status = NameTargets(); !status.ok()) return status;
  if (absl::Status status = OpenTargets(); !status.ok()) return status;
  report_.passed_over = sources_.passed_over;
  const int total = static_cast<int>(sources_.files.size());
  std::vector<notation::GameRecord> all;
  for (int i = 0; i < total; ++i) {
    std::vector<notation::GameRecord> games = Read(sources_.files[i]);
    if (!each_its_own_) {
      std::move(games.begin(), games.end(), std::back_inserter(all));
    } else if (!games.empty()) {
      if (absl::Status status = outputs_[i]->Write(Write(games)); !status.ok()) return status;
    }
    progress(i + 1, total);
  }
  if (!all.empty() && outputs_.empty()) report_.bytes = Write(all);
  if (!all.empty() && !outputs_.empty()) {
    if (absl::Status status = outputs_[0]->Write(Write(all)); !status.ok()) return status;
  }
  return std::move(report_);
}

}  // namespace

absl::StatusOr<ConversionReport> Convert(const ConversionOptions& options,
                                         const ConversionProgress& progress) {
  HAKARI_ASSIGN_OR_RETURN(corpus::GameFiles sources, corpus::FindGameFiles(options.inputs));
  return Conversion(options, std::move(sources)).Run(progress);
}

}  // namespace hakari::cli
