#include "base/process/line_reader.h"

#include <algorithm>
#include <utility>

#include "absl/strings/str_cat.h"
#include "base/text/printable.h"

namespace hakari {

std::optional<std::string> LineReader::Next() {
  if (too_long_) return std::nullopt;
  const size_t end = buffer_.find('\n', std::max(begin_, scanned_));
  const size_t known_end = end == std::string::npos ? buffer_.size() : end;
  if (known_end - begin_ > kLongestLine) {
    too_long_ = true;
    return std::nullopt;
  }
  if (end == std::string::npos) {
    buffer_.erase(0, begin_);
    begin_ = 0;
    scanned_ = buffer_.size();
    return std::nullopt;
  }
  std::string line = buffer_.substr(begin_, end - begin_);
  begin_ = end + 1;
  if (!line.empty() && line.back() == '\r') line.pop_back();
  return line;
}

std::string LineReader::TakeRest() {
  std::string rest = buffer_.substr(begin_, kLongestLine);
  buffer_.clear();
  begin_ = scanned_ = 0;
  return rest;
}

namespace {

// Cutting before Printable() limits the work for a line. Printable() may make it longer again.
std::string Shown(absl::string_view prefix, absl::string_view line, size_t longest) {
  std::string shown = Printable(line.substr(0, longest));
  if (shown.size() > longest || line.size() > longest) {
    shown.resize(std::min(shown.size(), longest));
    absl::StrAppend(&shown, " … (", line.size(), " bytes)");
    shown = Printable(shown);  // the cut may have split a character
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
