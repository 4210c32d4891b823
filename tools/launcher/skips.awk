# Reads a test.xml as GoogleTest writes it: "LABEL<tab>SUITE.CASE: reason" for each skipped case; -v label=LABEL.

/<testcase / {
  tell()
  skipped = attribute("result") == "skipped"
  name = attribute("classname") "." attribute("name")
  reason = "no reason given"
}
# "file:line", then the words of the test.
/<skipped / {
  reason = attribute("message")
  sub(/^[^\n]*\n/, "", reason)
  gsub(/\n/, "; ", reason)
}
END { tell() }

function tell() {
  if (skipped) printf "%s\t%s: %s\n", label, name, reason
  skipped = 0
}

# Of the element in this line.
function attribute(name) {
  if (!match($0, " " name "=\"[^\"]*\"")) return ""
  return decoded(substr($0, RSTART + length(name) + 3, RLENGTH - length(name) - 4))
}

function decoded(text) {
  gsub(/&#x0A;/, "\n", text)
  gsub(/&#x09;/, "\t", text)
  gsub(/&lt;/, "<", text)
  gsub(/&gt;/, ">", text)
  gsub(/&quot;/, "\"", text)
  gsub(/&apos;/, "'", text)
  gsub(/&amp;/, "\\&", text)
  return text
}
