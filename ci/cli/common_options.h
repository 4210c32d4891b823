// The options that several commands share, with one name and one help text.
#ifndef HAKARI_CI_CLI_COMMON_OPTIONS_H_
#define HAKARI_CI_CLI_COMMON_OPTIONS_H_

#include <cstdint>
#include <optional>
#include <string>

#include "base/run/selection.h"
#include "ci/cli/options.h"
#include "ci/cli/output.h"

namespace hakari::cli {

// The variable's value when the option is added is the default, shown in the help.
void AddNodesOption(Command command, uint64_t& nodes);
// Memory for the tables of each search. If unset, as much as the nodes need.
void AddTableOption(Command command, std::optional<uint64_t>& table_mib);
// The time of each search, in milliseconds.
void AddMovetimeOption(Command command, std::optional<uint64_t>& movetime_ms);
void AddJobsOption(Command command, int& jobs);
void AddShardOption(Command command, Shard& shard);
// An option that names an output file. OpenOutputs opens it before the work.
Option AddOutputOption(Command command, const std::string& name, Output& output,
                       const std::string& what);
// A file for the JSON result; "-" writes it to stdout instead of the table.
void AddJsonOption(Command command, Output& json);
void AddSeedOption(Command command, uint64_t& seed);
// Reads CSA records only if they follow the standard.
void AddStrictFlag(Command command, bool& strict);
void AddQuietFlag(Command command, bool& quiet);

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_COMMON_OPTIONS_H_
