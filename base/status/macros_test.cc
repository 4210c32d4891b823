#include "base/status/macros.h"

#include <memory>
#include <string>

#include "gtest/gtest.h"

namespace hakari {
namespace {

absl::Status Passes(absl::Status status, int& reached) {
  HAKARI_RETURN_IF_ERROR(status);
  ++reached;
  return absl::OkStatus();
}

TEST(StatusMacrosTest, OnlyAnErrorEndsTheFunction) {
  int reached = 0;
  EXPECT_TRUE(Passes(absl::OkStatus(), reached).ok());
  EXPECT_EQ(reached, 1);
  EXPECT_EQ(Passes(absl::NotFoundError("gone"), reached), absl::NotFoundError("gone"));
  EXPECT_EQ(reached, 1);
}

// Also for values that can only be moved, and twice in one function.
absl::StatusOr<std::string> Joined(absl::StatusOr<std::unique_ptr<std::string>> a,
                                   absl::StatusOr<std::string> b) {
  HAKARI_ASSIGN_OR_RETURN(const std::unique_ptr<std::string> first, std::move(a));
  std::string second;
  HAKARI_ASSIGN_OR_RETURN(second, std::move(b));
  return *first + second;
}

TEST(StatusMacrosTest, ValuesAreTakenOutOrTheErrorIsReturned) {
  EXPECT_EQ(*Joined(std::make_unique<std::string>("a"), std::string("b")), "ab");
  EXPECT_EQ(Joined(absl::InternalError("first"), absl::InternalError("second")).status(),
            absl::InternalError("first"));
  EXPECT_EQ(Joined(std::make_unique<std::string>("a"), absl::InternalError("second")).status(),
            absl::InternalError("second"));
}

}  // namespace
}  // namespace hakari
