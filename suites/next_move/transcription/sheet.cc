#include "suites/next_move/transcription/sheet.h"

#include <optional>
#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "base/text/place.h"
#include "engine/notation/kif/diagram_reader.h"
#include "engine/notation/kif/kif_headers.h"

namespace hakari::suites {
namespace {

using notation::SourceText;
using notation::StripBlanks;

enum class LineKind { kBlank, kWord, kUnknownWord, kPosition };

struct SheetLine {
  LineKind kind;
  SheetValue value = {};        // of a word
  absl::string_view word = {};  // of a header, known or not
};

bool IsComment(absl::string_view text) {
  return text[0] == '#' || text[0] == '*' || text[0] == '&';
}

// CSA lines ($EVENT:…, 'comment) and notes after a line of SFEN may have colons too.
bool MayBeWord(absl::string_view key) {
  return key[0] != '$' && key[0] != '\'' && key.find_first_of(";/") == absl::string_view::npos;
}

SheetLine ClassifyLine(const SourceText& source, int number) {
  const absl::string_view line = source.line(number);
  const absl::string_view text = StripBlanks(line);
  if (text.empty() || IsComment(text)) return {LineKind::kBlank};
  if (notation::DiagramReader::IsDiagramLine(text)) return {LineKind::kPosition};
  const auto header = notation::ParseKifHeader(text);
  if (!header || !MayBeWord(header->key)) return {LineKind::kPosition};
  const std::optional<SheetField> field = FindSheetField(header->key);
  if (field) {
    const auto offset = static_cast<size_t>(header->value.data() - line.data());
    return {LineKind::kWord, {*field, number, offset, header->value.size()}, header->key};
  }
  return {
      IsRecordHeader(header->key) ? LineKind::kPosition : LineKind::kUnknownWord, {}, header->key};
}

class SheetCutter {
 public:
  explicit SheetCutter(const SourceText& source) : source_(source) {}

  Sheet Cut() && {
    const int problems = CountProblems();
    has_several_ = problems > 1;
    if (!has_several_) Open(1);
    for (int number = 1; number <= source_.line_count(); ++number) Take(number);
    return std::move(sheet_);
  }

 private:
  int CountProblems() const {
    int problems = 0;
    for (int number = 1; number <= source_.line_count(); ++number) {
      const SheetLine line = ClassifyLine(source_, number);
      problems += line.kind == LineKind::kWord && line.value.field == SheetField::kProblem ? 1 : 0;
    }
    return problems;
  }

  void Open(int number) {
    sheet_.entries.emplace_back();
    entry().first_line = number;
    entry().last_line = number;
    entry().book = book_;
    is_open_ = true;
    is_stray_said_ = false;
  }

  // The current problem.
  SheetEntry& entry() { return sheet_.entries.back(); }

  void Take(int number) {
    const SheetLine line = ClassifyLine(source_, number);
    if (line.kind == LineKind::kBlank) return;
    if (line.kind == LineKind::kWord && line.value.field == SheetField::kBook) {
      return TakeBook(line.value);
    }
    const bool is_number = line.kind == LineKind::kWord && line.value.field == SheetField::kProblem;
    if (is_number && has_several_) Open(number);
    if (!is_open_) return SayStray(number);
    entry().last_line = number;
    if (line.kind == LineKind::kWord) entry().values.push_back(line.value);
    if (line.kind == LineKind::kPosition) entry().position_lines.push_back(number);
    if (line.kind == LineKind::kUnknownWord) SayUnknown(number, line.word);
  }

  void TakeBook(const SheetValue& value) {
    book_ = std::string(TextOf(source_, value));
    if (has_several_) {
      is_open_ = false;
      is_stray_said_ = false;
    } else {
      if (!entry().book.empty()) {
        sheet_.mistakes.push_back(source_.Error(value.line, 0, "a second 'book:' for one problem"));
      }
      entry().book = book_;
    }
    if (!IsBookName(book_)) {
      sheet_.mistakes.push_back(source_.Expected(value.line, value.offset,
                                                 "a book's name of letters, digits, '_' and '-'",
                                                 Quoted(book_)));
    }
  }

  // Reports a line outside any problem, once up to the next problem.
  void SayStray(int number) {
    if (is_stray_said_) return;
    is_stray_said_ = true;
    sheet_.mistakes.push_back(source_.Expected(
        number, 0, "'problem: NUMBER' (問題) above this line", Quoted(source_.line(number))));
  }

  void SayUnknown(int number, absl::string_view word) {
    const auto offset = static_cast<size_t>(word.data() - source_.line(number).data());
    entry().mistakes.push_back(
        source_.Expected(number, offset, ExpectedSheetWord(word), Quoted(word)));
  }

  const SourceText& source_;
  Sheet sheet_;
  std::string book_;
  bool has_several_ = false;
  bool is_open_ = false;
  bool is_stray_said_ = false;
};

}  // namespace

bool IsBookName(absl::string_view text) {
  constexpr size_t kLongestName = 40;
  if (text.empty() || text.size() > kLongestName) return false;
  for (const char c : text) {
    if (!absl::ascii_isalnum(static_cast<unsigned char>(c)) && c != '_' && c != '-') return false;
  }
  return true;
}

Sheet CutSheet(const SourceText& source) {
  if (source.line_count() > Sheet::kMostLines) {
    Sheet sheet;
    sheet.mistakes.push_back(source.Expected(
        Sheet::kMostLines + 1, 0, absl::StrCat("at most ", Sheet::kMostLines, " lines a file"),
        absl::StrCat(source.line_count())));
    return sheet;
  }
  return SheetCutter(source).Cut();
}

}  // namespace hakari::suites
