// The three positions that are commonly used to compare move generators.
#ifndef HAKARI_BENCH_PERFT_POSITIONS_H_
#define HAKARI_BENCH_PERFT_POSITIONS_H_

namespace hakari::bench {

struct PerftPosition {
  const char* name;
  const char* sfen;
  int list_depth;  // so that a pass takes some hundredths of a second
  int made_depth;
};

inline constexpr PerftPosition kPerftPositions[] = {
    {"start", "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1", 4, 4},
    {"middle", "l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w GR5pnsg 1", 3, 2},
    {"most", "R8/2K1S1SSk/4B4/9/9/9/9/9/1L1L1L3 b RBGSNLP3g3n17p 1", 3, 2},
};

}  // namespace hakari::bench

#endif  // HAKARI_BENCH_PERFT_POSITIONS_H_
