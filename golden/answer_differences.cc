#include "golden/answer_differences.h"

#include <optional>
#include <set>
#include <unordered_map>

#include "absl/strings/str_cat.h"

namespace hakari::golden {
namespace {

using suites::CountedAnswer;

// Look-ups only: its order is nobody's.
using ById = std::unordered_map<std::string, const CountedAnswer*>;

ById IndexOf(const AnswerList& list) {
  ById index;
  for (const ListedAnswer& listed : list) index[listed.id] = listed.answer;
  return index;
}

std::vector<std::string> CountersThatDiffer(const CountedAnswer& a, const CountedAnswer& b) {
  std::set<std::string> names;
  for (const CountedAnswer* side : {&a, &b}) {
    for (const auto& [name, value] : side->counters) names.insert(name);
  }
  std::vector<std::string> differ;
  for (const std::string& name : names) {
    if (a.Counter(name) != b.Counter(name)) differ.push_back(name);
  }
  return differ;
}

std::string CounterText(const std::optional<int64_t>& counter) {
  return counter ? absl::StrCat(*counter) : "";
}

}  // namespace

AnswerList ListOf(const std::map<std::string, CountedAnswer>& rows) {
  AnswerList list;
  for (const auto& [id, row] : rows) list.push_back({id, &row});
  return list;
}

std::vector<AnswerDifference> DifferencesOf(const AnswerList& expected, const AnswerList& found) {
  const ById expected_by_id = IndexOf(expected), found_by_id = IndexOf(found);
  std::vector<AnswerDifference> differences;
  for (const ListedAnswer& listed : found) {
    const auto other = expected_by_id.find(listed.id);
    if (other == expected_by_id.end()) {
      differences.push_back({listed.id, nullptr, listed.answer, false, {}});
    } else if (*other->second != *listed.answer) {
      differences.push_back({listed.id, other->second, listed.answer,
                             other->second->answer != listed.answer->answer,
                             CountersThatDiffer(*other->second, *listed.answer)});
    }
  }
  for (const ListedAnswer& listed : expected) {
    if (found_by_id.count(listed.id) > 0) continue;
    differences.push_back({listed.id, listed.answer, nullptr, false, {}});
  }
  return differences;
}

Findings FindingsOf(const AnswerDifference& difference) {
  const std::string& id = difference.id;
  if (difference.expected == nullptr) return {{FindingKind::kMissingRow, id, "", "", ""}};
  if (difference.found == nullptr) return {{FindingKind::kOrphanedRow, id, "", "", ""}};
  Findings findings;
  if (difference.answers_differ) {
    findings.push_back({FindingKind::kChangedAnswer, id, "", difference.expected->answer,
                        difference.found->answer});
  }
  for (const std::string& name : difference.counters) {
    findings.push_back({FindingKind::kChangedCounter, id, name,
                        CounterText(difference.expected->Counter(name)),
                        CounterText(difference.found->Counter(name))});
  }
  return findings;
}

}  // namespace hakari::golden
