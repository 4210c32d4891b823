// Reads books of next-move problems that were typed into a folder: every problem of every file
// below it, and every mistake, each with file, line and what was expected.
//
//   const Transcription transcription = ReadTranscription("my-books");
//   absl::StatusOr<ProblemSet> problems = ProblemsOf(transcription);
#ifndef HAKARI_SUITES_NEXT_MOVE_TRANSCRIPTION_TRANSCRIPTION_H_
#define HAKARI_SUITES_NEXT_MOVE_TRANSCRIPTION_TRANSCRIPTION_H_

#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "suites/core/problem_set.h"
#include "suites/next_move/transcription/entry_reader.h"

namespace hakari::suites {

struct Transcription {
  // Includes problems with mistakes, because they are not missing. Sorted by book, number and
  // place.
  std::vector<TranscribedProblem> problems;
  std::vector<absl::Status> mistakes;  // by file, in the order of its problems
  int files = 0;
  std::vector<std::string> passed_over;  // files that are not transcriptions by their names
};

// Whether a file of this name is read: .txt, .bod and the endings of game records, in any case; but
// not .sfen, whose lines are problems already.
bool IsTranscriptionFile(absl::string_view name);

// Reads all folders below it too, files in the order of their names; skips links to folders and
// names that begin with a dot. A folder without problems is a mistake.
Transcription ReadTranscription(const std::string& folder);

// Reads one file. `name` is its path below the folder; messages call the file `path`.
void ReadTranscribedFile(absl::string_view bytes, const std::string& path, absl::string_view name,
                         Transcription& transcription);

// Sorts the problems, and adds mistakes for numbers and positions that occur twice. Must be called
// once, after the last file.
void FinishTranscription(Transcription& transcription);

// The problems in the order of books and numbers. If there are mistakes, an error with all of them,
// one per line.
absl::StatusOr<ProblemSet> ProblemsOf(const Transcription& transcription);

}  // namespace hakari::suites

#endif  // HAKARI_SUITES_NEXT_MOVE_TRANSCRIPTION_TRANSCRIPTION_H_
