#include "ci/gate/data/data_list.h"

#include <algorithm>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <system_error>

#include "absl/strings/str_cat.h"
#include "base/files/text_file.h"
#include "base/hash/content_hash.h"
#include "base/status/macros.h"
#include "base/text/printable.h"
#include "golden/golden.h"
#include "golden/golden_files.h"
#include "golden/log.h"
#include "suites/core/problem_line.h"
#include "suites/core/problem_set.h"
#include "suites/core/suite.h"
#include "suites/registry.h"

namespace hakari::gate {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::json;

constexpr char kSchema[] = "hakari-data";
constexpr int kVersion = 1;

bool IsThere(const std::string& path) {
  std::error_code error;
  return fs::exists(path, error);
}

// Whether the project has problems or goldens of the suite.
bool HasAnythingOf(const suites::Suite& suite, const std::string& project) {
  const bool has_problems = std::any_of(
      suite.problem_files.begin(), suite.problem_files.end(),
      [&project](const std::string& file) { return IsThere(absl::StrCat(project, "/", file)); });
  return has_problems ||
         IsThere(absl::StrCat(project, "/", golden::kGoldenFolder, "/", suite.name));
}

absl::StatusOr<ListedSuite> ListSuite(const suites::Suite& suite, const std::string& project) {
  const absl::StatusOr<suites::ProblemSet> problems = suites::ReadProblemsOf(suite, project);
  if (!problems.ok()) return problems.status();
  ListedSuite listed;
  listed.hash = problems->hash();
  for (const suites::Problem& problem : problems->problems()) {
    listed.problems[problem.id] = LineChecksum(suites::ProblemLine(problem));
  }
  return listed;
}

// The suite of a golden, from its path below golden/.
std::string SuiteOf(const std::string& golden) {
  const std::string folder = golden.substr(0, golden.rfind('/'));
  return folder.substr(folder.rfind('/') + 1);
}

void ListLog(const std::string& suite, const std::string& project, DataList& list) {
  const absl::StatusOr<std::string> log =
      ReadTextFile(absl::StrCat(project, "/", golden::GoldenLogPath(suite)));
  if (log.ok()) list.logs[suite] = golden::EntriesOf(*log);
}

DataList FromJson(const Json& json) {
  DataList list;
  for (const auto& [name, suite] : json.at("suites").items()) {
    ListedSuite& listed = list.suites[name];
    suite.at("hash").get_to(listed.hash);
    suite.at("problems").get_to(listed.problems);
  }
  json.at("goldens").get_to(list.goldens);
  json.at("logs").get_to(list.logs);
  return list;
}

}  // namespace

absl::StatusOr<DataList> ListData(const std::string& project) {
  DataList list;
  for (const suites::Suite& suite : suites::AllSuites()) {
    if (!HasAnythingOf(suite, project)) continue;
    HAKARI_ASSIGN_OR_RETURN(ListedSuite listed, ListSuite(suite, project));
    list.suites[suite.name] = std::move(listed);
    ListLog(suite.name, project, list);
  }
  for (const std::string& path : golden::GoldenPathsIn(project)) {
    HAKARI_ASSIGN_OR_RETURN(const std::string bytes,
                            ReadTextFile(absl::StrCat(project, "/", path)));
    list.goldens[path] = ContentHash(bytes);
    ListLog(SuiteOf(path), project, list);
  }
  return list;
}

std::string DataListJson(const DataList& list) {
  Json suites = Json::object();
  for (const auto& [name, suite] : list.suites) {
    suites[name] = {{"hash", suite.hash}, {"problems", suite.problems}};
  }
  const Json json = {{"schema", kSchema},
                     {"version", kVersion},
                     {"suites", suites},
                     {"goldens", list.goldens},
                     {"logs", list.logs}};
  return json.dump(1, ' ', false, Json::error_handler_t::replace) + "\n";
}

absl::StatusOr<DataList> ParseDataList(absl::string_view text, absl::string_view whose) {
  try {
    const Json json = Json::parse(text.begin(), text.end());
    if (json.is_object() && json.value("schema", "") == kSchema &&
        json.value("version", 0) == kVersion) {
      return FromJson(json);
    }
  } catch (const Json::exception& error) {
    return absl::InvalidArgumentError(absl::StrCat(whose, ": its list of problems and goldens, ",
                                                   kDataListFile, ": ", Printable(error.what())));
  }
  return absl::InvalidArgumentError(
      absl::StrCat(whose, ": ", kDataListFile, " is not ", kSchema, " version ", kVersion));
}

absl::Status WriteDataList(const std::string& project, const std::string& folder) {
  HAKARI_ASSIGN_OR_RETURN(const DataList list, ListData(project));
  return WriteFileAtomically(absl::StrCat(folder, "/", kDataListFile), DataListJson(list));
}

absl::StatusOr<DataList> ReadDataList(const std::string& folder, absl::string_view whose) {
  const std::string path = absl::StrCat(folder, "/", kDataListFile);
  const absl::StatusOr<std::string> text = ReadTextFile(path);
  if (text.ok()) return ParseDataList(*text, whose);
  return absl::NotFoundError(absl::StrCat(
      whose, ": the folder lacks ", kDataListFile,
      ", the list of the build's problems and goldens; to write it: ./hakari gate data ", folder,
      " --project CHECKOUT"));
}

}  // namespace hakari::gate
