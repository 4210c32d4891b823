#include "suites/corpus/game_files.h"

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <system_error>
#include <utility>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "engine/notation/formats/format.h"

namespace hakari::corpus {
namespace {

namespace fs = std::filesystem;

// Links to folders are not followed: they may lead in circles.
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
  if (error) {
    return absl::NotFoundError(absl::StrCat(folder.native(), ": ", error.message()));
  }
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
