#!/usr/bin/env bash
# Date: 2026-11-27
# Packages: mt940js@1.3.5, mt940-js@1.0.0, tslib@2.8.1
# Expected: field 61 of an MT940 has the value date with its year (YYMMDD) and the entry date without one (MMDD). A value date of
#   31 December 2025 with the entry date 0101 was booked on 1 January 2026, the nearest such day.
# Happens: both readers give the entry date the year of the value date, so the booking is a year before it: 1 January 2025. Statements of
#   the turn of the year are sorted, and counted into periods, a year too early.
# Source: SWIFT, Category 9 message reference guide, MT940 field 61: subfield 2, entry date, is month and day only and is near the value date.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
# mt940-js does not declare tslib, which it needs.
npm install --silent --no-audit --no-fund --prefix "$folder" mt940js@1.3.5 mt940-js@1.0.0 tslib@2.8.1
cd "$folder"
cat > look.cjs <<'JS'
const { Parser } = require('mt940js')
const { read } = require('mt940-js')
const statement = [
  ':20:STATEMENT', ':25:12345678/0000123456', ':28C:00001/001', ':60F:C251230EUR1000,00',
  ':61:2512310101D100,00NTRFNONREF//A', ':86:Rent', ':62F:C260101EUR900,00', '-', '',
].join('\r\n')
read(Buffer.from(statement)).then(([first]) => {
  const seen = [
    new Parser().parse(statement)[0].transactions[0].entryDate.toISOString().slice(0, 10),
    first.transactions[0].entryDate,
  ]
  console.log(`value date 2025-12-31, entry date 0101: mt940js ${seen[0]}, mt940-js ${seen[1]}; expected 2026-01-01`)
  process.exit(seen.every((day) => day === '2025-01-01') ? 0 : 1)
})
JS
node look.cjs
