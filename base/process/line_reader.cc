#include "base/process/line_reader.h"

#include <algorithm>

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

}  // namespace hakari
