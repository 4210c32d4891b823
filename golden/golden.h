// What a program is expected to answer, and to count, on every problem of a suite.
//
//   hakari-golden 1
//   suite <name>
//   suite-hash <hash of its problems>
//   program <name>
//   configuration <what its counts depend on>
//   limits <nodes=… depth=… table_mib=… seed=…, or none>
//   rows <number>
//   checksum <hash of all other lines>
//   <id>\t<answer>\t<counter>=<number>\t…
//
// Rows are sorted by id. The reader accepts nothing else: no blank lines, no other order. The
// checksum ensures that only `accept` writes goldens: a row that was edited or merged by hand is
// refused.
#ifndef HAKARI_GOLDEN_GOLDEN_H_
#define HAKARI_GOLDEN_GOLDEN_H_

#include <map>
#include <string>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "suites/core/limits.h"
#include "suites/core/outcome.h"

namespace hakari::golden {

struct GoldenHeader {
  std::string suite;
  std::string suite_hash;
  std::string program;
  std::string configuration;
  suites::Limits limits;
};

struct Golden {
  GoldenHeader header;
  std::map<std::string, suites::CountedAnswer> rows;  // by problem id
  std::string checksum;                               // filled in by the reader
};

std::string GoldenText(const Golden& golden);
// The checksum that GoldenText writes for it.
std::string GoldenChecksum(const Golden& golden);
absl::StatusOr<Golden> ParseGolden(absl::string_view text, absl::string_view file_name);
absl::StatusOr<Golden> ReadGolden(const std::string& path);

// The folder of goldens, unless an engine's author chooses another one.
inline constexpr char kGoldenFolder[] = "golden";

struct GoldenPlace {
  std::string root;                    // a project's folder
  std::string folder = kGoldenFolder;  // below it

  std::string Whole(absl::string_view path) const;  // for a path below the root
};

// "golden/<suite>/<program>-<limits>.golden", below the project's folder.
std::string GoldenPath(absl::string_view suite, absl::string_view program,
                       const suites::Limits& limits, absl::string_view folder = kGoldenFolder);
// "golden/<suite>/LOG.md"
std::string GoldenLogPath(absl::string_view suite, absl::string_view folder = kGoldenFolder);

}  // namespace hakari::golden

#endif  // HAKARI_GOLDEN_GOLDEN_H_
