#include "golden/golden_files.h"

#include <algorithm>
#include <filesystem>
#include <map>
#include <system_error>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "base/files/text_file.h"
#include "base/hash/file_hash.h"
#include "base/status/macros.h"
#include "golden/configuration_change.h"
#include "golden/log.h"
#include "suites/core/problem_set.h"

namespace hakari::golden {
namespace {

namespace fs = std::filesystem;

constexpr char kEnding[] = ".golden";
// Holds files for tests of the readers, which are not goldens of a project.
constexpr char kTestData[] = "testdata";
// Not a suite but totals of searches, one row for each setting (ci/reproduce). Its programs are
// named after the file of problems and, for a part of the problems, the part: "positions-1of19".
constexpr char kThesis[] = "thesis";
// The same for versions of the engine; its programs are named after books of the suite below.
constexpr char kGps[] = "gps";
constexpr char kSuiteOfBooks[] = "next_move";
// Counts of fixed games for margins of pruning. The games begin with the openings in the file
// below.
constexpr char kFutility[] = "futility";
constexpr char kOpenings[] = "suites/match/openings.usi.zst";

std::string Under(const std::string& root, const std::string& path) {
  return root.empty() ? path : absl::StrCat(root, "/", path);
}

std::string FileName(const std::string& path) { return path.substr(path.rfind('/') + 1); }

// "golden/thesis/…" to "suites/mate/positions.sfen".
std::string ThesisProblems(const std::string& program) {
  return absl::StrCat("suites/mate/", program.substr(0, program.find('-')), ".sfen");
}

absl::Status Fault(const std::string& path, absl::string_view what) {
  return absl::DataLossError(absl::StrCat(path, ": ", what));
}

class Checker {
 public:
  Checker(const std::string& root, const SuiteFinder& find_suite)
      : root_(root), find_suite_(find_suite) {}

  absl::Status Check(const std::string& path) {
    HAKARI_ASSIGN_OR_RETURN(const Golden golden, ReadGolden(Under(root_, path)));
    absl::Status status = CheckGoldenPlace(root_, path, golden);
    if (!status.ok()) return status;
    const GoldenHeader& header = golden.header;
    if (header.suite == kThesis) {
      return CheckHash(path, header, {ThesisProblems(header.program)});
    }
    if (header.suite == kGps) return CheckBook(path, header);
    if (header.suite == kFutility) return CheckOpenings(path, header);
    const suites::Suite* const suite = find_suite_(header.suite);
    if (suite == nullptr) return Fault(path, absl::StrCat("there is no suite ", header.suite));
    status = CheckProgram(path, *suite, header);
    if (status.ok()) status = CheckHash(path, header, suite->problem_files);
    return status.ok() ? CheckRows(path, *suite, golden) : status;
  }

 private:
  // Reads each set once, however many goldens use it.
  const absl::StatusOr<suites::ProblemSet>& ProblemsIn(const std::vector<std::string>& files) {
    const auto known = sets_.find(files);
    if (known != sets_.end()) return known->second;
    std::vector<std::string> paths;
    paths.reserve(files.size());
    for (const std::string& file : files) paths.push_back(Under(root_, file));
    return sets_.emplace(files, suites::ReadProblemSet(paths)).first->second;
  }

  static absl::Status CheckProgram(const std::string& path, const suites::Suite& suite,
                                   const GoldenHeader& header) {
    const absl::StatusOr<suites::ProgramSpec> program = suites::FindProgram(suite, header.program);
    if (!program.ok()) return Fault(path, program.status().message());
    if (program->configuration == header.configuration) return absl::OkStatus();
    return Fault(path,
                 absl::StrCat("it was accepted for another configuration of the program: ",
                              ConfigurationChange(header.configuration, program->configuration)));
  }

  absl::Status CheckHash(const std::string& path, const GoldenHeader& header,
                         const std::vector<std::string>& files) {
    const absl::StatusOr<suites::ProblemSet>& problems = ProblemsIn(files);
    if (!problems.ok()) return Fault(path, problems.status().message());
    if (problems->hash() == header.suite_hash) return absl::OkStatus();
    return Fault(path, absl::StrCat("it was accepted for other problems than those in ", files[0]));
  }

  absl::Status CheckBook(const std::string& path, const GoldenHeader& header) {
    const suites::Suite* const suite = find_suite_(kSuiteOfBooks);
    if (suite == nullptr) return Fault(path, absl::StrCat("there is no suite ", kSuiteOfBooks));
    const absl::StatusOr<suites::ProblemSet>& problems = ProblemsIn(suite->problem_files);
    if (!problems.ok()) return Fault(path, problems.status().message());
    const auto books = suites::SplitByNote(*problems, "book");
    if (!books.ok()) return Fault(path, books.status().message());
    for (const auto& [book, set] : *books) {
      if (book != header.program) continue;
      if (set.hash() == header.suite_hash) return absl::OkStatus();
      return Fault(path,
                   absl::StrCat("it was accepted for other problems than those of book ", book));
    }
    return Fault(path, absl::StrCat("the suite ", kSuiteOfBooks, " has no book ", header.program));
  }

