// The flags that several commands share, spelt and explained once.
#ifndef HAKARI_CI_CLI_COMMON_OPTIONS_H_
#define HAKARI_CI_CLI_COMMON_OPTIONS_H_

#include <cstdint>
#include <optional>
#include <string>

#include "base/run/selection.h"
#include "ci/cli/output.h"
#include "ci/cli/parser_names.h"

namespace hakari::cli {

// What a variable holds when the option is added is its default, shown in the help.
void AddNodesOption(CLI::App& command, uint64_t& nodes);
// Memory for the tables of each search; unset, as much as the nodes need.
void AddTableOption(CLI::App& command, std::optional<uint64_t>& table_mib);
// In milliseconds: the time of each search.
void AddMovetimeOption(CLI::App& command, std::optional<uint64_t>& movetime_ms);
void AddJobsOption(CLI::App& command, int& jobs);
void AddShardOption(CLI::App& command, Shard& shard);
// An option that names a file for a result; opened by OpenOutputs before the work.
CLI::Option& AddOutputOption(CLI::App& command, const std::string& name, Output& output,
                             const std::string& what);
// A file to write the JSON result to; "-" stands for stdout, in place of the table.
void AddJsonOption(CLI::App& command, Output& json);
void AddSeedOption(CLI::App& command, uint64_t& seed);
// Of CSA records the standard alone is read.
void AddStrictFlag(CLI::App& command, bool& strict);
void AddQuietFlag(CLI::App& command, bool& quiet);

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_COMMON_OPTIONS_H_
