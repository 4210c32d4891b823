// All games of files and folders of records, in whatever formats they are.
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
  std::vector<notation::GameRecord>
      games;                         // files in the order of GameFiles, games as they stand there
  std::vector<std::string> refused;  // games, and whole files, each with file, line and reason
  int files = 0;
  int passed_over = 0;  // files in folders that are no records by their names
};

// An error if an input does not exist or no game can be read at all.
absl::StatusOr<CollectedGames> CollectGames(const std::vector<std::string>& inputs,
                                            const notation::ReadOptions& options = {});

// Which files hold game records, and what files converted from them are called.
struct GameFile {
  std::string path;
  std::string name;  // below the folder that was named; of a file that was named, its last part
};

struct GameFiles {
  std::vector<GameFile> files;  // in the order of the inputs; those of a folder sorted
  int passed_over = 0;          // files in folders that are no game records by their names
};

// Files are taken whatever they are called, folders with everything below them. An input that does
// not exist is an error, and so is finding nothing.
absl::StatusOr<GameFiles> FindGameFiles(const std::vector<std::string>& inputs);

// "a/b.csa.zst" becomes "a/b.<ending>".
std::string WithEnding(absl::string_view name, absl::string_view ending);

}  // namespace hakari::corpus

#endif  // HAKARI_SUITES_CORPUS_GAME_READER_H_
