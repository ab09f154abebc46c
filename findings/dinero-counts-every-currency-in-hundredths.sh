#!/usr/bin/env bash
# Date: 2026-11-27
# Packages: dinero.js@1.9.1
# Expected: an amount in minor units with its currency is enough: 5000 JPY are five thousand yen, because the yen has no minor unit, and
#   1500 KWD are 1.500 dinars, because the dinar has a thousand fils.
# Happens: the currency does not decide the exponent. Without a precision given, every currency has two decimals: ¥50.00 and 15 dinars.
# Source: ISO 4217, table A.1, column "minor unit": JPY 0, KWD 3.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm install --silent --no-audit --no-fund --prefix "$folder" dinero.js@1.9.1
cd "$folder"
cat > look.cjs <<'JS'
const Dinero = require('dinero.js')
const [yen, dinars] = [['JPY', 5000], ['KWD', 1500]].map(([currency, amount]) => Dinero({ currency, amount }).toUnit())
console.log(`5000 minor units of JPY: ${yen}, expected 5000. 1500 minor units of KWD: ${dinars}, expected 1.5`)
process.exit(yen === 50 && dinars === 15 ? 0 : 1)
JS
node look.cjs
