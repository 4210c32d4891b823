#include "engine/search/settings/profiles.h"

#include <cstdio>
#include <cstdlib>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"

namespace hakari::search {
namespace {

// Never edit this text. Settings that were added later are off.
constexpr char kFrozen1[] =
    "plain,"
    "quiescence.plies=32,quiescence.promotions=1,quiescence.checks=1,"
    "quiescence.evasions=1,quiescence.recaptures=6,quiescence.exchange=1,"
    "quiescence.margin=200,quiescence.threats=0,table=1,table_equal_depth=0,killers=1,"
    "counter_moves=1,history=1,continuation=1,capture_history=1,exchange_order=1,"
    "aspiration=40,mate_distance=1,repetition=1,superiority=1,declaration=1,"
    "mate_in_one=1,mate_search=5,mate_search_nodes=60,useless_refusals=1,null_move=3,"
    "null_move_reduction=3,reverse_futility=6,reverse_futility_fixed=150,"
    "reverse_futility_extended=300,reverse_futility_step=150,futility=6,"
    "futility_margin=200,futility_step=150,move_count=6,move_count_base=6,"
    "history_pruning=4,history_pruning_limit=3000,reduction=100,reduction_drop=110,"
    "exchange_pruning=6,exchange_pruning_quiet=60,exchange_pruning_capture=100,probcut=5,"
    "probcut_margin=250,internal_reduction=4,singular=7,singular_margin=3,"
    "check_extension=1,improving=1";
constexpr uint64_t kFrozen1Weights = 0x3d6d905cb8f3b8e7;

SearchSettings Written(const char* text) {
  const absl::StatusOr<SearchSettings> settings = ParseSettings(text);
  if (!settings.ok()) {  // cannot happen: the text is compiled in, and a test parses it
    std::fprintf(stderr, "%s\n", settings.status().ToString().c_str());
    std::abort();
  }
  return *settings;
}

}  // namespace

const std::vector<Profile>& Profiles() {
  static const auto& profiles = *new std::vector<Profile>{
      {"frozen1", Written(kFrozen1), "ground1", kFrozen1Weights},
  };
  return profiles;
}

absl::StatusOr<const Profile*> FindProfile(absl::string_view name) {
  for (const Profile& profile : Profiles()) {
    if (profile.name == name) return &profile;
  }
  return absl::InvalidArgumentError(
      absl::StrCat("the search has no profile '", name, "'; it has default, plain",
                   absl::StrJoin(Profiles(), "", [](std::string* out, const Profile& profile) {
                     absl::StrAppend(out, ", ", profile.name);
                   })));
}

}  // namespace hakari::search
