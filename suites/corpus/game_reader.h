// All games of files and folders of records, in whatever formats they are.
#ifndef HAKARI_SUITES_CORPUS_GAME_READER_H_
#define HAKARI_SUITES_CORPUS_GAME_READER_H_

#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "engine/notation/formats/reader.h"
#include "engine/notation/record.h"

namespace hakari::corpus {

struct CollectedGames {
  std::vector<notation::GameRecord>
      games;  // files in the order of game_files.h, games as they stand there
  std::vector<std::string> refused;  // games, and whole files, each with file, line and reason
  int files = 0;
  int passed_over = 0;  // files in folders that are no records by their names
};

// An error if an input does not exist or no game can be read at all.
absl::StatusOr<CollectedGames> CollectGames(const std::vector<std::string>& inputs,
                                            const notation::ReadOptions& options = {});

}  // namespace hakari::corpus

#endif  // HAKARI_SUITES_CORPUS_GAME_READER_H_
