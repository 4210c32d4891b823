// Labels of positions: is there a mate? A file of labels is text, one position per line, in the
// order of its problem set:
//
//   hakari-labels 1
//   problems xxh3:…            the hash of the set
//   nodes 5000000              the recipe: see LabelRecipe
//   first-nodes 100000
//   strong-nodes 1500000
//   labels 2
//   g01020-01 none 12 pds-none
//   g01020-02 mate 345 pds
//   end xxh3:…                 the hash of all lines before: nothing is cut off, nothing changed
//
// A file may hold only a part of the set (a shard). A file can be written in exactly one way, and
// the reader accepts only that.
#ifndef HAKARI_SUITES_PREDICT_LABELS_H_
#define HAKARI_SUITES_PREDICT_LABELS_H_

#include <cstdint>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "suites/core/problem_set.h"

namespace hakari::suites {

// How a label was decided; the words of a file are pds, pds-none, strong and open.
enum class LabelWay {
  kPds,      // PDS proved a mate
  kPdsNone,  // PDS proved that there is none
  kStrong,   // the strong solver proved that there is none
  kOpen,     // PDS gave up: by the definition there is none
};
absl::string_view LabelWayName(LabelWay way);
absl::StatusOr<LabelWay> ParseLabelWay(absl::string_view name);

struct Label {
  std::string id;  // of the problem
  LabelWay way = LabelWay::kOpen;
  uint64_t nodes = 0;  // of the search that decided

  bool is_mate() const { return way == LabelWay::kPds; }
};

// A position has a mate if PDS proves it within `nodes` nodes. The other fields save work and
// change no answer; they change by which way a no mate is found.
struct LabelRecipe {
  uint64_t nodes = 5'000'000;
  uint64_t first_nodes = 100'000;     // PDS alone; most positions need no more
  uint64_t strong_nodes = 1'500'000;  // then the strong solver looks for a no mate; 0: not used

  friend bool operator==(const LabelRecipe& a, const LabelRecipe& b) {
    return a.nodes == b.nodes && a.first_nodes == b.first_nodes && a.strong_nodes == b.strong_nodes;
  }
  friend bool operator!=(const LabelRecipe& a, const LabelRecipe& b) { return !(a == b); }
};

// Whether a label made by the recipe `made_by` is the one that `recipe` would give. Two recipes
// have only PDS within the nodes of the first step in common.
bool IsLabelOf(const LabelRecipe& recipe, const Label& label, const LabelRecipe& made_by);

struct LabelFile {
  std::string problems;  // the hash of the set
  LabelRecipe recipe;
  std::vector<Label> labels;
};

std::string FormatLabels(const LabelFile& file);
// Errors call the text `name`; they say line, column and what was expected.
absl::StatusOr<LabelFile> ParseLabels(absl::string_view text, absl::string_view name);

// Files whose names end in .zst are packed.
absl::StatusOr<LabelFile> ReadLabelFile(const std::string& path);

// Whether these are labels of these problems, in their order. Some may be missing.
absl::Status CheckLabels(const LabelFile& file, const ProblemSet& problems, absl::string_view name);

// Labels that pass CheckLabels; as many as problems, unless the file is a part.
absl::StatusOr<std::vector<Label>> ReadLabels(const std::string& path, const ProblemSet& problems);

// "40000 labels: 9800 mates (24.5 %); pds 9800, pds-none 26000, strong 4000, open 200"
std::string LabelSummary(const std::vector<Label>& labels);

}  // namespace hakari::suites

#endif  // HAKARI_SUITES_PREDICT_LABELS_H_
