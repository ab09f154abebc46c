#!/usr/bin/env bash
# Date: 2026-12-01
# Packages: sales-tax@2.23.0
# Expected: the newest version has the rates that hold in 2026: it has Finland's 25.5 %, Estonia's 24 % and Romania's 21 %, which are from 2024 and
#   2025, so the list looks well kept.
# Happens: Kazakhstan is 12 % and Russia 20 %, which ended with 2025. An answer has no day from which a rate holds, so nobody sees its age.
# Source: Kazakhstan: Tax Code, law 214-VIII of 18 July 2025, 16 % from 1 January 2026. Russia: law 425-FZ of 28 November 2025, 22 % from
#   1 January 2026.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm install --silent --no-audit --no-fund --prefix "$folder" sales-tax@2.23.0
cd "$folder"
cat > look.cjs <<'JS'
const salesTax = require('sales-tax')
const wanted = { FI: 0.255, EE: 0.24, RO: 0.21, KZ: 0.12, RU: 0.2 }
async function look() {
  const seen = {}
  for (const country of Object.keys(wanted)) seen[country] = (await salesTax.getSalesTax(country)).rate
  console.log(seen)
  process.exit(JSON.stringify(seen) === JSON.stringify(wanted) ? 0 : 1)
}
look()
JS
node look.cjs
