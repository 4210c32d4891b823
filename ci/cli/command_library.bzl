"""A subcommand of the binary."""

def command_library(name, srcs = None, deps = [], **kwargs):
    """Declares the library of one word.

    Args:
      name: WORD_command, which defines `AddWordCommand` of commands.h
      srcs: where they are not just name.cc
      deps: besides what every command needs
      **kwargs: as of every cc_library
    """
    native.cc_library(
        name = name,
        srcs = srcs or [name + ".cc"],
        deps = [
            "//ci/report:exit_code",
            "//ci/cli:command",
            "//ci/cli:commands",
            "//ci/cli:options",
        ] + deps,
        **kwargs
    )
