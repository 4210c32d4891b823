#include "ci/gate/live/gate_folder.h"

#include <set>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "base/files/text_file.h"
#include "base/hash/content_hash.h"
#include "base/process/run_to_end.h"
#include "base/status/macros.h"

namespace hakari::gate {
namespace {

constexpr const char* kRequired[] = {"hakari", "probe"};
constexpr const char* kOptional[] = {"probe_other_order"};

std::set<std::string> NamesIn(const ProbeListing& listing) {
  std::set<std::string> names;
  for (const ProbeBenchmark& benchmark : listing.benchmarks) names.insert(benchmark.name);
  return names;
}

void AddIfDifferent(const char* what, const std::string& base, const std::string& candidate,
                    std::vector<std::string>& faults) {
  if (base == candidate) return;
  faults.push_back(absl::StrCat("built with different ", what, ": base ",
                                base.empty() ? "none" : base, ", candidate ",
                                candidate.empty() ? "none" : candidate));
}

}  // namespace

absl::StatusOr<GateFolder> OpenGateFolder(const std::string& whose, const std::string& path) {
  GateFolder folder;
  folder.whose = whose;
  folder.path = path;
  for (const char* name : kRequired) {
    const absl::StatusOr<std::string> bytes = ReadTextFile(absl::StrCat(path, "/", name));
    if (!bytes.ok()) {
      return absl::NotFoundError(
          absl::StrCat(whose, ": the folder lacks an executable: ", bytes.status().message()));
    }
    folder.hashes[name] = ContentHash(*bytes);
  }
  for (const char* name : kOptional) {
    const absl::StatusOr<std::string> bytes = ReadTextFile(absl::StrCat(path, "/", name));
    if (bytes.ok()) folder.hashes[name] = ContentHash(*bytes);
  }
  HAKARI_ASSIGN_OR_RETURN(const std::string said,
                          OutputOf({absl::StrCat(path, "/probe"), {"list"}, path, {}}, RunLimits(),
                                   absl::StrCat(whose, ": probe list")));
  HAKARI_ASSIGN_OR_RETURN(ProbeListing listing, ParseProbeListing(said, whose));
  folder.listing = std::move(listing);
  HAKARI_ASSIGN_OR_RETURN(DataList data, ReadDataList(path, whose));
  folder.data = std::move(data);
  return folder;
}

GateSide SideOf(const GateFolder& folder, const std::string& revision) {
  GateSide side;
  side.revision = revision;
  side.folder = folder.path;
  side.compiler = folder.listing.compiler;
  side.instruction_set = folder.listing.instruction_set;
  side.sanitizer = folder.listing.sanitizer;
  side.binary_hashes = folder.hashes;
  return side;
}

bool AreIdentical(const GateFolder& base, const GateFolder& candidate) {
  return base.hashes == candidate.hashes;
}

std::vector<std::string> FaultsBetween(const GateFolder& base, const GateFolder& candidate) {
  std::vector<std::string> faults;
  AddIfDifferent("compilers", base.listing.compiler, candidate.listing.compiler, faults);
  AddIfDifferent("instruction sets", base.listing.instruction_set,
                 candidate.listing.instruction_set, faults);
  AddIfDifferent("sanitizers", base.listing.sanitizer, candidate.listing.sanitizer, faults);
  for (const GateFolder* folder : {&base, &candidate}) {
    if (!folder->listing.fit_for_timing) {
      faults.push_back(absl::StrCat(folder->whose, ": this build is not fit for timing"));
    }
    if (folder->listing.benchmarks.empty()) {
      faults.push_back(absl::StrCat(folder->whose, ": the probe has no benchmarks"));
    }
  }
  const std::set<std::string> kept = NamesIn(candidate.listing);
  for (const std::string& name : NamesIn(base.listing)) {
    if (kept.count(name) == 0) {
      faults.push_back(absl::StrCat("the candidate lacks the benchmark ", name));
    }
  }
  return faults;
}

}  // namespace hakari::gate
