#include "ci/cli/common_options.h"

#include "ci/cli/number_check.h"
#include "ci/cli/options.h"

namespace hakari::cli {
namespace {

constexpr int kMostJobs = 1024;
constexpr uint64_t kMostMovetimeMs = uint64_t{24} * 3600 * 1000;

}  // namespace

void AddNodesOption(Command command, uint64_t& nodes) {
  command.AddOption("--nodes", nodes, "Maximum nodes per problem")
      .ShowDefault()
      .Check(WholeNumber(1));
}

void AddTableOption(Command command, std::optional<uint64_t>& table_mib) {
  command.AddOption("--table-mib", table_mib, "Memory for the table of each search, in MiB")
      .TypeName("MIB")
      .Check(FitsInMemory());
}

void AddMovetimeOption(Command command, std::optional<uint64_t>& movetime_ms) {
  command
      .AddOption("--movetime", movetime_ms,
                 "Time of each search in milliseconds; the results are not compared with goldens")
      .TypeName("MS")
      .Check(WholeNumber(1, kMostMovetimeMs));
}

void AddJobsOption(Command command, int& jobs) {
  command.AddOption("-j,--jobs", jobs, "Number of parallel jobs")
      .ShowDefault()
      .Check(WholeNumber(1, kMostJobs));
}

void AddShardOption(Command command, Shard& shard) {
  command
      .AddOption(
          "--shard",
          [&shard](const std::string& text) {
            const std::optional<Shard> read = ParseShard(text);
            if (!read) return "expected I/N with 1 <= I <= N, got " + text;
            shard = *read;
            return std::string();
          },
          "Run only part I of N")
      .TypeName("I/N");
}

Option AddOutputOption(Command command, const std::string& name, Output& output,
                       const std::string& what) {
  return command.AddOption(name, output.path, what)
      .TypeName("FILE")
      .Check([](const std::string& file) {
        return std::string(file.empty() ? "expected the name of a file" : "");
      });
}

void AddJsonOption(Command command, Output& json) {
  AddOutputOption(command, "--json", json, "Write the result as JSON to FILE; - for stdout");
}

void AddSeedOption(Command command, uint64_t& seed) {
  command.AddOption("--seed", seed, "Seed of the random choices")
      .ShowDefault()
      .Check(WholeNumber(0));
}

void AddStrictFlag(Command command, bool& strict) {
  command.AddFlag(
      "--strict", strict,
      "Refuse CSA records with additions of game servers (#TIME_UP, $END_TIME after the end)");
}

void AddQuietFlag(Command command, bool& quiet) {
  command.AddFlag("-q,--quiet", quiet, "Print only the result: no progress and no other messages");
}

}  // namespace hakari::cli
