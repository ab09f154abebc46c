#!/usr/bin/env bash
# Date: 2026-12-01
# Packages: @dinero.js/currencies@2.0.0-alpha.15, dinero.js@2.0.0-alpha.15
# Expected: amounts of a currency have as many decimals as the standard gives it, so an amount of minor units that a payment provider or a
#   statement sends means the same here: 1,050 minor units of Madagascar's ariary are 10.50.
# Happens: the ariary and Mauritania's ouguiya have base 5 with exponent 1, as their coins have, and five minor units make one: 1,050 are 210. Who takes
#   the minor units of a provider is wrong by twenty times, and only in these two currencies.
# Source: ISO 4217, table A.1: MGA and MRU have 2 as their minor unit. ISO 20022 lets an amount have as many decimals as that.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm install --silent --no-audit --no-fund --prefix "$folder" @dinero.js/currencies@2.0.0-alpha.15 dinero.js@2.0.0-alpha.15
cd "$folder"
cat > look.mjs <<'JS'
import { EUR, MGA, MRU } from '@dinero.js/currencies'
import { dinero, toUnits } from 'dinero.js'

const unitsOf = (currency) => toUnits(dinero({ amount: 1050, currency }))
const seen = { EUR: unitsOf(EUR), MGA: unitsOf(MGA), MRU: unitsOf(MRU) }
console.log('1,050 minor units, in units and what is left over:', seen)
process.exit(JSON.stringify(seen) === '{"EUR":[10,50],"MGA":[210,0],"MRU":[210,0]}' ? 0 : 1)
JS
node look.mjs
