#include "ci/cli/common_options.h"

#include <CLI/CLI.hpp>

#include "ci/cli/number_check.h"

namespace hakari::cli {
namespace {

constexpr int kMostJobs = 1024;
constexpr uint64_t kMostMovetimeMs = uint64_t{24} * 3600 * 1000;

}  // namespace

void AddNodesOption(CLI::App& command, uint64_t& nodes) {
  command.add_option("--nodes", nodes, "Maximum nodes per problem")
      ->capture_default_str()
      ->check(WholeNumber(1));
}

void AddTableOption(CLI::App& command, std::optional<uint64_t>& table_mib) {
  command.add_option("--table-mib", table_mib, "Memory for the table of each search, in MiB")
      ->type_name("MIB")
      ->check(FitsInMemory());
}

void AddMovetimeOption(CLI::App& command, std::optional<uint64_t>& movetime_ms) {
  command
      .add_option("--movetime", movetime_ms,
                  "Time of each search in milliseconds; the results are not compared with goldens")
      ->type_name("MS")
      ->check(WholeNumber(1, kMostMovetimeMs));
}

void AddJobsOption(CLI::App& command, int& jobs) {
  command.add_option("-j,--jobs", jobs, "Number of parallel jobs")
      ->capture_default_str()
      ->check(WholeNumber(1, kMostJobs));
}

void AddShardOption(CLI::App& command, Shard& shard) {
  command
      .add_option_function<std::string>(
          "--shard",
          [&shard](const std::string& text) {
            const std::optional<Shard> read = ParseShard(text);
            if (!read) {
              throw CLI::ValidationError("--shard", "expected I/N with 1 <= I <= N, got " + text);
            }
            shard = *read;
          },
          "Run only part I of N")
      ->type_name("I/N");
}

CLI::Option& AddOutputOption(CLI::App& command, const std::string& name, Output& output,
                             const std::string& what) {
  return *command.add_option(name, output.path, what)
              ->type_name("FILE")
              ->check([](const std::string& file) {
                return std::string(file.empty() ? "expected the name of a file" : "");
              });
}

void AddJsonOption(CLI::App& command, Output& json) {
  AddOutputOption(command, "--json", json, "Write the result as JSON to FILE; - for stdout");
}

void AddSeedOption(CLI::App& command, uint64_t& seed) {
  command.add_option("--seed", seed, "Seed of the random choices")
      ->capture_default_str()
      ->check(WholeNumber(0));
}

void AddStrictFlag(CLI::App& command, bool& strict) {
  command.add_flag(
      "--strict", strict,
      "Refuse CSA records with additions of game servers (#TIME_UP, $END_TIME after the end)");
}

void AddQuietFlag(CLI::App& command, bool& quiet) {
  command.add_flag("-q,--quiet", quiet, "Print only the result: no progress and no other messages");
}

}  // namespace hakari::cli
