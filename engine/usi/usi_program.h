// Hakari as a USI engine: a mate searcher that answers `go mate`, and plays the mates it finds when
// it is asked for a move.
#ifndef HAKARI_ENGINE_USI_USI_PROGRAM_H_
#define HAKARI_ENGINE_USI_USI_PROGRAM_H_

#include <istream>
#include <memory>
#include <optional>
#include <ostream>

#include "absl/status/status.h"
#include "absl/strings/string_view.h"
#include "engine/mate/solver.h"
#include "engine/position/position.h"
#include "engine/usi/background_search.h"
#include "engine/usi/command.h"
#include "engine/usi/options.h"
#include "engine/usi/output.h"

namespace hakari::usi {

class UsiProgram {
 public:
  explicit UsiProgram(std::ostream& out) : output_(out) {}

  // Reads lines until quit or the end of the input; a search that is going on answers first.
  void Run(std::istream& in);

  // One line of the front end; false if it was quit.
  bool Obey(absl::string_view line);

 private:
  void Introduce();
  void SetOption(const UsiCommand& command);
  void SetPosition(absl::string_view text);
  void Go(const GoCommand& go);
  // The answer to what cannot be searched, and why it cannot.
  void Decline(bool mate, absl::string_view why);
  // An error if the question cannot be searched.
  absl::Status Prepare(const GoCommand& go, mate::MateLimits& limits);
  // The solver that the options ask for, with its table.
  absl::Status MakeSolver();

  UsiOutput output_;
  UsiOptions options_;
  std::unique_ptr<mate::MateSolver> solver_;                // null: to be made
  std::optional<Position> position_ = Position::Initial();  // nothing: the last one was refused
  BackgroundSearch search_;                                 // last: it uses all of the above
};

}  // namespace hakari::usi

#endif  // HAKARI_ENGINE_USI_USI_PROGRAM_H_
