// Reads one problem of a transcription: its position in any notation, and the words that describe
// it.
#ifndef HAKARI_SUITES_NEXT_MOVE_TRANSCRIPTION_ENTRY_READER_H_
#define HAKARI_SUITES_NEXT_MOVE_TRANSCRIPTION_ENTRY_READER_H_

#include <optional>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "engine/notation/text/text.h"
#include "suites/core/problem.h"
#include "suites/next_move/transcription/sheet.h"

namespace hakari::suites {

struct TranscribedProblem {
  std::string book;
  int number = 0;                  // 0: could not be read
  std::string place;               // "file:line"
  std::optional<Problem> problem;  // none: there were mistakes
};

// Used if the file does not name the book or the number.
struct EntryDefaults {
  std::string book;
  std::optional<int> number;
};

// Problems are numbered from 1 to this.
inline constexpr int kGreatestNumber = 9999;

// "blue-012"
std::string TranscribedId(const std::string& book, int number);

// Adds all independent mistakes, those of the entry first. The problem's position is the one at the
// end of its record, counted as move 1, so that the problem is the same however it was typed.
TranscribedProblem ReadEntry(const notation::SourceText& source, const SheetEntry& entry,
                             const EntryDefaults& defaults, std::vector<absl::Status>& mistakes);

}  // namespace hakari::suites

#endif  // HAKARI_SUITES_NEXT_MOVE_TRANSCRIPTION_ENTRY_READER_H_
