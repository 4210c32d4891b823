"""A golden as a sharded test."""

def golden_test(golden, problems, shards = 1, size = "small", parts = 1, **kwargs):
    """Declares <golden without its ending>_test: runs what the golden's header names and compares.

    With parts = n it is <golden without its ending>_slice_test and takes every n-th problem, always the same ones.

    Args:
      golden: the file, beside a LOG.md that knows it
      problems: the suite's problem files
      shards: how many parts run side by side; at most as many as there are problems
      size: as of every test
      parts: of how many parts only the first is run
      **kwargs: as of every cc_test
    """
    if not golden.endswith(".golden"):
        fail("%s: expected a file that ends in .golden" % golden)
    native.cc_test(
        name = golden[:-len(".golden")] + ("_test" if parts == 1 else "_slice_test"),
        size = size,
        args = ["$(rootpath %s)" % golden] + ([] if parts == 1 else ["1", str(parts)]),
        data = [
            golden,
            "LOG.md",
            problems,
        ],
        shard_count = shards,
        deps = ["//golden:golden_test_main"],
        **kwargs
    )
