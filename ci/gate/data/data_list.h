// The hashes of the problems and goldens that belong to a build. The list is a file in the build's
// folder of executables, so that a gate knows what the base had without its sources.
#ifndef HAKARI_CI_GATE_DATA_DATA_LIST_H_
#define HAKARI_CI_GATE_DATA_DATA_LIST_H_

#include <map>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"

namespace hakari::gate {

inline constexpr char kDataListFile[] = "data.json";

struct ListedSuite {
  std::string hash;                             // of the whole set, in its order
  std::map<std::string, std::string> problems;  // by id, the checksum of the problem's line

  friend bool operator==(const ListedSuite& a, const ListedSuite& b) {
    return a.hash == b.hash && a.problems == b.problems;
  }
};

struct DataList {
  std::map<std::string, ListedSuite> suites;             // by name
  std::map<std::string, std::string> goldens;            // by path, the hash of the file
  std::map<std::string, std::vector<std::string>> logs;  // by suite, the entries of its LOG.md

  friend bool operator==(const DataList& a, const DataList& b) {
    return a.suites == b.suites && a.goldens == b.goldens && a.logs == b.logs;
  }
  friend bool operator!=(const DataList& a, const DataList& b) { return !(a == b); }
};

// The list of the project in this folder. A suite without problems and goldens there is left out; a
// suite of which only a part can be read is an error.
absl::StatusOr<DataList> ListData(const std::string& project);

// {"schema": "hakari-data", "version": 1, "suites": {NAME: {"hash": …, "problems": {ID: …}}},
//  "goldens": {PATH: …}, "logs": {NAME: […]}}
std::string DataListJson(const DataList& list);
// `whose` is named in errors.
absl::StatusOr<DataList> ParseDataList(absl::string_view text, absl::string_view whose);

// Writes the project's list into a folder of executables.
absl::Status WriteDataList(const std::string& project, const std::string& folder);

// The list in a folder of executables; kNotFound, with the command that makes one, if there is
// none.
absl::StatusOr<DataList> ReadDataList(const std::string& folder, absl::string_view whose);

}  // namespace hakari::gate

#endif  // HAKARI_CI_GATE_DATA_DATA_LIST_H_
