// The lines of a journal, apart from the file that holds them.
#ifndef HAKARI_SUITES_RUN_JOURNAL_TEXT_H_
#define HAKARI_SUITES_RUN_JOURNAL_TEXT_H_

#include <string>

#include "absl/strings/string_view.h"
#include "suites/core/outcome.h"
#include "suites/run/journal.h"

namespace hakari::suites {

// With its checksum and line end.
std::string JournalLine(absl::string_view contents);

// Contents of lines.
std::string JournalHeader(const RunIdentity& identity);
std::string JournalEntry(const std::string& id, const Outcome& outcome);

}  // namespace hakari::suites

#endif  // HAKARI_SUITES_RUN_JOURNAL_TEXT_H_
