#include "suites/registry.h"

#include "suites/mate/mate_suite.h"
#include "suites/middlegame/middlegame_suite.h"
#include "suites/next_move/next_move_suite.h"
#include "suites/perft/perft_suite.h"

namespace hakari::suites {

const std::vector<Suite>& AllSuites() {
  static const auto* suites =
      new std::vector<Suite>{PerftSuite(),    ThemesSuite(),     MateSuite(),
                             ClassicsSuite(), MiddlegameSuite(), NextMoveSuite()};
  return *suites;
}

const Suite* FindSuite(absl::string_view name) {
  for (const Suite& suite : AllSuites()) {
    if (suite.name == name) return &suite;
  }
  return nullptr;
}

}  // namespace hakari::suites
