#include "ci/compare/match/page/match_page.h"

#include <nlohmann/json.hpp>

#include "absl/strings/str_cat.h"
#include "ci/report/page/page.h"

namespace hakari::compare {

extern const report::PageParts kMatchPageParts;  // made by embed.sh

std::string MatchPage(const MatchReport& report, const report::Origin& origin,
                      const MatchCourse& course) {
  return report::PageOf(
      kMatchPageParts, absl::StrCat(R"({"match":)", MatchJson(report, origin), R"(,"ended_early":)",
                                    report.ended_early() ? "true" : "false", R"(,"steps":)",
                                    course.Steps(report.sprt.has_value()).dump(), R"(,"games":)",
                                    course.Games(), "}"));
}

}  // namespace hakari::compare
