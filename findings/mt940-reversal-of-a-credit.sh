#!/usr/bin/env bash
# Date: 2026-11-27
# Packages: mt940-js@1.0.0, mt940js@1.3.5, tslib@2.8.1
# Expected: the mark RC in field 61 takes a credit back, so it is a debit, and RD takes a debit back, so it is a credit. The entries of a
#   statement add up to its closing balance.
# Happens: mt940-js reports RC with isCredit true and RD with isCredit false, and has no other sign of a reversal. Entries summed by
#   isCredit miss the closing balance by twice each reversed amount. mt940js gives the two the right signs.
# Source: SWIFT, Category 9 message reference guide, MT940 field 61: the debit and credit mark is one of C, D, RC and RD.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm install --silent --no-audit --no-fund --prefix "$folder" mt940-js@1.0.0 mt940js@1.3.5 tslib@2.8.1
cd "$folder"
cat > look.cjs <<'JS'
const { Parser } = require('mt940js')
const { read } = require('mt940-js')
const statement = [
  ':20:STATEMENT', ':25:12345678/0000123456', ':28C:00001/001', ':60F:C251130EUR1000,00',
  ':61:2512011201RC50,00NTRFNONREF//A', ':86:A credit is taken back', ':61:2512011201RD20,00NTRFNONREF//B',
  ':86:A debit is taken back', ':62F:C251201EUR970,00', '-', '',
].join('\r\n')
read(Buffer.from(statement)).then(([first]) => {
  const sum = (amounts) => 1000 + amounts.reduce((total, amount) => total + amount, 0)
  const byMark = sum(first.transactions.map(({ isCredit, amount }) => (isCredit ? amount : -amount)))
  const signed = sum(new Parser().parse(statement)[0].transactions.map(({ amount }) => amount))
  console.log(`closing balance 970: mt940-js adds up to ${byMark}, mt940js to ${signed}`)
  process.exit(byMark === 1030 && signed === 970 ? 0 : 1)
})
JS
node look.cjs
