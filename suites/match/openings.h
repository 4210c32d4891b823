// Where the games of a match begin: positions from files, drawn in an order of the seed, none
// twice.
#ifndef HAKARI_SUITES_MATCH_OPENINGS_H_
#define HAKARI_SUITES_MATCH_OPENINGS_H_

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "suites/match/game/opening.h"

namespace hakari::match {

// Those that Hakari brings, below its own folder.
inline constexpr char kShippedOpenings[] = "suites/match/openings.usi.zst";

class Openings {
 public:
  // Lists of SFENs, "startpos moves …" or records in any format that is read here, packed or not;
  // of records the first `plies` moves. An opening whose game has already ended or that leads to
  // the position of an earlier one is left out. Errors name the file and the line: a file that
  // cannot be read, a position or move that breaks the rules, no opening at all.
  static absl::StatusOr<Openings> Read(const std::vector<std::string>& paths, int plies,
                                       uint64_t seed);

  // Of the pair with this number, from 0 to size() - 1.
  const Opening& Of(size_t pair) const { return openings_[order_[pair]]; }
  size_t size() const { return openings_.size(); }
  // Which they are and in which order: "20000 openings xxh3:… in the order of seed 1".
  std::string Text() const;
  size_t repeated() const { return repeated_; }  // left out, since they led nowhere new
  size_t ended() const { return ended_; }        // left out, since there was nothing to play

 private:
  std::vector<Opening> openings_;  // as they were read
  std::vector<size_t> order_;
  uint64_t seed_ = 0;
  size_t repeated_ = 0;
  size_t ended_ = 0;
};

}  // namespace hakari::match

#endif  // HAKARI_SUITES_MATCH_OPENINGS_H_
