// Converts files of game records. Games that cannot be read or written are listed; the others are
// converted.
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
  // "-": the bytes are returned. A folder (it exists, or its name ends in '/'): one file per
  // source. Otherwise one file for everything.
  std::string out = "-";
  notation::ReadOptions read;
  notation::WriteOptions write;
};

struct ConversionReport {
  int files = 0;
  int games = 0;                      // written games
  int passed_over = 0;                // files in folders whose names are not those of records
  std::vector<std::string> refused;   // games and files that could not be read, each with a reason
  std::vector<std::string> left_out;  // parts of games that the new format cannot express
  std::string bytes;                  // the result if `out` is "-"
};

// Called after each file.
using ConversionProgress = std::function<void(int done, int total)>;

// Errors concern the whole conversion: nothing found, two sources for one file, or no place to
// write. They are found before anything is read.
absl::StatusOr<ConversionReport> Convert(const ConversionOptions& options,
                                         const ConversionProgress& progress);

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_CONVERT_CONVERSION_H_
