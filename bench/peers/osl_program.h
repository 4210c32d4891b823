// OpenShogiLib behind an interface of plain values: its headers, its macros and its license stay in
// the one file that includes them.
#ifndef HAKARI_BENCH_PEERS_OSL_PROGRAM_H_
#define HAKARI_BENCH_PEERS_OSL_PROGRAM_H_

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace hakari::bench {

// Positions in OpenShogiLib's own form.
class OslPositions {
 public:
  explicit OslPositions(const std::vector<std::string>& sfens);
  ~OslPositions();

  // Lists every legal move of every position and returns their number.
  uint64_t CountLegal() const;
  // Makes and takes back every legal move of every position; returns their number.
  uint64_t DoAndUndo();
  // Perft of the first position.
  uint64_t PerftFromList(int depth);
  uint64_t PerftMade(int depth);
  // Squares that black's pieces attack more often than white's, plus twice the reverse.
  uint64_t ContestedSquares() const;

 private:
  struct Contents;
  std::unique_ptr<Contents> contents_;
};

enum class OslMateAnswer { kUnknown, kMate, kNoMate };

// OpenShogiLib's df-pn, with an empty table for each position.
class OslMateSearch {
 public:
  explicit OslMateSearch(const std::vector<std::string>& sfens);
  ~OslMateSearch();

  // Searches all positions, with at most `nodes` nodes each.
  std::vector<OslMateAnswer> SolveAll(uint64_t nodes);
  // The nodes of the last run, of all positions together.
  uint64_t nodes() const { return nodes_; }

 private:
  struct Contents;
  std::unique_ptr<Contents> contents_;
  uint64_t nodes_ = 0;
};

// OpenShogiLib's package and its version.
const char* OslPackage();

// Reads every text into one of OpenShogiLib's positions; returns how many were read.
uint64_t OslReadSfens(const std::vector<std::string>& sfens);

}  // namespace hakari::bench

#endif  // HAKARI_BENCH_PEERS_OSL_PROGRAM_H_
