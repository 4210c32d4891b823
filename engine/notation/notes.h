// Notes at the end of a line of data: `... ; result=b end=mate seed=101`. Words `key=value`, set
// apart by spaces or ';'. A key or value that holds anything else than plain characters stands in
// double quotes, in which \" \\ and \n have their usual meaning.
#ifndef HAKARI_ENGINE_NOTATION_NOTES_H_
#define HAKARI_ENGINE_NOTATION_NOTES_H_

#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "base/text/place.h"

namespace hakari::notation {

struct Note {
  std::string key;
  std::string value;
  bool quoted_key = false;  // then it is nobody's special word
  int column = 1;           // where it stands
};

// `text` follows the ';' that opens the notes and begins at `place`.
absl::StatusOr<std::vector<Note>> ParseNotes(absl::string_view text, const Place& place);

// Appends " key=value", quoted where needed; `quote_key` even where not.
void AppendNote(absl::string_view key, absl::string_view value, bool quote_key, std::string& out);

}  // namespace hakari::notation

#endif  // HAKARI_ENGINE_NOTATION_NOTES_H_
