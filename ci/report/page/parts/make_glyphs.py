#!/usr/bin/env python3
"""Writes glyphs.js: the kanji of boards as outlines, so that no reader's machine needs a Japanese font.

Run once, by hand, when a character is wanted that is not there yet (the build does not need it):

    apt-get install fonts-hanazono python3-fonttools
    ci/report/page/parts/make_glyphs.py > ci/report/page/parts/glyphs.js

The font is HanaMinA of the GlyphWiki Project; its licence (/usr/share/doc/fonts-hanazono/copyright)
gives unlimited permission to use, copy and distribute it, with or without modification.
"""

import sys

from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

FONT = '/usr/share/fonts/truetype/hanazono/HanaMinA.ttf'
CHARACTERS = '歩香桂銀金角飛玉' + 'と杏圭全馬龍' + '一二三四五六七八九' + '同成不打'
SIZE = 200  # units of a side; whole numbers are fine enough for a square of 24 pixels

HEAD = '''\
// Kanji as outlines in a square of 200 units, the origin in its upper left corner.
// Written by make_glyphs.py from the font HanaMinA (Hanazono Mincho), copyright 2008-2011 GlyphWiki
// Project, which gives unlimited permission to use, copy and distribute it, modified or not; no warranty.
'use strict';

const kGlyphSize = 200;
const kGlyphs = {'''


def outline(font, character):
  glyphs = font.getGlyphSet()
  name = font.getBestCmap()[ord(character)]
  scale = SIZE / font['head'].unitsPerEm
  top = font['OS/2'].sTypoAscender * scale  # of the square, above the base line
  pen = SVGPathPen(glyphs, ntos=lambda number: str(round(number)))
  glyphs[name].draw(TransformPen(pen, (scale, 0, 0, -scale, 0, top)))
  return pen.getCommands()


def main():
  font = TTFont(sys.argv[1] if len(sys.argv) > 1 else FONT)
  print(HEAD)
  for character in CHARACTERS:
    print(f"  {character}: '{outline(font, character)}',")
  print('};')


if __name__ == '__main__':
  main()
