"""Probes of builds that differ in a known way, for the gate to judge."""

def probe_variant(name, deps):
    """`<name>` and `<name>_other_order`: a probe in both orders of linking.

    Args:
      name: of the variant
      deps: what it is made of, its main function included
    """
    for suffix, linkopts in {"": [], "_other_order": ["-Wl,--sort-section=name"]}.items():
        native.cc_binary(
            name = name + suffix,
            linkopts = linkopts,
            visibility = ["//ci:__subpackages__"],
            deps = deps,
        )

def slower_probe(percent):
    """`slower_<percent>`: its PDS and its legal moves are slower by about so much.

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
            "//ci/probe:probe_lib",
        ],
    )
    probe_variant(name, [name + "_main"])
