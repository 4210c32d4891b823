#include "golden/golden.h"

#include <iterator>
#include <utility>
#include <vector>

#include "absl/strings/escaping.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "absl/strings/strip.h"
#include "base/files/text_file.h"
#include "base/hash/content_hash.h"
#include "base/status/macros.h"
#include "base/text/place.h"
#include "suites/core/problem_line.h"

namespace hakari::golden {
namespace {

constexpr absl::string_view kFormat = "hakari-golden 1";

std::string HeaderText(const Golden& golden) {
  const GoldenHeader& header = golden.header;
  return absl::StrCat(kFormat, "\nsuite ", header.suite, "\nsuite-hash ", header.suite_hash,
                      "\nprogram ", header.program, "\nconfiguration ",
                      absl::CHexEscape(header.configuration), "\nlimits ",
                      suites::LimitsText(header.limits), "\nrows ", golden.rows.size(), "\n");
}

std::string RowsText(const Golden& golden) {
  std::string text;
  for (const auto& [id, row] : golden.rows) {
    absl::StrAppend(&text, id, "\t", absl::CHexEscape(row.answer));
    for (const auto& [name, value] : row.counters) absl::StrAppend(&text, "\t", name, "=", value);
    text += '\n';
  }
  return text;
}

// Reads a golden line by line. A line that is not as expected is an error.
class Reader {
 public:
  Reader(absl::string_view text, absl::string_view file_name) : rest_(text), place_{file_name, 0} {}

  absl::Status Read(Golden& golden) {
    std::string rows;
    const struct {
      absl::string_view name;
      std::string& value;
    } kFields[] = {{"suite", golden.header.suite},
                   {"suite-hash", golden.header.suite_hash},
                   {"program", golden.header.program},
                   {"configuration", configuration_},
                   {"limits", limits_},
                   {"rows", rows},
                   {"checksum", golden.checksum}};
    if (!NextLine() || line_ != kFormat) return Expected(absl::StrCat("'", kFormat, "'"));
    for (const auto& field : kFields) {
      if (!NextLine() || !absl::ConsumePrefix(&line_, absl::StrCat(field.name, " "))) {
        return Expected(absl::StrCat("'", field.name, " …'"));
      }
      field.value = std::string(line_);
      HAKARI_RETURN_IF_ERROR(Understand(field.name, golden));
    }
    HAKARI_RETURN_IF_ERROR(ReadRows(golden));
    if (absl::StrCat(golden.rows.size()) != rows) {
      return ErrorAt(place_, absl::StrCat("the header says ", rows, " rows, but there are ",
                                          golden.rows.size()));
    }
    return absl::OkStatus();
  }

 private:
  // False at the end of the text and for an incomplete line.
  bool NextLine() {
    ++place_.line;
    const size_t end = rest_.find('\n');
    line_ = rest_.substr(0, end);
    rest_ = end == absl::string_view::npos ? "" : rest_.substr(end + 1);
    return end != absl::string_view::npos;
  }
  absl::Status Expected(absl::string_view what) const {
    return ExpectedAt(place_, what, Quoted(line_));
  }

  absl::Status Understand(absl::string_view field, Golden& golden) {
    if (field == "configuration" &&
        !absl::CUnescape(configuration_, &golden.header.configuration)) {
      return Expected("escaped text");
    }
    if (field != "limits") return absl::OkStatus();
    const absl::StatusOr<suites::Limits> limits = suites::ParseLimits(limits_);
    if (!limits.ok()) return ErrorAt(place_, limits.status().message());
    if (!limits->is_exact()) return ErrorAt(place_, "a golden cannot have a time limit");
    golden.header.limits = *limits;
    return absl::OkStatus();
  }

  absl::Status ReadRows(Golden& golden) {
    while (!rest_.empty()) {
      if (!NextLine()) return ErrorAt(place_, "the row is cut off");
      std::pair<std::string, suites::CountedAnswer> row;
      HAKARI_RETURN_IF_ERROR(ReadRow(row));
      if (!golden.rows.empty() && row.first <= std::prev(golden.rows.end())->first) {
        const bool twice = golden.rows.count(row.first) > 0;
        return ErrorAt(place_, absl::StrCat("the row '", row.first,
                                            twice ? "' appears twice" : "' is not in order"));
      }
      golden.rows.insert(golden.rows.end(), std::move(row));
    }
    return absl::OkStatus();
  }

  absl::Status ReadRow(std::pair<std::string, suites::CountedAnswer>& row) const {
    const std::vector<absl::string_view> fields = absl::StrSplit(line_, '\t');
    if (fields.size() < 2 || !suites::IsProblemId(fields[0]))
      return Expected("id, answer and counters");
    row.first = std::string(fields[0]);
    if (!absl::CUnescape(fields[1], &row.second.answer)) return Expected("an escaped answer");
    for (size_t i = 2; i < fields.size(); ++i) {
      const absl::Status status = suites::ParseCounter(fields[i], row.second.counters);
      if (!status.ok()) return ErrorAt(place_, status.message());
    }
    return absl::OkStatus();
  }

  absl::string_view rest_;
  absl::string_view line_;
  Place place_;
  std::string configuration_;
  std::string limits_;
};

}  // namespace

std::string GoldenChecksum(const Golden& golden) {
  return ContentHash(absl::StrCat(HeaderText(golden), RowsText(golden)));
}

std::string GoldenText(const Golden& golden) {
  return absl::StrCat(HeaderText(golden), "checksum ", GoldenChecksum(golden), "\n",
                      RowsText(golden));
}

absl::StatusOr<Golden> ParseGolden(absl::string_view text, absl::string_view file_name) {
  if (text.empty()) return absl::DataLossError(absl::StrCat(file_name, ": the file is empty"));
  Golden golden;
  HAKARI_RETURN_IF_ERROR(Reader(text, file_name).Read(golden));
  if (golden.rows.empty()) return absl::DataLossError(absl::StrCat(file_name, ": no rows"));
  if (GoldenText(golden) != text) {
    return absl::DataLossError(absl::StrCat(
        file_name, ": the checksum does not match: change goldens only with ./hakari accept"));
  }
  return golden;
}

absl::StatusOr<Golden> ReadGolden(const std::string& path) {
  HAKARI_ASSIGN_OR_RETURN(const std::string text, ReadTextFile(path));
  return ParseGolden(text, path);
}

std::string GoldenPlace::Whole(absl::string_view path) const {
  return absl::StrCat(root, "/", path);
}

std::string GoldenPath(absl::string_view suite, absl::string_view program,
                       const suites::Limits& limits, absl::string_view folder) {
  return absl::StrCat(folder, "/", suite, "/", program, "-", suites::LimitsSlug(limits), ".golden");
}

std::string GoldenLogPath(absl::string_view suite, absl::string_view folder) {
  return absl::StrCat(folder, "/", suite, "/LOG.md");
}

}  // namespace hakari::golden
