// Which items of a list a run takes.
#ifndef HAKARI_BASE_RUN_SELECTION_H_
#define HAKARI_BASE_RUN_SELECTION_H_

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"

namespace hakari {

// Part `index` of `count`, counted from 1. Neighbours go to different parts, since lists are often
// ordered by difficulty.
struct Shard {
  int index = 1;
  int count = 1;

  bool Has(size_t place) const {
    return place % static_cast<size_t>(count) == static_cast<size_t>(index) - 1;
  }
};

// "2/4", and back; empty if the text is no such part.
std::string ShardText(Shard shard);
std::optional<Shard> ParseShard(absl::string_view text);

struct Selection {
  Shard shard;
  std::vector<std::string> only;  // ids; empty: all

  bool is_whole() const { return shard.count == 1 && only.empty(); }
};

// Indices into `ids`, in order. An unknown id and an empty selection are errors: kOutOfRange.
// `kind` is the word for an item in their messages, such as "problem".
absl::StatusOr<std::vector<size_t>> SelectItems(const std::vector<std::string>& ids,
                                                const Selection& selection, absl::string_view kind);

}  // namespace hakari

#endif  // HAKARI_BASE_RUN_SELECTION_H_
