// How a page behaves in a browser is tested with the gate's page.
#include "ci/report/page/page.h"

#include "gtest/gtest.h"

namespace hakari::report {
namespace {

constexpr PageParts kParts = {"@POLICY@|@STYLE@|@DATA@|@CHART@|@SCRIPT@",
                              "style",
                              "chart",
                              "script",
                              "sha256-a",
                              "sha256-b",
                              "sha256-c"};

TEST(PageTest, PartsAndDataAreInTheirPlaces) {
  EXPECT_EQ(PageOf(kParts, "{}"),
            "default-src 'none'; script-src 'sha256-b' 'sha256-c'; style-src 'sha256-a'; base-uri "
            "'none'; form-action 'none'; require-trusted-types-for 'script'|style|{}|chart|script");
}

TEST(PageTest, DataCanNeitherEndItsElementNorNameAPart) {
  const std::string page = PageOf(kParts, R"("</script>@STYLE@")");
  EXPECT_NE(page.find(R"(|"\u003c/script>@STYLE@"|)"), std::string::npos) << page;
}

}  // namespace
}  // namespace hakari::report
