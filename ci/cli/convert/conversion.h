// Game records from files to files. What could not be read or written is listed, game by game; the
// rest is converted all the same.
#ifndef HAKARI_CI_CLI_CONVERT_CONVERSION_H_
#define HAKARI_CI_CLI_CONVERT_CONVERSION_H_

#include <functional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "engine/notation/formats/formats.h"

namespace hakari::cli {

struct ConversionOptions {
  std::vector<std::string> inputs;  // files and folders
  // "-": the bytes are returned. A folder (it exists, or its name ends in '/'): a file for each
  // source. Otherwise one file for everything.
  std::string out = "-";
  notation::ReadOptions read;
  notation::WriteOptions write;
};

struct ConversionReport {
  int files = 0;
  int games = 0;                      // that were written
  int passed_over = 0;                // files in folders that are no records by their names
  std::vector<std::string> refused;   // games, and files that could not be read, each with a reason
  std::vector<std::string> left_out;  // parts of games that the new format has no place for
  std::string bytes;                  // if they go nowhere else
};

// Called after each file: how many are done, of how many.
using ConversionProgress = std::function<void(int done, int total)>;

// An error is one of the whole: nothing found, two sources for one file, nowhere to write, which is
// found out before anything is read.
absl::StatusOr<ConversionReport> Convert(const ConversionOptions& options,
                                         const ConversionProgress& progress);

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_CONVERT_CONVERSION_H_
