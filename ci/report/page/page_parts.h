// The parts of the page, embedded when the program is built (embed.sh).
#ifndef HAKARI_CI_REPORT_PAGE_PAGE_PARTS_H_
#define HAKARI_CI_REPORT_PAGE_PAGE_PARTS_H_

namespace hakari {

extern const char kPageHtml[];  // with @POLICY@, @STYLE@, @DATA@, @CHART@ and @SCRIPT@ in it
extern const char kPageStyle[];
extern const char kPageChart[];   // Chart.js
extern const char kPageScript[];  // ours
// "sha256-…", of the bytes between the tags.
extern const char kPageStyleHash[];
extern const char kPageChartHash[];
extern const char kPageScriptHash[];

}  // namespace hakari

#endif  // HAKARI_CI_REPORT_PAGE_PAGE_PARTS_H_
