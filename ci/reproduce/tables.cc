#include "ci/reproduce/tables.h"

#include <algorithm>
#include <optional>
#include <set>
#include <utility>

#include "absl/status/status.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "base/text/suggestion.h"
#include "ci/reproduce/engine/tables.h"
#include "ci/reproduce/futility/tables.h"
#include "ci/reproduce/gps/tables.h"
#include "ci/reproduce/thesis/tables.h"

namespace hakari::reproduce {
namespace {

absl::Status Unknown(const std::string& word, const std::vector<ReproducedTable>& all) {
  std::vector<std::string> ids = {"thesis", "gps", "futility", "engine"};
  for (const ReproducedTable& table : all) ids.push_back(table.id);
  const std::optional<std::string> near = NearestWord(word, ids);
  return absl::NotFoundError(absl::StrCat("unknown table '", word, "'",
                                          near ? absl::StrCat("; did you mean '", *near, "'?")
                                               : "; `./hakari reproduce list` lists all tables"));
}

}  // namespace

std::vector<ReproducedTable> AllReproducedTables() {
  std::vector<ReproducedTable> all = ThesisTables();
  for (ReproducedTable& table : GpsTables()) all.push_back(std::move(table));
  for (ReproducedTable& table : FutilityTables()) all.push_back(std::move(table));
  for (ReproducedTable& table : EngineTables()) all.push_back(std::move(table));
  return all;
}

absl::StatusOr<std::vector<ReproducedTable>> ChooseTables(const std::vector<std::string>& words) {
  std::vector<ReproducedTable> all = AllReproducedTables();
  std::set<std::string> chosen;
  for (const std::string& word : words) {
    bool is_known = false;
    for (const ReproducedTable& table : all) {
      if (table.id != word && !absl::StartsWith(table.id, word + "/")) continue;
      chosen.insert(table.id);
      is_known = true;
    }
    if (!is_known) return Unknown(word, all);
  }
  all.erase(
      std::remove_if(all.begin(), all.end(),
                     [&](const ReproducedTable& table) { return chosen.count(table.id) == 0; }),
      all.end());
  return all;
}

}  // namespace hakari::reproduce
