#!/usr/bin/env bash
# Date: 2026-11-28
# Packages: fontkit@2.0.4, @fontsource/inter@5.2.8
# Expected: the characters of a glyph (`codePoints`, of which a PDF's text is made that people copy and search) are those of the text that was laid out.
# Happens: a font keeps each glyph with the characters with which it was asked for first. Where two characters share a glyph, as ʼ (U+02BC, in names of
#   Ukraine) and ’ (U+2019, in names of France and Ireland), the later text has the character of the earlier one, also in another document: a font that
#   is opened once for many documents gives a copied name that is not the payee's.
# Source: ISO 32000-1, 9.10: text is extracted by a map from each glyph to its characters. fontkit's TTFFont keeps glyphs by their number alone.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm install --silent --no-audit --no-fund --prefix "$folder" fontkit@2.0.4 @fontsource/inter@5.2.8
cd "$folder"
cat > see.mjs <<'JS'
import { openSync } from 'fontkit'
const path = 'node_modules/@fontsource/inter/files/inter-latin-400-normal.woff'
const copied = (font, text) => font.layout(text).glyphs.map(({ codePoints }) => String.fromCodePoint(...codePoints)).join('')
const [ukrainian, french] = ['\u02BC', 'L\u2019Isle-sur-la-Sorgue']
const fresh = copied(openSync(path), french)
const kept = openSync(path)
copied(kept, ukrainian)
const later = copied(kept, french)
console.log(`first text of the font: ${JSON.stringify(fresh)}; after ${JSON.stringify(ukrainian)}: ${JSON.stringify(later)}`)
process.exit(fresh === french && later === french.replace('\u2019', '\u02BC') ? 0 : 1)
JS
node see.mjs
