"""One statistic: NAME.h, NAME.cc, and its test NAME_test.cc."""

def statistic(name, deps = [], test_deps = [], header_only = False):
    """Declares the library and its test.

    Args:
      name: of the library and its files
      deps: of the library
      test_deps: of the test besides the library
      header_only: there is no NAME.cc
    """
    native.cc_library(
        name = name,
        srcs = [] if header_only else [name + ".cc"],
        hdrs = [name + ".h"],
        visibility = ["//visibility:public"],
        deps = deps,
    )
    native.cc_test(
        name = name + "_test",
        size = "small",
        srcs = [name + "_test.cc"],
        deps = test_deps + [
            ":" + name,
            "@com_google_googletest//:gtest_main",
        ],
    )
