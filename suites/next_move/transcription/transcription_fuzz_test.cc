// Any bytes as a file of problems give mistakes, or problems that a problem file can hold. The line
// of such a problem, typed as SFEN with moves in USI, gives the same problem.
#include <cstddef>
#include <cstdint>
#include <string>

#include "absl/strings/string_view.h"
#include "engine/core/color.h"
#include "engine/notation/fuzz_require.h"
#include "engine/position/position.h"
#include "suites/next_move/transcription/coverage.h"
#include "suites/next_move/transcription/transcription.h"

namespace hakari::suites {
namespace {

using notation::Require;

std::string Typed(const Problem& problem) {
  std::string text = "book: " + std::string(*problem.Note("book")) +
                     "\nproblem: " + std::string(*problem.Note("number")) + "\nsfen " +
                     problem.sfen() + "\n";
  const Position& position = problem.position();
  const int pieces =
      position.pieces().Count() + position.hand(kBlack).Total() + position.hand(kWhite).Total();
  text += "pieces: " + std::to_string(pieces) + "\n";
  if (const auto best = problem.Note("best")) text += "answer: " + std::string(*best) + "\n";
  if (const auto avoid = problem.Note("avoid")) text += "avoid: " + std::string(*avoid) + "\n";
  return text;
}

void CheckProblem(const TranscribedProblem& read) {
  Transcription again;
  ReadTranscribedFile(Typed(*read.problem), "again", "again", again);
  Require(again.problems.size() == 1 && again.problems[0].problem, "a problem is read again");
  const Problem& problem = *again.problems[0].problem;
  Require(problem.id == read.problem->id, "the id stays");
  Require(problem.sfen() == read.problem->sfen(), "the position stays");
  Require(problem.expected.best == read.problem->expected.best, "right moves stay");
  Require(problem.expected.avoid == read.problem->expected.avoid, "wrong moves stay");
}

void CheckText(absl::string_view text) {
  Transcription transcription;
  ReadTranscribedFile(text, "fuzz/1.txt", "fuzz/1.txt", transcription);
  FinishTranscription(transcription);
  CoverageOf(transcription);
  Require(!transcription.problems.empty() || !transcription.mistakes.empty(),
          "never empty on both sides");
  for (const TranscribedProblem& problem : transcription.problems) {
    if (problem.problem) CheckProblem(problem);
  }
  Require(ProblemsOf(transcription).ok() == transcription.mistakes.empty(),
          "without mistakes there is a set");
}

}  // namespace
}  // namespace hakari::suites

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  hakari::suites::CheckText({reinterpret_cast<const char*>(data), size});
  return 0;
}
