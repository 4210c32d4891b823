// Reads all games from files and folders of records, in any of the formats.
#ifndef HAKARI_SUITES_CORPUS_GAME_READER_H_
#define HAKARI_SUITES_CORPUS_GAME_READER_H_

#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "engine/notation/formats/formats.h"
#include "engine/notation/record.h"

namespace hakari::corpus {

struct CollectedGames {
  std::vector<notation::GameRecord> games;  // in the order of GameFiles, then of each file
  std::vector<std::string> refused;  // games and whole files, each with file, line and reason
  int files = 0;
  int passed_over = 0;  // files in folders whose names are not those of records
};

// An error if an input does not exist or no game can be read at all.
absl::StatusOr<CollectedGames> CollectGames(const std::vector<std::string>& inputs,
                                            const notation::ReadOptions& options = {});

// A file that holds game records, and the name of a file that is converted from it.
struct GameFile {
  std::string path;
  // The path below the folder that was named; for a file that was named, the last part of its path.
  std::string name;
};

struct GameFiles {
  std::vector<GameFile> files;  // in the order of the inputs; those of a folder sorted
  int passed_over = 0;          // files in folders whose names are not those of records
};

// Files are taken whatever their names are, folders with all records below them. An input that does
// not exist is an error, and so is finding no file.
absl::StatusOr<GameFiles> FindGameFiles(const std::vector<std::string>& inputs);

// "a/b.csa.zst" becomes "a/b.<ending>".
std::string WithEnding(absl::string_view name, absl::string_view ending);

}  // namespace hakari::corpus

#endif  // HAKARI_SUITES_CORPUS_GAME_READER_H_
