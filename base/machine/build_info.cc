#include "base/machine/build_info.h"

#include "absl/strings/str_cat.h"

#ifdef __has_feature
#define HAKARI_CLANG_HAS(feature) __has_feature(feature)
#else
#define HAKARI_CLANG_HAS(feature) 0
#endif

namespace hakari {
namespace {

std::string SanitizerName() {
#if defined(__SANITIZE_ADDRESS__) || HAKARI_CLANG_HAS(address_sanitizer)
  return "address";
#elif defined(__SANITIZE_THREAD__) || HAKARI_CLANG_HAS(thread_sanitizer)
  return "thread";
#elif HAKARI_CLANG_HAS(undefined_behavior_sanitizer)
  return "undefined";
#else
  return "";
#endif
}

}  // namespace

std::string CompilerName() {
#ifdef __clang__
  return absl::StrCat("clang ", __clang_major__, ".", __clang_minor__, ".", __clang_patchlevel__);
#else
  return absl::StrCat("g++ ", __GNUC__, ".", __GNUC_MINOR__, ".", __GNUC_PATCHLEVEL__);
#endif
}

BuildMode ThisBuild() {
  BuildMode mode;
#ifdef __OPTIMIZE__
  mode.optimised = true;
#else
  mode.optimised = false;
#endif
#ifdef NDEBUG
  mode.assertions = false;
#else
  mode.assertions = true;
#endif
  mode.sanitizer = SanitizerName();
#ifdef __AVX2__
  mode.instructions = "x86-64-v3";
#else
  mode.instructions = "x86-64";
#endif
  return mode;
}

}  // namespace hakari
