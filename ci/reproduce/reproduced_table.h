// A table or figure that can be reproduced: what it is called, what has to be run for it, and how
// it is made. What another chapter needs beside searches it takes by itself from the project's
// folder.
#ifndef HAKARI_CI_REPRODUCE_REPRODUCED_TABLE_H_
#define HAKARI_CI_REPRODUCE_REPRODUCED_TABLE_H_

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "base/context/context.h"
#include "ci/reproduce/reproduced.h"
#include "ci/reproduce/search_lab.h"
#include "golden/published/published_table.h"

namespace hakari::reproduce {

struct ReproduceContext : Context {
  SearchLab& lab;
  bool full = false;  // the paper's sizes, not the quick ones
};

struct NeededRun {
  PositionsFor purpose;
  std::string setting;
  std::optional<uint64_t> nodes = std::nullopt;
};

struct ReproducedTable {
  std::string id;     // "thesis/4.7"
  std::string title;  // one line for the list
  std::vector<NeededRun> runs;
  std::function<absl::StatusOr<Reproduced>(ReproduceContext&)> make;
};

// Of golden/published/thesis.
inline absl::StatusOr<golden::PublishedTable> ThesisTable(const ReproduceContext& context,
                                                          absl::string_view name) {
  return golden::ReadPublishedTable(context.root + "/golden/published/thesis/" + std::string(name) +
                                    ".csv");
}

}  // namespace hakari::reproduce

#endif  // HAKARI_CI_REPRODUCE_REPRODUCED_TABLE_H_
