// The style of the page, embedded when the program is built (embed_style.sh).
#ifndef HAKARI_CI_REPRODUCE_PAGE_STYLE_H_
#define HAKARI_CI_REPRODUCE_PAGE_STYLE_H_

namespace hakari::reproduce {

extern const char kReproducePageStyle[];
extern const char kReproducePageStyleHash[];  // "sha256-…", as a content-security policy has it

}  // namespace hakari::reproduce

#endif  // HAKARI_CI_REPRODUCE_PAGE_STYLE_H_
