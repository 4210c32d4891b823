# Reads /var/lib/dpkg/status, a paragraph a package, and says which version of `package` is installed.
/^Package: / { this = ($2 == package) }
/^Status: / { installed = ($4 == "installed") }
/^Version: / && this && installed { print package, $2; found = 1 }
END { if (!found) print package, "is not installed" }
