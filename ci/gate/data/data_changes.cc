#include "ci/gate/data/data_changes.h"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "golden/golden.h"
#include "golden/log.h"

namespace hakari::gate {
namespace {

// With more ids and ranges than this a command is too long to type.
constexpr size_t kMostPieces = 12;

const std::vector<std::string>& LogOf(const DataList& list, const std::string& suite) {
  static const auto* const none = new std::vector<std::string>;
  const auto log = list.logs.find(suite);
  return log == list.logs.end() ? *none : log->second;
}

// The candidate's entries that the base does not have.
std::vector<std::string> NewEntries(const DataList& base, const DataList& candidate,
                                    const std::string& suite) {
  const std::vector<std::string>& old_log = LogOf(base, suite);
  std::vector<std::string> entries;
  for (const std::string& entry : LogOf(candidate, suite)) {
    const bool is_old = std::find(old_log.begin(), old_log.end(), entry) != old_log.end();
    if (!is_old) entries.push_back(entry);
  }
  return entries;
}

std::string HowMany(size_t count, const std::string& suite, const char* what) {
  return absl::StrCat(count, count == 1 ? " problem of " : " problems of ", suite,
                      count == 1 ? " is " : " are ", what);
}

// "2 problems of mate are gone: p1, p7; …"
std::string FaultOf(const std::string& suite, const std::set<std::string>& ids,
                    const std::set<std::string>& all, const char* what) {
  const golden::ProblemNames names = golden::ProblemNames::Of(ids, all);
  const bool few = names.pieces() <= kMostPieces;
  return absl::StrCat("candidate: ", HowMany(ids.size(), suite, what), ": ",
                      few ? names.Text() : absl::StrCat(*ids.begin(), " first"),
                      "; undo this, or record the reason: ./hakari accept ", suite, " --problems ",
                      few ? names.Text(",") : std::string(golden::ProblemNames::kAll),
                      " --reason \"…\"");
}

class Changes {
 public:
  Changes(const DataList& base, const DataList& candidate) : base_(base), candidate_(candidate) {}

  DataChanges Find() {
    changes_.any = base_.suites != candidate_.suites || base_.goldens != candidate_.goldens;
    for (const auto& [name, suite] : base_.suites) CompareSuite(name, suite);
    for (const auto& [name, suite] : candidate_.suites) {
      const auto old = base_.suites.find(name);
      if (old == base_.suites.end() || !(old->second == suite)) changes_.suites.insert(name);
    }
    for (const auto& [path, hash] : base_.goldens) {
      FindGone(path);
      changes_.base_goldens.insert(path);
    }
    for (const auto& [path, hash] : candidate_.goldens) {
      const auto old = base_.goldens.find(path);
      if (old == base_.goldens.end() || old->second != hash) changes_.goldens.insert(path);
    }
    return std::move(changes_);
  }

 private:
  void CompareSuite(const std::string& name, const ListedSuite& old) {
    static const auto* const nothing = new ListedSuite{"none", {}};
    const auto found = candidate_.suites.find(name);
    const ListedSuite& now = found == candidate_.suites.end() ? *nothing : found->second;
    if (old == now) return;
    changes_.suites.insert(name);
    const golden::ProblemNames named =
        golden::NamedIn(NewEntries(base_, candidate_, name), now.hash);
    std::set<std::string> all, gone, altered;
    for (const auto& [id, line] : old.problems) {
      all.insert(id);
      const auto kept = now.problems.find(id);
      const bool is_gone = kept == now.problems.end();
      if ((is_gone || kept->second != line) && !named.Has(id)) {
        (is_gone ? gone : altered).insert(id);
      }
    }
    if (!gone.empty()) changes_.faults.push_back(FaultOf(name, gone, all, "gone"));
    if (!altered.empty()) changes_.faults.push_back(FaultOf(name, altered, all, "altered"));
  }

  void FindGone(const std::string& path) {
    if (candidate_.goldens.count(path) > 0) return;
    const std::string folder = path.substr(0, path.rfind('/'));
    const std::string suite = folder.substr(folder.rfind('/') + 1);
    const std::string file = path.substr(path.rfind('/') + 1);
    if (golden::SaysRemoved(NewEntries(base_, candidate_, suite), file)) return;
    changes_.faults.push_back(absl::StrCat(
        "candidate: ", path, " is gone; restore it, or record the reason: ./hakari accept ", suite,
        " --remove ", file, " --reason \"…\""));
  }

  const DataList& base_;
  const DataList& candidate_;
  DataChanges changes_;
};

}  // namespace

bool DataChanges::IsNewProgram(const std::string& suite, const std::string& program) const {
  // golden/<suite>/<program>-<limits>.golden
  const std::string prefix = absl::StrCat("golden/", suite, "/", program, "-");
  const auto first = base_goldens.lower_bound(prefix);
  return !base_goldens.empty() &&
         (first == base_goldens.end() || !absl::StartsWith(*first, prefix));
}

DataChanges ChangesBetween(const DataList& base, const DataList& candidate) {
  return Changes(base, candidate).Find();
}

}  // namespace hakari::gate
