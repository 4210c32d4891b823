// Books of next-move problems that somebody typed into a folder: every problem of every file below
// it, and every mistake, each with file, line and what was expected.
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
  // Those with mistakes too: they are not missing. By book, number and place.
  std::vector<TranscribedProblem> problems;
  std::vector<absl::Status> mistakes;  // by file, as the problems stand in it
  int files = 0;
  std::vector<std::string> passed_over;  // files that are none of ours by their names
};

// Whether a file of this name is read: .txt .bod and what game records end in, in any case; but not
// .sfen, whose lines are problems already.
bool IsTranscriptionFile(absl::string_view name);

// With all folders below it, files in the order of their names; links to folders and what begins
// with a dot are left alone. A folder without problems is a mistake.
Transcription ReadTranscription(const std::string& folder);

// One file. `name` is its path below the folder; messages call the file `path`.
void ReadTranscribedFile(absl::string_view bytes, const std::string& path, absl::string_view name,
                         Transcription& transcription);

// Sorts the problems; numbers and positions that are there twice become mistakes. To be called
// once, after the last file.
void FinishTranscription(Transcription& transcription);

// The problems in the order of books and numbers. With mistakes: an error of all of them, a line
// each.
absl::StatusOr<ProblemSet> ProblemsOf(const Transcription& transcription);

}  // namespace hakari::suites

#endif  // HAKARI_SUITES_NEXT_MOVE_TRANSCRIPTION_TRANSCRIPTION_H_
