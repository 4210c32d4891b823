#include "engine/search/settings/technique_list.h"

#include "absl/strings/str_cat.h"
#include "engine/search/settings/settings.h"

namespace hakari::search {
namespace {

int DefaultOf(const SettingRow& row) {
  SearchSettings settings;
  return row.of(settings);
}

bool IsTechnique(const SettingRow& row) { return row.off == 0 && DefaultOf(row) != 0; }

std::string Change(const SettingRow& row, int value) { return absl::StrCat(row.name, "=", value); }

int OffOf(const SettingRow& row) { return row.off; }

// The technique that must change together with this one, because changing this one alone is a
// contradiction; null if there is none.
const SettingRow* Companion(SearchSettings settings, const SettingRow& row,
                            int (*value_of)(const SettingRow&)) {
  row.of(settings) = value_of(row);
  if (CheckSettings(settings).ok()) return nullptr;
  for (const SettingRow& other : SettingRows()) {
    if (!IsTechnique(other) || other.name == row.name) continue;
    SearchSettings both = settings;
    other.of(both) = value_of(other);
    if (CheckSettings(both).ok()) return &other;
  }
  return nullptr;
}

Technique TechniqueOf(const SettingRow& row) {
  Technique technique;
  technique.name = std::string(row.name);
  technique.meaning = std::string(row.meaning);
  technique.without = "default";
  if (const SettingRow* const other = Companion(SearchSettings(), row, OffOf)) {
    technique.goes_too = std::string(other->name);
    absl::StrAppend(&technique.without, ",", Change(*other, other->off));
  }
  absl::StrAppend(&technique.without, ",", Change(row, row.off));
  technique.beside = "plain";
  if (const SettingRow* const other = Companion(PlainSettings(), row, DefaultOf)) {
    technique.comes_too = std::string(other->name);
    absl::StrAppend(&technique.beside, ",", Change(*other, DefaultOf(*other)));
  }
  technique.added = absl::StrCat(technique.beside, ",", Change(row, DefaultOf(row)));
  return technique;
}

}  // namespace

std::vector<Technique> Techniques() {
  std::vector<Technique> techniques;
  for (const SettingRow& row : SettingRows()) {
    if (IsTechnique(row)) techniques.push_back(TechniqueOf(row));
  }
  return techniques;
}

}  // namespace hakari::search
