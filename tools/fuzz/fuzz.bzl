"""A fuzz target that is a test everywhere, and libFuzzer's prey with --config=fuzz.

The source defines LLVMFuzzerTestOneInput. As a plain test it is given every file of its corpus and then a fixed number of
seeded mutations of them, the same ones on every machine. With --config=fuzz the same target is linked with libFuzzer.
"""

def fuzz_test(name, srcs, corpus, deps = [], mutations = 20000, size = "small", **kwargs):
    """Declares the test.

    Args:
      name: of the test, by custom <reader>_fuzz_test
      srcs: one file with LLVMFuzzerTestOneInput
      corpus: files to begin with; at least one. What libFuzzer found (testdata/found/<name>/*) joins them
      deps: the reader under test
      mutations: how many mutated inputs the plain test tries
      size: as of every test
      **kwargs: as of every cc_test
    """
    if not corpus:
        fail("%s: a fuzz test needs at least one file to begin with" % name)
    inputs = corpus + native.glob(["testdata/found/%s/*" % name])
    native.cc_test(
        name = name,
        size = size,
        srcs = srcs,
        args = select({
            "//tools/fuzz:with_libfuzzer": [],
            "//conditions:default": ["--mutations=%d" % mutations],
        }) + ["$(rootpaths %s)" % file for file in inputs],
        data = inputs,
        linkopts = select({
            "//tools/fuzz:with_libfuzzer": ["-fsanitize=fuzzer"],
            "//conditions:default": [],
        }),
        deps = deps + select({
            "//tools/fuzz:with_libfuzzer": [],
            "//conditions:default": ["//tools/fuzz:replay_main"],
        }),
        **kwargs
    )
