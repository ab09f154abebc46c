#!/usr/bin/env bash
# Date: 2026-12-01
# Packages: convert-units@2.3.4, js-quantities@1.8.0
# Expected: "t" is the tonne of 1,000 kg, as on a bill of lading and in every freight rate per tonne; a library that means the short ton of
#   2,000 pounds says so in the symbol.
# Happens: in convert-units "t" is the short ton, 907.184 kg, and the tonne is "mt". In js-quantities, which is as well known, "t" is the tonne. Twelve
#   tonnes of cargo become 10,886 kg, which no check of a plausible weight notices.
# Source: SI brochure, 9th edition, table 8: t is the symbol of the tonne, 1,000 kg. UN/ECE Recommendation 20: TNE is the tonne, STN the short ton.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm install --silent --no-audit --no-fund --prefix "$folder" convert-units@2.3.4 js-quantities@1.8.0
cd "$folder"
cat > look.cjs <<'JS'
const convert = require('convert-units')
const Quantity = require('js-quantities')
const kilograms = {
  'convert-units t': convert(12).from('t').to('kg'),
  'convert-units mt': convert(12).from('mt').to('kg'),
  'js-quantities t': new Quantity('12 t').to('kg').scalar,
}
console.log(kilograms)
const [short, metric, other] = Object.values(kilograms)
process.exit(Math.round(short) === 10886 && metric === 12000 && other === 12000 ? 0 : 1)
JS
node look.cjs
