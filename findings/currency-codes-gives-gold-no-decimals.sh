#!/usr/bin/env bash
# Date: 2026-11-27
# Packages: currency-codes@2.2.0
# Expected: gold, silver and special drawing rights have no minor unit that could be counted: the standard says "N.A.", so a library says
#   that the number of digits is unknown.
# Happens: `digits` is 0, as for the yen. Who rounds by it turns 1.75 ounces of gold into 2.
# Source: ISO 4217, table A.1: XAU, XAG and XDR have "N.A." as their minor unit; JPY has 0.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm install --silent --no-audit --no-fund --prefix "$folder" currency-codes@2.2.0
cd "$folder"
cat > look.cjs <<'JS'
const { code, publishDate } = require('currency-codes')
const seen = ['XAU', 'XAG', 'XDR', 'JPY'].map((currency) => [currency, code(currency).digits])
console.log(`list of ${publishDate}: ${seen.map((pair) => pair.join(' ')).join(', ')}`)
process.exit(seen.every(([, digits]) => digits === 0) ? 0 : 1)
JS
node look.cjs
