// For tests: takes the value of an absl::StatusOr, or ends the test.
#ifndef HAKARI_BASE_STATUS_TESTING_H_
#define HAKARI_BASE_STATUS_TESTING_H_

#include <utility>

#include "base/status/macros.h"
#include "gtest/gtest.h"

// Declares or assigns what an absl::StatusOr holds; if it holds an error, the test fails with it
// and this function returns. A type with a comma in it does not fit:
//   HAKARI_ASSERT_OK(const std::string text, ReadTextFile(path));
#define HAKARI_ASSERT_OK(result, ...) \
  HAKARI_ASSERT_OK_(HAKARI_JOIN_(hakari_result_, __LINE__), result, __VA_ARGS__)

#define HAKARI_ASSERT_OK_(name, result, ...) \
  auto name = (__VA_ARGS__);                 \
  ASSERT_TRUE(name.ok()) << name.status();   \
  result = *std::move(name)

#endif  // HAKARI_BASE_STATUS_TESTING_H_
