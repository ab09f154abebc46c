#!/usr/bin/env bash
# Date: 2026-11-30
# Packages: jsvat@2.5.4, validator@13.15.35
# Expected: a Belgian VAT number is BE, ten digits that begin with 0 or 1, and the last two are 97 less the remainder of the first eight by 97. Numbers
#   that begin with 0 were nearly used up in 2022, so new companies have one that begins with 1.
# Happens: jsvat takes nine digits, or ten that begin with 0. A supplier whose number begins with 1 is refused as if it had mistyped it; validator
#   accepts it. A check of VAT numbers that was right in 2021 refuses new companies only.
# Source: Belgian Royal Decree of 24 June 2003 (form of the enterprise number); the ministry of economy asked in 2022 to adapt programs before
#   1 January 2023, as vat-consult.be, "Structure of Belgian VAT and company numbers to change soon", has it.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm install --silent --no-audit --no-fund --prefix "$folder" jsvat@2.5.4 validator@13.15.35
cd "$folder"
cat > look.cjs <<'JS'
const { checkVAT, belgium } = require('jsvat')
const { isVAT } = require('validator')
// Numbers are made up; their last two digits are right.
const numberOf = (first) => `BE${first}${String(97 - (Number(first) % 97)).padStart(2, '0')}`
const seen = ['07999999', '10000001', '10012345'].map((first) => {
  const number = numberOf(first)
  const { isValid, isValidFormat } = checkVAT(number, [belgium])
  console.log(`${number}: jsvat ${isValid} (form ${isValidFormat}), validator ${isVAT(number, 'BE')}`)
  return [isValid, isValidFormat, isVAT(number, 'BE')].join()
})
process.exit(seen.join(' ') === 'true,true,true false,false,true false,false,true' ? 0 : 1)
JS
node look.cjs
