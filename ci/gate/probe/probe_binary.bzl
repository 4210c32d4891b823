"""Probes: executables that run one benchmark and print how long it took."""

def probe_binary(name, deps):
    """`<name>` and `<name>_other_order`: a probe in two orders of linking.

    The second has the same objects with their functions in another order: what is slower in one order
    of linking only is an accident of where the code lies.

    A gate starts thousands of them. Without shared libraries one starts in 3 ms instead of 9, and the
    code lies in the same place every time. Sanitizers cannot be linked so (.bazelrc takes it back).

    Args:
      name: of the probe
      deps: what it is made of, its main function included
    """
    for suffix, linkopts in {"": [], "_other_order": ["-Wl,--sort-section=name"]}.items():
        native.cc_binary(
            name = name + suffix,
            features = ["fully_static_link"],
            linkopts = linkopts,
            visibility = ["//ci:__subpackages__"],
            deps = deps,
        )
