#!/usr/bin/env bash
# Date: 2026-11-28
# Packages: ibantools@4.5.4
# Expected: the example that the IBAN registry prints for Côte d'Ivoire is valid: its bank code begins with two letters.
# Happens: the format of the package wants one letter and digits there, the older form of bank codes, so the registry's own example is refused
#   although its check digits are right. For Benin, which has the same central bank, the package takes both forms.
# Source: SWIFT IBAN registry, entry CI (example CI93 CI00 8011 1301 1342 9120 0589); github.com/Simplify/ibantools/issues/630 (17 Jan 2025).
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm install --silent --no-audit --no-fund --prefix "$folder" ibantools@4.5.4
cd "$folder"
cat > look.cjs <<'JS'
const { countrySpecs, isValidIBAN } = require('ibantools')
const example = 'CI93CI0080111301134291200589'
const digits = [...(example.slice(4) + example.slice(0, 4))].map((sign) => Number.parseInt(sign, 36)).join('')
const checks = BigInt(digits) % 97n === 1n
console.log(`check digits right: ${checks}; valid: ${isValidIBAN(example)}; CI: ${countrySpecs.CI.bban_regexp}; BJ: ${countrySpecs.BJ.bban_regexp}`)
process.exit(checks && !isValidIBAN(example) ? 0 : 1)
JS
node look.cjs
