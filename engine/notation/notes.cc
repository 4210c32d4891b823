#include "engine/notation/notes.h"

#include <cstddef>
#include <utility>

#include "base/status/macros.h"

namespace hakari::notation {
namespace {

constexpr absl::string_view kSeparators = " \t;";
constexpr absl::string_view kNotPlain = " \t;=\"\\\n\r";

class NoteScanner {
 public:
  NoteScanner(absl::string_view text, const Place& place) : text_(text), place_(place) {}

  // False at the end.
  bool SkipSeparators() {
    at_ = text_.find_first_not_of(kSeparators, at_);
    return at_ != absl::string_view::npos;
  }

  absl::StatusOr<Note> Read() {
    Note note;
    note.column = Advance(place_, text_, at_).column;
    note.quoted_key = Peek() == '"';
    HAKARI_ASSIGN_OR_RETURN(std::string key, ReadWord());
    if (Peek() != '=') return Expected("key=value");
    ++at_;
    HAKARI_ASSIGN_OR_RETURN(std::string value, ReadWord());
    if (at_ < text_.size() && kSeparators.find(text_[at_]) == absl::string_view::npos) {
      return Expected("a space after a value");
    }
    note.key = std::move(key);
    note.value = std::move(value);
    return note;
  }

 private:
  char Peek() const { return at_ < text_.size() ? text_[at_] : '\0'; }
  absl::Status Expected(absl::string_view what) const {
    return ExpectedAt(Advance(place_, text_, at_), what, FoundAt(text_, at_));
  }

  absl::StatusOr<std::string> ReadWord() {
    if (Peek() == '"') return ReadQuoted();
    const size_t end = text_.find_first_of(kNotPlain, at_);
    const absl::string_view word = text_.substr(at_, end == text_.npos ? end : end - at_);
    if (word.empty()) return Expected("a word");
    at_ += word.size();
    return std::string(word);
  }

  absl::StatusOr<std::string> ReadQuoted() {
    std::string word;
    for (++at_; at_ < text_.size() && text_[at_] != '"'; ++at_) {
      if (text_[at_] == '\\' && at_ + 1 < text_.size()) {
        ++at_;
        word.push_back(text_[at_] == 'n' ? '\n' : text_[at_]);
      } else {
        word.push_back(text_[at_]);
      }
    }
    if (at_ >= text_.size()) return Expected("a closing quote");
    ++at_;
    return word;
  }

  absl::string_view text_;
  Place place_;
  size_t at_ = 0;
};

void AppendWord(absl::string_view word, bool quote, std::string& out) {
  if (!quote && !word.empty() && word.find_first_of(kNotPlain) == absl::string_view::npos) {
    out.append(word.data(), word.size());
    return;
  }
  out.push_back('"');
  for (char c : word) {
    if (c == '"' || c == '\\') out.push_back('\\');
    if (c == '\n') {
      out.append("\\n");
    } else {
      out.push_back(c);
    }
  }
  out.push_back('"');
}

}  // namespace

absl::StatusOr<std::vector<Note>> ParseNotes(absl::string_view text, const Place& place) {
  NoteScanner scanner(text, place);
  std::vector<Note> notes;
  while (scanner.SkipSeparators()) {
    HAKARI_ASSIGN_OR_RETURN(Note note, scanner.Read());
    notes.push_back(std::move(note));
  }
  return notes;
}

void AppendNote(absl::string_view key, absl::string_view value, bool quote_key, std::string& out) {
  out.push_back(' ');
  AppendWord(key, quote_key, out);
  out.push_back('=');
  AppendWord(value, false, out);
}

}  // namespace hakari::notation
