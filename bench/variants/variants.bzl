"""Benchmarks that are really slower, for the gate to catch."""

def slower_cases(percent):
    """`slower_<percent>`: the benchmarks, PDS and legal moves slower by about so much.

    Args:
      percent: how much
    """
    native.cc_library(
        name = "slower_%d" % percent,
        srcs = ["slower_cases.cc"],
        hdrs = ["slower_cases.h"],
        local_defines = ["HAKARI_SLOWER_BY_PERCENT=%d" % percent],
        visibility = ["//ci/probe:__subpackages__"],
        deps = [
            "//bench:bench_case",
            "//bench:cases",
            "//bench/positions:position_set",
            "//engine/mate:depth_first",
            "//engine/mate:depth_first_solver",
            "//engine/mate:mate_result",
            "//engine/mate:pds",
            "//engine/mate:seams",
            "//engine/movegen",
            "//engine/position",
            "@com_google_absl//absl/strings",
        ],
    )
