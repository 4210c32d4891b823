#!/usr/bin/env python3
"""Which edits are found in a few lines, and that none lands where there is no code."""
import random
import sys
import unittest

sys.path.insert(0, "tools/mutate")
import edits


def afters(kind, text):
    return [after for _, _, choices in edits.places(text).get(kind, []) for after in choices]


class EditsTest(unittest.TestCase):
    def test_operators(self):
        self.assertEqual(afters("operator", "  if (a < b && c) d++;"),
                         ["  if (a <= b && c) d++;", "  if (a < b || c) d++;", "  if (a < b && c) d--;"])
        self.assertEqual(afters("operator", "  return true;"), ["  return false;"])
        self.assertEqual(afters("operator", "  std::vector<int> truest;"), [])

    def test_numbers(self):
        self.assertEqual(afters("number", "  int a = 7;"), ["  int a = 8;", "  int a = 6;"])
        self.assertEqual(afters("number", "  int a = 0;"), ["  int a = 1;"])
        self.assertEqual(afters("number", "  x10 = 'a5' + 1.5;"), [])

    def test_conditions(self):
        self.assertEqual(afters("condition", "  } else if (f(a)) {"), ["  } else if (!(f(a))) {"])
        self.assertEqual(afters("condition", "  while (a) b();"), ["  while (!(a)) b();"])
        self.assertEqual(afters("condition", "  for (int i : a) {"), [])

    def test_statements_are_whole(self):
        self.assertEqual(afters("statement", "{\n  a.b(c);\n}"), [""])
        self.assertEqual(afters("statement", "  x =\n      a.b(c);"), [])
        self.assertEqual(afters("statement", "  return a(b);\n"), [])

    def test_returns(self):
        self.assertEqual(afters("return", "  return a + b;"), ["  return {};"])
        self.assertEqual(afters("return", "  return std::nullopt;"), [])

    def test_no_code_is_left_alone(self):
        text = '// a < b\n#if 1 < 2\n  F("a < b 1");  // c < d'
        self.assertEqual(afters("operator", text), [])
        self.assertEqual(afters("number", text), [])

    def test_the_same_dice_choose_the_same(self):
        found = edits.places("  if (a < b) return 7;\n  c = d + 1;\n")
        self.assertEqual(edits.choose(found, random.Random("1")), edits.choose(found, random.Random("1")))


if __name__ == "__main__":
    unittest.main()
