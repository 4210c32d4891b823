#include "engine/search/memory/memory.h"

#include <utility>

#include "absl/strings/str_cat.h"
#include "base/status/macros.h"

namespace hakari::search {
namespace {

// A mate search inside the tree gets few nodes at a time and uses a megabyte, which fits into the
// cache. One at the root may get a share of a long search; the table grows for it.
constexpr uint64_t kMateTableBytes = uint64_t{1} << 26;

}  // namespace

absl::StatusOr<GameMemory> GameMemory::Make(uint64_t table_mib) {
  constexpr uint64_t kMostMib = uint64_t{1} << 24;
  if (table_mib == 0)
    return absl::InvalidArgumentError("a table of 0 MiB cannot store entries; give 1 or more");
  if (table_mib > kMostMib) {
    return absl::ResourceExhaustedError(
        absl::StrCat("a table of ", table_mib, " MiB is too large"));
  }
  GameMemory memory;
  HAKARI_ASSIGN_OR_RETURN(memory.table_, Table::Make(table_mib << 20));
  memory.histories_ = std::make_unique<Histories>();
  HAKARI_ASSIGN_OR_RETURN(memory.mate_solver_, mate::MakeMateSolver("strong", kMateTableBytes));
  return memory;
}

void GameMemory::Clear() {
  table_->Clear();
  histories_->Clear();
  margins_ = MarginCounts();
}

void GameMemory::ClearForGame(const SearchSettings& settings) {
  const MarginCounts kept = margins_;
  Clear();
  if (settings.dynamic.carry > 0) margins_ = kept;
}

}  // namespace hakari::search
