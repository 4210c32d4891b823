// Positions as somebody types them: a suite, or a file that is asked as the problems of one.
#ifndef HAKARI_CI_CLI_ENGINES_ASKED_POSITIONS_H_
#define HAKARI_CI_CLI_ENGINES_ASKED_POSITIONS_H_

#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "suites/core/problem.h"
#include "suites/core/suite.h"

namespace hakari::cli {

inline constexpr char kUsualSuite[] = "middlegame";

struct PositionWords {
  std::string positions = kUsualSuite;  // a suite or a file
  std::string as;                       // how a file is asked
  int first = 0;                        // only so many; 0: all
};

struct AskedPositions {
  const suites::Suite* suite = nullptr;
  std::vector<suites::Problem> problems;
};

// Errors as CodeOfFile() takes them; kNotFound: there is no such suite, or no such file.
absl::StatusOr<AskedPositions> ReadPositions(const PositionWords& words, const std::string& root);

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_ENGINES_ASKED_POSITIONS_H_
