// The engine's side of the conversation: whole lines, from whichever thread, each sent at once.
#ifndef HAKARI_ENGINE_USI_OUTPUT_H_
#define HAKARI_ENGINE_USI_OUTPUT_H_

#include <mutex>
#include <ostream>
#include <string>
#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/string_view.h"

namespace hakari::usi {

class UsiOutput {
 public:
  explicit UsiOutput(std::ostream& out) : out_(out) {}

  void Say(absl::string_view line) { Say(std::vector<std::string>{std::string(line)}); }

  // All of them without a line of another thread in between.
  void Say(const std::vector<std::string>& lines) {
    const std::lock_guard<std::mutex> lock(mutex_);
    for (std::string line : lines) {
      // Messages quote what the front end sent, which may hold anything.
      for (char& c : line) {
        if (absl::ascii_iscntrl(static_cast<unsigned char>(c))) c = '?';
      }
      out_ << line << '\n';
    }
    out_.flush();
  }

  // For people; the protocol has no other word for it.
  void Explain(absl::string_view text) { Say(absl::StrCat("info string ", text)); }

 private:
  std::mutex mutex_;
  std::ostream& out_;
};

}  // namespace hakari::usi

#endif  // HAKARI_ENGINE_USI_OUTPUT_H_
