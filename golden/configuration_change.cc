#include "golden/configuration_change.h"

#include <algorithm>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"

namespace hakari::golden {
namespace {

using Words = std::vector<absl::string_view>;

Words WordsOf(absl::string_view text) {
  return absl::StrSplit(text, absl::ByAnyChar(" ,"), absl::SkipEmpty());
}

// The words of `words` that are not among `others`.
Words Without(const Words& words, const Words& others) {
  Words rest;
  for (const absl::string_view word : words) {
    if (std::find(others.begin(), others.end(), word) == others.end()) rest.push_back(word);
  }
  return rest;
}

std::string List(const Words& words) { return absl::StrJoin(words, ", "); }

}  // namespace

std::string ConfigurationChange(absl::string_view was, absl::string_view is) {
  const Words before = WordsOf(was), now = WordsOf(is);
  const Words gone = Without(before, now), fresh = Without(now, before);
  if (gone.empty() && fresh.empty()) return "its words are in another order";
  if (gone.empty()) return absl::StrCat(List(fresh), fresh.size() == 1 ? " is new" : " are new");
  if (fresh.empty()) return absl::StrCat(List(gone), gone.size() == 1 ? " is gone" : " are gone");
  return absl::StrCat(List(fresh), fresh.size() == 1 ? " was " : " were ", List(gone));
}

}  // namespace hakari::golden
