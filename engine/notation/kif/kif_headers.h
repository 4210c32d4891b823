// The headers of KIF and KI2 ("棋戦：名人戦"), and the tags that they are in a record.
#ifndef HAKARI_ENGINE_NOTATION_KIF_KIF_HEADERS_H_
#define HAKARI_ENGINE_NOTATION_KIF_KIF_HEADERS_H_

#include <optional>
#include <string>
#include <utility>

#include "absl/strings/string_view.h"

namespace hakari::notation {

constexpr absl::string_view kStartHeader = "手合割";
constexpr absl::string_view kStartTag = "handicap";
constexpr absl::string_view kVariationHeader = "変化";

struct KifHeader {
  absl::string_view key;
  absl::string_view value;
};

// The header that a line is; none if it is something else.
std::optional<KifHeader> ParseKifHeader(absl::string_view line);

// The tag of a header: black for 先手 and 下手, event for 棋戦, ..., the key itself if the record
// model has no name for it.
absl::string_view TagOfKifHeader(absl::string_view key);
// The header of a tag. In handicap games the sides are called 下手 and 上手.
absl::string_view KifHeaderOfTag(absl::string_view tag, bool is_handicap);

}  // namespace hakari::notation

#endif  // HAKARI_ENGINE_NOTATION_KIF_KIF_HEADERS_H_
