// Positions given on the command line: a suite, or a file that is used as the problems of a suite.
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
  std::string as;                       // the suite that a file's problems are asked as
  int first = 0;                        // only the first n; 0: all
};

struct AskedPositions {
  const suites::Suite* suite = nullptr;
  std::vector<suites::Problem> problems;
};

// Errors are meant for CodeOfFile(). kNotFound: there is no such suite, or no such file.
absl::StatusOr<AskedPositions> ReadPositions(const PositionWords& words, const std::string& root);

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_ENGINES_ASKED_POSITIONS_H_
