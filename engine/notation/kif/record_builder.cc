#include "engine/notation/kif/record_builder.h"

#include <algorithm>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"

namespace hakari::notation {

RecordBuilder::RecordBuilder(const Position& start) : position_(start) {
  record_.start = start;
  record_.lines.emplace_back();
  line_starts_.push_back(0);
}

Square RecordBuilder::previous_to() const {
  return path_.empty() ? kNoSquare : path_.back().move.to();
}

void RecordBuilder::Make(Move move) { path_.push_back({move, position_.DoMove(move)}); }

absl::Status RecordBuilder::Play(Move move, int64_t spent_ms) {
  if (!pending_error_.ok()) return pending_error_;
  Make(move);
  line().moves.push_back({move, spent_ms, ""});
  comment_is_open_ = false;
  PlaceEarlyComments();
  return absl::OkStatus();
}

absl::Status RecordBuilder::PlayIllegal(Move move, absl::Status error) {
  if (!pending_error_.ok()) return pending_error_;
  pending_error_ = std::move(error);
  line().illegal_move = move;
  return absl::OkStatus();
}

std::string* RecordBuilder::CommentedText() {
  if (ended()) return &line().end_comment;
  if (!line().moves.empty()) return &line().moves.back().comment;
  return record_.lines.size() == 1 ? &record_.comment : nullptr;
}

void RecordBuilder::Comment(absl::string_view text) {
  std::string* const comment = CommentedText();
  if (comment == nullptr) {
    early_comments_.emplace_back(text);
    return;
  }
  const bool is_first = !comment_is_open_ && comment->empty();
  absl::StrAppend(comment, is_first ? "" : "\n", text);
  comment_is_open_ = true;
}

void RecordBuilder::PlaceEarlyComments() {
  if (early_comments_.empty()) return;
  const RecordLine& last = current();
  std::string* comment = &record_.comment;
  if (!last.moves.empty()) {
    comment = &line().moves.back().comment;
  } else if (last.parent_ply > 0) {
    comment = &record_.lines[last.parent].moves[last.parent_ply - 1].comment;
  }
  absl::StrAppend(comment, comment->empty() ? "" : "\n", absl::StrJoin(early_comments_, "\n"));
  early_comments_.clear();
}

absl::Status RecordBuilder::End(GameEnd end, GameResult result, int64_t spent_ms) {
  if (has_illegal_move()) {
    if (end != GameEnd::kIllegalMove) return pending_error_;
    result = WinOf(Opponent(position_.side_to_move()));
    pending_error_ = absl::OkStatus();
  }
  if (!ended()) comment_is_open_ = false;
  line().end = end;
  line().result = result;
  if (spent_ms >= 0 && end != GameEnd::kUnknown) line().end_spent_ms = spent_ms;
  return absl::OkStatus();
}

int RecordBuilder::FindLineToLeave(int ply) const {
  for (int i = static_cast<int>(record_.lines.size()) - 1; i >= 0; i = record_.lines[i].parent) {
    const int end = line_starts_[i] + static_cast<int>(record_.lines[i].moves.size());
    const bool begins_before = i == 0 || line_starts_[i] < ply;
    if (begins_before && ply <= end) return i;
  }
  return -1;
}

// `line` is the last line or one of its ancestors.
void RecordBuilder::GoTo(int line, int ply) {
  int common = ply;
  for (int i = static_cast<int>(record_.lines.size()) - 1; i != line; i = record_.lines[i].parent) {
    common = std::min(common, line_starts_[i]);
  }
  while (this->ply() > common) {
    position_.UndoMove(path_.back().move, path_.back().undo);
    path_.pop_back();
  }
  const std::vector<RecordedMove>& moves = record_.lines[line].moves;
  while (this->ply() < ply) Make(moves[this->ply() - line_starts_[line]].move);
}

absl::Status RecordBuilder::Branch(int ply, absl::Status error) {
  if (!pending_error_.ok()) return pending_error_;
  PlaceEarlyComments();
  const int parent = FindLineToLeave(ply);
  if (parent < 0) return error;
  GoTo(parent, ply);
  RecordLine line;
  line.parent = parent;
  line.parent_ply = ply - line_starts_[parent];
  record_.lines.push_back(std::move(line));
  line_starts_.push_back(ply);
  comment_is_open_ = false;
  return absl::OkStatus();
}

absl::StatusOr<GameRecord> RecordBuilder::Finish() {
  if (!pending_error_.ok()) return pending_error_;
  PlaceEarlyComments();
  SortLines(record_);
  return std::move(record_);
}

namespace {

// For each line the lines that leave it, in the order of a stack: the one to visit first comes
// last.
std::vector<std::vector<int>> LeavingLines(const std::vector<RecordLine>& lines) {
  std::vector<std::vector<int>> leaving(lines.size());
  for (size_t i = lines.size() - 1; i > 0; --i) leaving[lines[i].parent].push_back(i);
  for (std::vector<int>& children : leaving) {
    std::stable_sort(children.begin(), children.end(),
                     [&lines](int a, int b) { return lines[a].parent_ply < lines[b].parent_ply; });
  }
  return leaving;
}

}  // namespace

void SortLines(GameRecord& record) {
  if (record.lines.empty()) return;
  const std::vector<std::vector<int>> leaving = LeavingLines(record.lines);
  std::vector<RecordLine> sorted;
  std::vector<int> new_index(record.lines.size());
  std::vector<int> stack = {0};
  while (!stack.empty()) {
    const int line = stack.back();
    stack.pop_back();
    new_index[line] = static_cast<int>(sorted.size());
    sorted.push_back(std::move(record.lines[line]));
    if (line != 0) sorted.back().parent = new_index[sorted.back().parent];
    stack.insert(stack.end(), leaving[line].begin(), leaving[line].end());
  }
  record.lines = std::move(sorted);
}

}  // namespace hakari::notation
