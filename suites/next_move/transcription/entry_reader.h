// One problem of a transcription: its position, in whatever notation it was typed, and what the
// words say of it.
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

// What stands for a book and a number that the file does not say.
struct EntryDefaults {
  std::string book;
  std::optional<int> number;
};

// The numbers that a problem may have.
inline constexpr int kGreatestNumber = 9999;

// "blue-012"
std::string TranscribedId(const std::string& book, int number);

// Adds all mistakes that can be told apart, those of the entry first. The problem's position is the
// one at the end of its record, its move counted as the first: so it is the same however it was
// typed.
TranscribedProblem ReadEntry(const notation::SourceText& source, const SheetEntry& entry,
                             const EntryDefaults& defaults, std::vector<absl::Status>& mistakes);

}  // namespace hakari::suites

#endif  // HAKARI_SUITES_NEXT_MOVE_TRANSCRIPTION_ENTRY_READER_H_
