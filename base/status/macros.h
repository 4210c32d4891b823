// Macros that return an error to the caller.
#ifndef HAKARI_BASE_STATUS_MACROS_H_
#define HAKARI_BASE_STATUS_MACROS_H_

#include <utility>

#include "absl/status/status.h"
#include "absl/status/statusor.h"

// Returns from this function, which returns an absl::Status or an absl::StatusOr, if the expression
// is an error:
//   HAKARI_RETURN_IF_ERROR(MakeFolder(path));
#define HAKARI_RETURN_IF_ERROR(...)                                                          \
  if (absl::Status hakari_status = (__VA_ARGS__); !hakari_status.ok()) return hakari_status; \
  static_assert(true, "")  // takes the semicolon

// Declares or assigns what an absl::StatusOr holds, or returns its error. A type with a comma in it
// does not fit:
//   HAKARI_ASSIGN_OR_RETURN(const std::string text, ReadTextFile(path));
#define HAKARI_ASSIGN_OR_RETURN(result, ...) \
  HAKARI_ASSIGN_OR_RETURN_(HAKARI_JOIN_(hakari_result_, __LINE__), result, __VA_ARGS__)

#define HAKARI_ASSIGN_OR_RETURN_(name, result, ...) \
  auto name = (__VA_ARGS__);                        \
  if (!name.ok()) return std::move(name).status();  \
  result = *std::move(name)

#define HAKARI_JOIN_(a, b) HAKARI_JOIN_AGAIN_(a, b)
#define HAKARI_JOIN_AGAIN_(a, b) a##b

#endif  // HAKARI_BASE_STATUS_MACROS_H_
