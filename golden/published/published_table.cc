#include "golden/published/published_table.h"

#include <algorithm>

#include "absl/status/status.h"
#include "absl/strings/ascii.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "base/files/text_file.h"
#include "base/status/macros.h"
#include "base/text/place.h"

namespace hakari::golden {
namespace {

constexpr absl::string_view kRemark = "# ";

bool IsPlain(absl::string_view cell) {
  return !cell.empty() && cell == absl::StripAsciiWhitespace(cell) &&
         std::all_of(cell.begin(), cell.end(),
                     [](char c) { return absl::ascii_isprint(static_cast<unsigned char>(c)); });
}

// Reads the table line by line.
class Reader {
 public:
  Reader(absl::string_view text, absl::string_view file_name) : text_(text), file_(file_name) {}

  absl::StatusOr<PublishedTable> Read() {
    PublishedTable table;
    table.file = std::string(file_);
    absl::Status status = ReadRemarks(table);
    if (status.ok()) status = ReadColumns(table);
    while (status.ok() && !at_end()) status = ReadRow(table);
    if (!status.ok()) return status;
    if (table.rows.empty()) return ExpectedAt(At(0), "a row", "the end");
    return table;
  }

 private:
  bool at_end() const { return text_.empty(); }
  Place At(size_t offset) const { return {file_, line_, static_cast<int>(offset) + 1}; }

  // The next line without its end. The end must be there, so that an incomplete file is noticed.
  absl::Status NextLine(absl::string_view expected, absl::string_view& line) {
    ++line_;
    const size_t end = text_.find('\n');
    if (at_end()) return ExpectedAt(At(0), expected, "the end");
    if (end == absl::string_view::npos)
      return ExpectedAt(At(text_.size()), "a line end", "the end");
    line = text_.substr(0, end);
    text_.remove_prefix(end + 1);
    return absl::OkStatus();
  }

  absl::Status ReadRemarks(PublishedTable& table) {
    while (table.title.empty() || table.notes.empty() || text_.substr(0, 1) == "#") {
      absl::string_view line;
      HAKARI_RETURN_IF_ERROR(NextLine("a remark", line));
      if (line.substr(0, kRemark.size()) != kRemark || !IsPlain(line.substr(kRemark.size()))) {
        return ExpectedAt(At(0), table.title.empty() ? "'# ' and a title" : "'# ' and a note",
                          FoundAt(line, 0));
      }
      const std::string remark(line.substr(kRemark.size()));
      if (table.title.empty()) {
        table.title = remark;
      } else {
        table.notes.push_back(remark);
      }
    }
    return absl::OkStatus();
  }

  absl::Status ReadCells(absl::string_view expected, std::vector<std::string>& cells) {
    absl::string_view line;
    HAKARI_RETURN_IF_ERROR(NextLine(expected, line));
    size_t offset = 0;
    for (const absl::string_view cell : absl::StrSplit(line, ',')) {
      if (!IsPlain(cell)) {
        return ExpectedAt(At(offset), "a number or a word", Quoted(cell));
      }
      cells.emplace_back(cell);
      offset += cell.size() + 1;
    }
    if (cells.size() > 1) return absl::OkStatus();
    return ExpectedAt(At(line.size()), "',' and another cell", "the end of the line");
  }

  absl::Status ReadColumns(PublishedTable& table) {
    HAKARI_RETURN_IF_ERROR(ReadCells("the names of the columns", table.columns));
    table.corner = table.columns[0];
    table.columns.erase(table.columns.begin());
    for (size_t i = 0; i < table.columns.size(); ++i) {
      const auto end = table.columns.begin() + static_cast<std::ptrdiff_t>(i);
      if (std::find(table.columns.begin(), end, table.columns[i]) != end) {
        return ErrorAt(At(0), absl::StrCat("the column '", table.columns[i], "' appears twice"));
      }
    }
    return absl::OkStatus();
  }

  absl::Status ReadRow(PublishedTable& table) {
    PublishedTable::Row row;
    HAKARI_RETURN_IF_ERROR(ReadCells("a row", row.cells));
    row.name = row.cells[0];
    row.cells.erase(row.cells.begin());
    if (row.cells.size() != table.columns.size()) {
      return ExpectedAt(At(0), absl::StrCat(table.columns.size() + 1, " cells"),
                        absl::StrCat(row.cells.size() + 1));
    }
    for (const PublishedTable::Row& earlier : table.rows) {
      if (earlier.name != row.name) continue;
      return ErrorAt(At(0), absl::StrCat("the row '", row.name, "' appears twice"));
    }
    table.rows.push_back(row);
    return absl::OkStatus();
  }

  absl::string_view text_;
  const absl::string_view file_;
  int line_ = 0;
};

}  // namespace

absl::StatusOr<std::string> PublishedTable::Text(absl::string_view row,
                                                 absl::string_view column) const {
  const auto found_column = std::find(columns.begin(), columns.end(), column);
  const auto found_row =
      std::find_if(rows.begin(), rows.end(), [row](const Row& each) { return each.name == row; });
  if (found_column == columns.end() || found_row == rows.end()) {
    return absl::NotFoundError(absl::StrCat(file, ": has no '", column, "' of '", row, "'"));
  }
  return found_row->cells[static_cast<size_t>(found_column - columns.begin())];
}

absl::StatusOr<double> PublishedTable::Number(absl::string_view row,
                                              absl::string_view column) const {
  HAKARI_ASSIGN_OR_RETURN(const std::string text, Text(row, column));
  double number = 0;
  if (absl::SimpleAtod(text, &number)) return number;
  return absl::NotFoundError(
      absl::StrCat(file, ": '", column, "' of '", row, "' is not a number: '", text, "'"));
}

absl::StatusOr<PublishedTable> ParsePublishedTable(absl::string_view text,
                                                   absl::string_view file_name) {
  return Reader(text, file_name).Read();
}

absl::StatusOr<PublishedTable> ReadPublishedTable(const std::string& path) {
  HAKARI_ASSIGN_OR_RETURN(const std::string text, ReadTextFile(path));
  return ParsePublishedTable(text, path);
}

std::string PublishedTableText(const PublishedTable& table) {
  std::string text = absl::StrCat(kRemark, table.title, "\n");
  for (const std::string& note : table.notes) absl::StrAppend(&text, kRemark, note, "\n");
  absl::StrAppend(&text, table.corner, ",", absl::StrJoin(table.columns, ","), "\n");
  for (const PublishedTable::Row& row : table.rows) {
    absl::StrAppend(&text, row.name, ",", absl::StrJoin(row.cells, ","), "\n");
  }
  return text;
}

}  // namespace hakari::golden
