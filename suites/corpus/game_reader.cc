#include "suites/corpus/game_reader.h"

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <system_error>
#include <utility>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "base/files/source_file.h"
#include "base/status/macros.h"
#include "engine/notation/formats/format.h"
#include "engine/notation/read_result.h"

namespace hakari::corpus {
namespace {

void Collect(const GameFile& file, const notation::ReadOptions& options,
             CollectedGames& collected) {
  const absl::StatusOr<std::string> bytes = ReadSourceFile(file.path);
  if (!bytes.ok()) {
    collected.refused.emplace_back(bytes.status().message());
    return;
  }
  notation::ReadResult read = notation::ReadGames(*bytes, file.path, options);
  for (const absl::Status& reason : read.refused) collected.refused.emplace_back(reason.message());
  std::move(read.games.begin(), read.games.end(), std::back_inserter(collected.games));
}

}  // namespace

absl::StatusOr<CollectedGames> CollectGames(const std::vector<std::string>& inputs,
                                            const notation::ReadOptions& options) {
  HAKARI_ASSIGN_OR_RETURN(const GameFiles found, FindGameFiles(inputs));
  CollectedGames collected;
  collected.files = static_cast<int>(found.files.size());
  collected.passed_over = found.passed_over;
  for (const GameFile& file : found.files) Collect(file, options, collected);
  if (collected.games.empty()) {
    return absl::InvalidArgumentError(
        absl::StrCat("no game could be read: ", collected.refused.front()));
  }
  return collected;
}

namespace {

namespace fs = std::filesystem;

// Links to folders are not followed: they may form cycles.
absl::Status AddFolder(const fs::path& folder, GameFiles& found) {
  std::vector<GameFile> files;
  std::error_code error;
  fs::recursive_directory_iterator it(folder, error);
  for (; !error && it != fs::recursive_directory_iterator(); it.increment(error)) {
    std::error_code not_a_file;
    if (!it->is_regular_file(not_a_file)) continue;
    if (notation::FormatOfFileName(it->path().native())) {
      files.push_back({it->path(), it->path().lexically_relative(folder)});
    } else {
      ++found.passed_over;
    }
  }
  if (error) return absl::NotFoundError(absl::StrCat(folder.native(), ": ", error.message()));
  std::sort(files.begin(), files.end(),
            [](const GameFile& a, const GameFile& b) { return a.path < b.path; });
  std::move(files.begin(), files.end(), std::back_inserter(found.files));
  return absl::OkStatus();
}

}  // namespace

absl::StatusOr<GameFiles> FindGameFiles(const std::vector<std::string>& inputs) {
  GameFiles found;
  for (const std::string& input : inputs) {
    std::error_code error;
    const fs::file_status status = fs::status(input, error);
    if (!fs::exists(status)) return absl::NotFoundError(absl::StrCat(input, ": no such file"));
    if (!fs::is_directory(status)) {
      found.files.push_back({input, fs::path(input).filename()});
    } else if (absl::Status added = AddFolder(input, found); !added.ok()) {
      return added;
    }
  }
  if (found.files.empty()) {
    return absl::NotFoundError(
        absl::StrCat("no game records (.csa .kif .kifu .ki2 .ki2u .usi .sfen, each also .zst) "
                     "among ",
                     found.passed_over, " files"));
  }
  return found;
}

std::string WithEnding(absl::string_view name, absl::string_view ending) {
  fs::path path{std::string(name)};
  if (path.extension() == ".zst") path.replace_extension();
  if (notation::FormatOfFileName(path.native()) || path.extension() == ".txt")
    path.replace_extension();
  return absl::StrCat(path.native(), ".", ending);
}

}  // namespace hakari::corpus
