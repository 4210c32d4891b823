"""Benchmarks that are really slower, for the gate to catch."""

def slower_cases(percent, steps_a_node, steps_a_position):
    """`slower_<percent>`: the benchmarks, PDS and legal moves slower by about so much.

    Args:
      percent: how much
      steps_a_node: that PDS burns
      steps_a_position: that the generation of legal moves burns
    """
    native.cc_library(
        name = "slower_%d" % percent,
        srcs = ["slower_cases.cc"],
        hdrs = ["slower_cases.h"],
        local_defines = [
            "HAKARI_STEPS_A_NODE=%d" % steps_a_node,
            "HAKARI_STEPS_A_POSITION=%d" % steps_a_position,
        ],
        visibility = ["//ci/gate/probe:__subpackages__"],
        deps = [
            ":pds_with",
            "//bench:bench_case",
            "//bench:cases",
            "//bench/positions:position_set",
            "//engine/mate:proof_table",
            "//engine/mate:seams",
            "//engine/movegen",
            "//engine/position",
            "@com_google_absl//absl/strings",
        ],
    )
