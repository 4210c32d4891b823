#include "ci/cli/record_output.h"

#include <optional>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "base/files/source_file.h"
#include "base/status/macros.h"
#include "engine/notation/formats/formats.h"

namespace hakari::cli {

absl::StatusOr<notation::Format> RecordFormatOf(const std::string& out) {
  const std::optional<notation::Format> format = notation::FormatOfFileName(out);
  for (const notation::Format written :
       {notation::Format::kUsi, notation::Format::kCsa, notation::Format::kKif}) {
    if (format == written) return written;
  }
  const std::string name = out.substr(out.rfind('/') + 1);
  if (!format && !absl::StrContains(name, '.')) return notation::Format::kUsi;
  const std::string why = format
                              ? absl::StrCat(absl::AsciiStrToUpper(notation::FormatName(*format)),
                                             " is read but not written; ")
                              : "";
  return absl::InvalidArgumentError(
      absl::StrCat(out, ": ", why, "expected a name that ends in .usi, .csa, .kif or .kifu"));
}

absl::Status WriteRecords(const std::vector<notation::GameRecord>& games, const Output& out) {
  HAKARI_ASSIGN_OR_RETURN(const notation::Format format, RecordFormatOf(out.path));
  notation::WriteOptions options;
  options.format = format;
  const notation::WrittenGames written = notation::WriteGames(games, options);
  if (!written.refused.empty()) return written.refused.front();
  return out.Write(SourceBytes(out.path, written.bytes));
}

}  // namespace hakari::cli
