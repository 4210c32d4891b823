#include "bench/peers/osl_program.h"

#include <osl/checkmate/dfpn.h>
#include <osl/container.h>
#include <osl/hashKey.h>
#include <osl/numEffectState.h>
#include <osl/pathEncoding.h>
#include <osl/usi.h>

#include "bench/peers/osl_package.h"

namespace hakari::bench {
namespace {

// OpenShogiLib takes a move back by itself, after it has called a function object for the work in
// between.
class Perft {
 public:
  Perft(osl::NumEffectState& state, bool from_list) : state_(state), from_list_(from_list) {}

  uint64_t Leaves(int depth) {
    depth_ = depth;
    leaves_ = 0;
    Expand();
    return leaves_;
  }

  // Called by OpenShogiLib after a move was made.
  void operator()(osl::Square) {
    if (depth_ == 0) {
      ++leaves_;
    } else {
      Expand();
    }
  }

 private:
  void Expand() {
    osl::MoveVector moves;
    state_.generateWithFullUnpromotions(moves);
    if (depth_ == 1 && from_list_) {
      leaves_ += moves.size();
      return;
    }
    --depth_;
    for (osl::Move move : moves) state_.makeUnmakeMove(move, *this);
    ++depth_;
  }

  osl::NumEffectState& state_;
  const bool from_list_;
  int depth_ = 0;
  uint64_t leaves_ = 0;
};

struct CountCalls {
  uint64_t calls = 0;
  void operator()(osl::Square) { ++calls; }
};

}  // namespace

struct OslPositions::Contents {
  struct One {
    osl::NumEffectState state;
    std::vector<osl::Move> moves;
  };
  std::vector<One> all;
};

OslPositions::OslPositions(const std::vector<std::string>& sfens)
    : contents_(std::make_unique<Contents>()) {
  contents_->all.reserve(sfens.size());
  for (const std::string& sfen : sfens) {
    contents_->all.push_back({osl::usi::makeState(sfen), {}});
    Contents::One& one = contents_->all.back();
    osl::MoveVector moves;
    one.state.generateWithFullUnpromotions(moves);
    one.moves.assign(moves.begin(), moves.end());
  }
}

OslPositions::~OslPositions() = default;

uint64_t OslPositions::CountLegal() const {
  uint64_t count = 0;
  for (const Contents::One& one : contents_->all) {
    osl::MoveVector moves;
    one.state.generateWithFullUnpromotions(moves);
    count += moves.size();
  }
  return count;
}

uint64_t OslPositions::DoAndUndo() {
  CountCalls made;
  for (Contents::One& one : contents_->all) {
    for (osl::Move move : one.moves) one.state.makeUnmakeMove(move, made);
  }
  return made.calls;
}

uint64_t OslPositions::PerftFromList(int depth) {
  return Perft(contents_->all.front().state, /*from_list=*/true).Leaves(depth);
}

uint64_t OslPositions::PerftMade(int depth) {
  return Perft(contents_->all.front().state, /*from_list=*/false).Leaves(depth);
}

uint64_t OslPositions::ContestedSquares() const {
  uint64_t contested = 0;
  for (const Contents::One& one : contents_->all) {
    for (int file = 1; file <= 9; ++file) {
      for (int rank = 1; rank <= 9; ++rank) {
        const osl::Square square(file, rank);
        const int black = one.state.countEffect(osl::BLACK, square);
        const int white = one.state.countEffect(osl::WHITE, square);
        contested += (black > white) + 2 * (white > black);
      }
    }
  }
  return contested;
}

struct OslMateSearch::Contents {
  std::vector<osl::NumEffectState> states;
};

OslMateSearch::OslMateSearch(const std::vector<std::string>& sfens)
    : contents_(std::make_unique<Contents>()) {
  for (const std::string& sfen : sfens) contents_->states.push_back(osl::usi::makeState(sfen));
}

OslMateSearch::~OslMateSearch() = default;

std::vector<OslMateAnswer> OslMateSearch::SolveAll(uint64_t nodes) {
  nodes_ = 0;
  std::vector<OslMateAnswer> answers;
  for (const osl::NumEffectState& state : contents_->states) {
    osl::checkmate::DfpnTable table(state.turn());
    osl::checkmate::Dfpn search;
    search.setTable(&table);
    osl::Move best;
    const osl::checkmate::ProofDisproof result = search.hasCheckmateMove(
        state, osl::HashKey(state), osl::PathEncoding(state.turn()), nodes, best);
    nodes_ += search.nodeCount();
    answers.push_back(result.isCheckmateSuccess() ? OslMateAnswer::kMate
                      : result.isCheckmateFail()  ? OslMateAnswer::kNoMate
                                                  : OslMateAnswer::kUnknown);
  }
  return answers;
}

uint64_t OslReadSfens(const std::vector<std::string>& sfens) {
  uint64_t read = 0;
  for (const std::string& sfen : sfens) {
    const osl::NumEffectState state = osl::usi::makeState(sfen);
    read += state.turn() == osl::BLACK || state.turn() == osl::WHITE;
  }
  return read;
}

const char* OslPackage() { return kOslPackage; }

}  // namespace hakari::bench
