#include "suites/corpus/play/move_time.h"

#include <cstddef>
#include <vector>

#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"

namespace hakari::corpus {
namespace {

void Mark(const MoveTime& time, int64_t spent_ms, std::string& comment) {
  if (!IsOverrun(time, spent_ms)) return;
  absl::StrAppend(&comment, comment.empty() ? "" : "\n", "overrun: ", OverrunText(time, spent_ms));
}

}  // namespace

bool IsOverrun(const MoveTime& time, int64_t spent_ms) {
  return time.given_ms > 0 && spent_ms > time.given_ms + time.margin_ms;
}

std::string OverrunText(const MoveTime& time, int64_t spent_ms) {
  return absl::StrCat("took ", spent_ms, " ms of ", time.given_ms, " ms");
}

void MarkOverruns(const MoveTime& time, notation::GameRecord& game) {
  notation::RecordLine& line = game.lines.front();
  for (notation::RecordedMove& played : line.moves) Mark(time, played.spent_ms, played.comment);
  Mark(time, line.end_spent_ms, line.end_comment);
}

std::string SpentTimes(const notation::GameRecord& game) {
  const notation::RecordLine& line = game.lines.front();
  std::string text;
  for (const notation::RecordedMove& played : line.moves)
    absl::StrAppend(&text, played.spent_ms, " ");
  absl::StrAppend(&text, line.end_spent_ms);
  return text;
}

absl::Status SetSpentTimes(absl::string_view text, notation::GameRecord& game) {
  if (text.empty()) return absl::OkStatus();
  notation::RecordLine& line = game.lines.front();
  const std::vector<absl::string_view> words = absl::StrSplit(text, ' ');
  std::vector<int64_t> times(words.size());
  for (size_t i = 0; i < words.size(); ++i) {
    if (!absl::SimpleAtoi(words[i], &times[i]) || times[i] < -1) {
      return absl::InvalidArgumentError(absl::StrCat("no time in ms: '", words[i], "'"));
    }
  }
  if (times.size() != line.moves.size() + 1) {
    return absl::InvalidArgumentError(
        absl::StrCat(times.size(), " times for ", line.moves.size(), " moves and an ending"));
  }
  for (size_t ply = 0; ply < line.moves.size(); ++ply) line.moves[ply].spent_ms = times[ply];
  line.end_spent_ms = times.back();
  return absl::OkStatus();
}

}  // namespace hakari::corpus
