#!/usr/bin/env bash
# Date: 2026-11-27
# Packages: iban@0.0.14, ibantools@4.5.4
# Expected: a validator of IBANs knows every country of the IBAN registry: both packages accept an IBAN whose length, structure and check
#   digits are those of the registry.
# Happens: iban knows none of the countries that joined the registry in its later years, and answers false, as for a typing error. A payee in
#   Oman, Somalia, Mongolia or the Falkland Islands is refused. ibantools accepts all of them.
# Source: SWIFT, IBAN Registry (ISO 13616), which has the length and structure of each of these countries.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm install --silent --no-audit --no-fund --prefix "$folder" iban@0.0.14 ibantools@4.5.4
cd "$folder"
cat > look.cjs <<'JS'
const iban = require('iban')
const { isValidIBAN } = require('ibantools')
const accounts = {
  'Germany, to compare': 'DE89370400440532013000',
  Sudan: 'SD8811123456789012',
  Djibouti: 'DJ2100010000000154000100186',
  Somalia: 'SO211000001001000100141',
  Mongolia: 'MN121234123456789123',
  'Falkland Islands': 'FK88SC123456789012',
  Oman: 'OM810180000001299123456',
}
const seen = Object.entries(accounts).map(([country, account]) => [country, iban.isValid(account), isValidIBAN(account)])
for (const [country, one, other] of seen) console.log(`${country}: iban ${one}, ibantools ${other}`)
const isAsBefore = seen.every(([country, one, other]) => other && one === country.startsWith('Germany'))
process.exit(isAsBefore ? 0 : 1)
JS
node look.cjs
