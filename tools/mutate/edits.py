"""The small wrong edits, and where in a C++ file each can be made. Text is enough, since clang-format has put one statement
on a line and blanks around binary operators; what is no C++ afterwards is drawn again."""
import re

SWAPS = {
    " < ": " <= ", " <= ": " < ", " > ": " >= ", " >= ": " > ", " == ": " != ", " != ": " == ",
    " && ": " || ", " || ": " && ", " + ": " - ", " - ": " + ", " * ": " + ", " / ": " * ",
    " += ": " -= ", " -= ": " += ", "++": "--", "--": "++", " & ": " | ", " | ": " & ",
    "true": "false", "false": "true", "std::min": "std::max", "std::max": "std::min",
}
SWAP = re.compile("|".join(r"\b%s\b" % re.escape(w) if w[0].isalpha() else re.escape(w)
                           for w in sorted(SWAPS, key=len, reverse=True)))
NUMBER = re.compile(r"(?<![\w.\"'])(\d+)(?=[uUlL]*\b)(?![\w.]*[.'])")
CONDITION = re.compile(r"^(\s*(?:\} else )?(?:if|while) )\((.*)\)( \{| [^{};]*;|)$")
STATEMENT = re.compile(r"^\s+(?!return\b|using\b|typedef\b|break\b|case\b|goto\b|throw\b|friend\b|static_assert\b)"
                       r"[\w:.\->\[\]()*+]+(?:\(.*\)| [-+*/|&^]?= .*);$")
RETURN = re.compile(r"^(\s+(?:.*\) )?return) ([^;]+);$")
# Return values that are not replaced by {}: the edit would change nothing, or the operator edits cover it.
NOTHING = ("true", "false", "{}", "std::nullopt", "nullptr", "absl::OkStatus()", "ExitCode::kPass", '""', "0")
KINDS = ["operator", "number", "condition", "statement", "return"]


def code_lines(text):
    """(number, line) of the lines with code in them; text in quotes and remarks are none, nor are directives."""
    for number, line in enumerate(text.split("\n"), 1):
        stripped = line.strip()
        if stripped and not stripped.startswith(("//", "#", "*", "/*", "namespace", "using", "template")):
            yield number, line


def masked(line):
    """The line with quoted text and the remark at its end blanked out, so that no edit lands there."""
    line = re.sub(r'"(?:[^"\\]|\\.)*"|\'(?:[^\'\\]|\\.)\'', lambda m: "\x00" * len(m[0]), line)
    return re.sub(r"//.*$", lambda m: "\x00" * len(m[0]), line)


def places(text):
    """By kind: (line number, the line, what it may become)."""
    found = {kind: [] for kind in KINDS}
    before_it = "{"
    for number, line in code_lines(text):
        begins, before_it = before_it.endswith((";", "{", "}", ":")), masked(line).rstrip(" \x00")
        plain = masked(line)
        for match in SWAP.finditer(plain):
            after = line[:match.start()] + SWAPS[match[0]] + line[match.end():]
            found["operator"].append((number, line, [after]))
        for match in NUMBER.finditer(plain):
            value = int(match[1])
            values = [value + 1] + ([value - 1] if value > 0 else [])
            found["number"].append((number, line, [line[:match.start(1)] + str(v) + line[match.end(1):] for v in values]))
        condition = CONDITION.match(line)
        if condition and balanced(condition[2]) and ";" not in condition[2]:
            found["condition"].append((number, line, [f"{condition[1]}(!({condition[2]})){condition[3]}"]))
        if begins and STATEMENT.match(line) and balanced(line):
            found["statement"].append((number, line, [""]))
        returned = RETURN.match(line)
        if returned and balanced(returned[2]) and returned[2] not in NOTHING:
            found["return"].append((number, line, [f"{returned[1]} {{}};"]))
    return {kind: found[kind] for kind in KINDS if found[kind]}


def balanced(text):
    return all(text.count(a) == text.count(b) for a, b in ["()", "[]", "{}"])


def choose(found, dice):
    """Any kind of edit that the file offers, then any of its places: (line, kind, before, after)."""
    kind = dice.choice(sorted(found))
    number, before, afters = dice.choice(found[kind])
    return number, kind, before, dice.choice(afters)
