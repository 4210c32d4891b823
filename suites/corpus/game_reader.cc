#include "suites/corpus/game_reader.h"

#include <iterator>
#include <utility>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "base/files/source_file.h"
#include "base/status/macros.h"
#include "engine/notation/read_result.h"
#include "suites/corpus/game_files.h"

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

}  // namespace hakari::corpus
