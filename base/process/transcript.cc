#include "base/process/transcript.h"

#include <algorithm>
#include <utility>

#include "absl/strings/str_cat.h"
#include "base/text/printable.h"

namespace hakari {
namespace {

// Cutting before making printable keeps the work for a line small; it can then still grow.
std::string Shown(absl::string_view prefix, absl::string_view line, size_t longest) {
  std::string shown = Printable(line.substr(0, longest));
  if (shown.size() > longest || line.size() > longest) {
    shown.resize(std::min(shown.size(), longest));
    absl::StrAppend(&shown, " … (", line.size(), " bytes)");
    shown = Printable(shown);  // the cut may have gone through a character
  }
  return absl::StrCat(prefix, shown, "\n");
}

}  // namespace

void Transcript::Add(absl::string_view prefix, absl::string_view line) {
  std::string shown = Shown(prefix, line, kLongestLine);
  if (!head_full_ && head_.size() + shown.size() <= kHead) {
    head_ += shown;
    return;
  }
  head_full_ = true;
  tail_size_ += shown.size();
  tail_.push_back(std::move(shown));
  while (tail_size_ > kTail) {
    tail_size_ -= tail_.front().size();
    tail_.pop_front();
    ++left_out_;
  }
}

std::string Transcript::Text() const {
  std::string text = head_;
  if (left_out_ > 0) absl::StrAppend(&text, "# … ", left_out_, " lines left out …\n");
  for (const std::string& line : tail_) text += line;
  return text;
}

}  // namespace hakari
