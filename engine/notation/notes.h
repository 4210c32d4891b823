// Notes at the end of a line of data: `... ; result=b end=mate seed=101`. Words `key=value`,
// separated by spaces or ';'. A key or value with other than plain characters is enclosed in double
// quotes, in which \" \\ and \n have their usual meaning.
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
  bool quoted_key = false;  // a quoted key has no special meaning
  int column = 1;           // where it stands
};

// `text` follows the ';' that opens the notes and begins at `place`.
absl::StatusOr<std::vector<Note>> ParseNotes(absl::string_view text, const Place& place);

// Appends " key=value" with quotes where needed; with `quote_key` the key is always quoted.
void AppendNote(absl::string_view key, absl::string_view value, bool quote_key, std::string& out);

}  // namespace hakari::notation

#endif  // HAKARI_ENGINE_NOTATION_NOTES_H_
