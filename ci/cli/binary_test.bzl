"""A test of the binary as a user meets it."""

def binary_test(name, data = [], deps = [], size = "small", **kwargs):
    """Declares the test.

    Args:
      name: of the test and, with .cc, of its source, which runs the binary by binary_for_test.h
      data: files that it needs besides the binary
      deps: libraries that it needs besides those
      size: as of every test
      **kwargs: as of every test
    """
    native.cc_test(
        name = name,
        size = size,
        srcs = [name + ".cc"],
        data = ["//ci/cli:hakari"] + data,
        deps = [
            "//ci/cli:binary_for_test",
            "//base/files:text_file",
            "@com_google_absl//absl/strings",
            "@com_google_googletest//:gtest_main",
        ] + deps,
        **kwargs
    )
