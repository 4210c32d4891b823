// Makes foreign bytes safe for a terminal, a table or a message.
#ifndef HAKARI_BASE_TEXT_PRINTABLE_H_
#define HAKARI_BASE_TEXT_PRINTABLE_H_

#include <string>

#include "absl/strings/string_view.h"

namespace hakari {

// Well-formed UTF-8 stays. Control characters, some of which steer terminals, and bytes that are
// not UTF-8 become text such as "\x1b".
std::string Printable(absl::string_view bytes);

}  // namespace hakari

#endif  // HAKARI_BASE_TEXT_PRINTABLE_H_
