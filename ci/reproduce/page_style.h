// The style of the page, embedded when the program is built (embed_style.sh).
#ifndef HAKARI_CI_REPRODUCE_PAGE_STYLE_H_
#define HAKARI_CI_REPRODUCE_PAGE_STYLE_H_

namespace hakari {

extern const char kReproducePageStyle[];
extern const char kReproducePageStyleHash[];  // "sha256-…", as a content-security policy has it

}  // namespace hakari

#endif  // HAKARI_CI_REPRODUCE_PAGE_STYLE_H_
