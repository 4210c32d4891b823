#include "suites/engines/typed_search.h"

#include <atomic>
#include <memory>
#include <string>
#include <utility>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "absl/strings/strip.h"
#include "base/hash/file_hash.h"
#include "base/status/macros.h"

namespace hakari::engines {
namespace {

constexpr char kSearch[] = "search";

absl::Status TakeSetting(absl::string_view text, SearchConfig& config) {
  const std::pair<absl::string_view, absl::string_view> setting =
      absl::StrSplit(text, absl::MaxSplits('=', 1));
  if (setting.second.empty()) return config.Set("Profile", setting.first);
  return config.Set(setting.first, setting.second);
}

}  // namespace

bool IsTypedSearch(absl::string_view typed) {
  return absl::ConsumePrefix(&typed, kSearch) && (typed.empty() || typed[0] == ':');
}

absl::StatusOr<SearchConfig> TypedSearchConfig(absl::string_view typed, uint64_t table_mib) {
  SearchConfig config;
  config.table_mib = table_mib;
  absl::string_view settings = absl::StripPrefix(typed, kSearch);
  absl::ConsumePrefix(&settings, ":");
  for (const absl::string_view setting : absl::StrSplit(settings, ',', absl::SkipEmpty())) {
    const absl::Status taken = TakeSetting(setting, config);
    if (!taken.ok()) {
      return absl::InvalidArgumentError(absl::StrCat(typed, ": ", taken.message()));
    }
  }
  return config;
}

absl::StatusOr<player::PlayerSpec> TypedSearch(absl::string_view typed, uint64_t table_mib) {
  HAKARI_ASSIGN_OR_RETURN(const SearchConfig config, TypedSearchConfig(typed, table_mib));
  player::PlayerSpec spec;
  spec.identity.name = std::string(typed);
  spec.identity.configuration =
      absl::StrCat("search/1 table_mib=", config.table_mib, " overhead=", config.overhead_ms,
                   " resign=", config.resign_below, " ", config.Text());
  HAKARI_ASSIGN_OR_RETURN(std::string binary, BinaryHash());
  spec.identity.file_hashes = {std::move(binary)};
  spec.make =
      [config](const std::atomic<bool>*) -> absl::StatusOr<std::unique_ptr<player::Player>> {
    return std::make_unique<SearchPlayer>(config);
  };
  return spec;
}

}  // namespace hakari::engines
