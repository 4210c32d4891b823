"""A subcommand of the binary."""

def command_library(name, srcs = None, hdrs = None, deps = [], **kwargs):
    """Declares the library of one word.

    Args:
      name: WORD_command; its header declares `AddWordCommand`
      srcs: where they are not just name.cc
      hdrs: where they are not just name.h
      deps: besides what every command needs
      **kwargs: as of every cc_library
    """
    native.cc_library(
        name = name,
        srcs = srcs or [name + ".cc"],
        hdrs = hdrs or [name + ".h"],
        deps = [
            "//ci/report:exit_code",
            "//ci/cli:command",
            "@cli11",
        ] + deps,
        **kwargs
    )
