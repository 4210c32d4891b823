// The openings of a match: positions from files, in an order that depends on the seed, each
// position once.
#ifndef HAKARI_SUITES_MATCH_OPENINGS_H_
#define HAKARI_SUITES_MATCH_OPENINGS_H_

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "suites/match/game/opening.h"

namespace hakari::match {

// The shipped openings, relative to Hakari's own folder.
inline constexpr char kShippedOpenings[] = "suites/match/openings.usi.zst";

class Openings {
 public:
  // Reads SFENs, "startpos moves …" lines or records in any supported format, compressed or not.
  // The first `plies` moves of each are its opening. An opening is left out if its game has already
  // ended or if it leads to the same position as an earlier one. Errors name the file and the line:
  // a file that cannot be read, a position or move that breaks the rules, no opening at all.
  static absl::StatusOr<Openings> Read(const std::vector<std::string>& paths, int plies,
                                       uint64_t seed);

  // The opening of the pair with this number, from 0 to size() - 1.
  const Opening& Of(size_t pair) const { return openings_[order_[pair]]; }
  size_t size() const { return openings_.size(); }
  // Identifies the openings and their order: "20000 openings xxh3:… in the order of seed 1".
  std::string Text() const;
  // Left out: an earlier one leads to the same position.
  size_t repeated() const { return repeated_; }
  size_t ended() const { return ended_; }  // left out: no legal move is left

 private:
  std::vector<Opening> openings_;  // in the order of the files
  std::vector<size_t> order_;
  uint64_t seed_ = 0;
  size_t repeated_ = 0;
  size_t ended_ = 0;
};

}  // namespace hakari::match

#endif  // HAKARI_SUITES_MATCH_OPENINGS_H_
