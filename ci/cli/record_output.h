// Writes our games to record files, in the format of the file name's ending.
#ifndef HAKARI_CI_CLI_RECORD_OUTPUT_H_
#define HAKARI_CI_CLI_RECORD_OUTPUT_H_

#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "ci/cli/output.h"
#include "engine/notation/formats/format.h"
#include "engine/notation/record.h"

namespace hakari::cli {

// To be called before games are played. A name without an ending, such as a device's, means USI.
// The error begins with the name.
absl::StatusOr<notation::Format> RecordFormatOf(const std::string& out);

absl::Status WriteRecords(const std::vector<notation::GameRecord>& games, const Output& out);

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_RECORD_OUTPUT_H_
