"""Probes of builds that differ in a known way, for the gate to judge."""

load("//ci/gate/probe:probe_binary.bzl", "probe_binary")

def slower_probe(percent):
    """`slower_<percent>`: its PDS and its legal moves are slower by about this much.

    Args:
      percent: how much
    """
    name = "slower_%d" % percent
    native.cc_library(
        name = name + "_main",
        srcs = ["slower_main.cc"],
        deps = [
            "//bench:answers",
            "//bench/variants:" + name,
            "//ci/gate/probe:probe_lib",
        ],
    )
    probe_binary(name, [name + "_main"])
