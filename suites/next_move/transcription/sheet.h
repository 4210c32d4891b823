// Cuts a file of a transcription into its problems: the values of its words, and the lines that
// hold the position, in any notation.
//
//   book: blue
//
//   problem: 12
//   後手の持駒：…            a diagram, a record in KIF, KI2 or CSA, or a line of SFEN
//   answer: ７四桂, 同銀成
//
// Lines that begin with '#', '*' or '&' are comments, as in KIF.
#ifndef HAKARI_SUITES_NEXT_MOVE_TRANSCRIPTION_SHEET_H_
#define HAKARI_SUITES_NEXT_MOVE_TRANSCRIPTION_SHEET_H_

#include <cstddef>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/string_view.h"
#include "engine/notation/japanese_scanner.h"
#include "engine/notation/text/text.h"
#include "suites/next_move/transcription/sheet_words.h"

namespace hakari::suites {

// What follows a word, without blanks around it.
struct SheetValue {
  SheetField field;
  int line;
  size_t offset;  // in the line, in bytes
  size_t size;
};

struct SheetEntry {
  int first_line = 0;
  int last_line = 0;
  std::string book;                // that applies here; empty if none was named
  std::vector<SheetValue> values;  // all but the book, in the order of the file
  std::vector<int> position_lines;
  std::vector<absl::Status> mistakes;  // unknown words and similar
};

struct Sheet {
  // Every problem is read from the top as if the file held nothing else, so the work grows with the
  // square of the lines. A book of 216 problems takes some 4,000 lines.
  static constexpr int kMostLines = 20'000;

  std::vector<SheetEntry> entries;
  std::vector<absl::Status> mistakes;  // of lines that belong to no problem
};

// A file with at most one `problem:` is one problem, and its lines may be in any order. If there
// are several, each `problem:` begins a problem and a `book:` ends one.
Sheet CutSheet(const notation::SourceText& source);

// Whether the text may be the name of a book; it becomes part of the problems' ids.
bool IsBookName(absl::string_view text);

inline absl::string_view TextOf(const notation::SourceText& source, const SheetValue& value) {
  return source.line(value.line).substr(value.offset, value.size);
}
inline notation::JapaneseScanner Scan(const notation::SourceText& source, const SheetValue& value) {
  return {TextOf(source, value), source.PlaceOf(value.line, value.offset)};
}

}  // namespace hakari::suites

#endif  // HAKARI_SUITES_NEXT_MOVE_TRANSCRIPTION_SHEET_H_
