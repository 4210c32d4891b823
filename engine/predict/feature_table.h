// A list of named features as data: what model files, reports and documentation call them. There
// are two lists, that of the thesis (feature_list.h) and a sharper one (sharp/sharp_list.h).
#ifndef HAKARI_ENGINE_PREDICT_FEATURE_TABLE_H_
#define HAKARI_ENGINE_PREDICT_FEATURE_TABLE_H_

#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/string_view.h"

namespace hakari::predict {

struct FeatureRow {
  std::string name;    // one word: "attacker.ring.flight"
  std::string group;   // one word: what can be left out together to see what it is worth
  std::string counts;  // a phrase for people
};

class FeatureTable {
 public:
  // Names must differ.
  FeatureTable(std::string name, std::vector<FeatureRow> rows)
      : name_(std::move(name)), rows_(std::move(rows)) {}

  // By which options and model files call the list: one word.
  const std::string& name() const { return name_; }
  int size() const { return static_cast<int>(rows_.size()); }
  const FeatureRow& at(int feature) const { return rows_.at(static_cast<size_t>(feature)); }

  // None if no feature has the name.
  std::optional<int> Find(absl::string_view name) const;
  // Every group once, in the order of the list.
  std::vector<std::string> Groups() const;
  // The features of a group, ascending.
  std::vector<int> InGroup(absl::string_view group) const;

 private:
  std::string name_;
  std::vector<FeatureRow> rows_;
};

}  // namespace hakari::predict

#endif  // HAKARI_ENGINE_PREDICT_FEATURE_TABLE_H_
