"""The parts of a kind of page as a C++ source."""

def page_parts(name, variable, styles, scripts, html = "page.html", charts = True):
    """Declares NAME.cc, which defines the PageParts of a kind of page.

    Args:
      name: of the rule and of the source
      variable: with its namespace, as hakari::gate::kGatePageParts
      styles: in the order in which they apply
      scripts: in the order in which they run
      html: the frame, with the places of all others
      charts: whether the page draws any; else Chart.js is left out
    """
    chart = "@chartjs//:chart.min.js"
    parts = styles + scripts
    native.genrule(
        name = name,
        srcs = [html] + ([chart] if charts else []) + parts,
        outs = [name + ".cc"],
        cmd = "$(location //ci/report/page:embed.sh) %s $@ " % variable +
              "$(location %s) %s " % (html, "$(location %s)" % chart if charts else "/dev/null") +
              " ".join(["$(location %s)" % part for part in parts]),
        tools = ["//ci/report/page:embed.sh"],
    )