  absl::Status CheckOpenings(const std::string& path, const GoldenHeader& header) {
    HAKARI_ASSIGN_OR_RETURN(const std::string hash, FileHash(Under(root_, kOpenings)));
    if (hash == header.suite_hash) return absl::OkStatus();
    return Fault(path,
                 absl::StrCat("it was accepted for other openings than those in ", kOpenings));
  }

  absl::Status CheckRows(const std::string& path, const suites::Suite& suite,
                         const Golden& golden) {
    const suites::ProblemSet& problems = *ProblemsIn(suite.problem_files);
    for (const auto& [id, row] : golden.rows) {
      if (problems.Find(id) == nullptr) {
        return Fault(path,
                     absl::StrCat("a row for ", id, ", which is not a problem of ", suite.name));
      }
    }
    for (const suites::Problem& problem : problems.problems()) {
      if (golden.rows.count(problem.id) == 0) {
        return Fault(path, absl::StrCat("no row for the problem ", problem.id));
      }
    }
    return absl::OkStatus();
  }

  const std::string& root_;
  const SuiteFinder& find_suite_;
  std::map<std::vector<std::string>, absl::StatusOr<suites::ProblemSet>> sets_;
};

std::vector<fs::path> SortedEntries(const std::string& folder) {
  std::vector<fs::path> entries;
  std::error_code error;
  for (const auto& entry : fs::directory_iterator(folder, error)) entries.push_back(entry.path());
  std::sort(entries.begin(), entries.end());
  return entries;
}

// The names of the files in a log's entries, each with its last entry.
std::map<std::string, std::string> LastEntries(const std::string& log) {
  std::map<std::string, std::string> last;
  for (const std::string& entry : EntriesOf(log)) {
    const size_t begin = entry.find('`');
    const size_t end = begin == std::string::npos ? begin : entry.find('`', begin + 1);
    if (end == std::string::npos) continue;
    last[entry.substr(begin + 1, end - begin - 1)] = entry;
  }
  return last;
}

// Goldens that are in a suite's log but not in its folder.
void FindMissing(const std::string& root, const std::string& suite, GoldenFiles& files) {
  const std::string log_path = GoldenLogPath(suite);
  const absl::StatusOr<std::string> log = ReadTextFile(Under(root, log_path));
  if (!log.ok()) return;  // each of its goldens reports this
  for (const auto& [file, entry] : LastEntries(*log)) {
    if (!absl::EndsWith(file, kEnding) || SaysRemoved({entry}, file)) continue;
    const std::string path = absl::StrCat(kGoldenFolder, "/", suite, "/", file);
    std::error_code error;
    if (fs::exists(Under(root, path), error)) continue;
    files.faults.push_back(absl::StrCat(path, ": ", log_path,
                                        " lists it, but the file is missing: restore it, or run "
                                        "./hakari accept ",
                                        suite, " --remove ", file, " --reason \"…\""));
  }
}

}  // namespace

std::vector<std::string> GoldenPathsIn(const std::string& root) {
  std::vector<std::string> paths;
  for (const fs::path& folder : SortedEntries(Under(root, kGoldenFolder))) {
    if (folder.filename() == kTestData) continue;
    for (const fs::path& file : SortedEntries(folder.string())) {
      if (file.extension() != kEnding) continue;
      paths.push_back(absl::StrCat(kGoldenFolder, "/", folder.filename().string(), "/",
                                   file.filename().string()));
    }
  }
  return paths;
}

absl::Status CheckGoldenPlace(const std::string& root, const std::string& path,
                              const Golden& golden) {
  const GoldenHeader& header = golden.header;
  const std::string place = GoldenPath(header.suite, header.program, header.limits);
  if (place != path) {
    return Fault(path, absl::StrCat("a golden with this header belongs at ", place));
  }
  const std::string log_path = Under(root, GoldenLogPath(header.suite));
  HAKARI_ASSIGN_OR_RETURN(const std::string log, ReadTextFile(log_path));
  return CheckLog(log, log_path, FileName(path), golden);
}

GoldenFiles CheckGoldenFiles(const std::string& root, const SuiteFinder& find_suite) {
  GoldenFiles files;
  Checker checker(root, find_suite);
  for (const std::string& path : GoldenPathsIn(root)) {
    ++files.read;
    const absl::Status status = checker.Check(path);
    if (!status.ok()) files.faults.emplace_back(status.message());
  }
  for (const fs::path& folder : SortedEntries(Under(root, kGoldenFolder))) {
    if (fs::is_directory(folder)) FindMissing(root, folder.filename().string(), files);
  }
  return files;
}

}  // namespace hakari::golden
