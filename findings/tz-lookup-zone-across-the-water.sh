#!/usr/bin/env bash
# Date: 2026-11-28
# Packages: @photostructure/tz-lookup@11.7.0
# Expected: the time zone of a port is one of its own country: Tanger Med lies in Morocco, Pago Pago in American Samoa, whose zones the tz
#   database lists by country.
# Happens: borders are coarse at the coast. Tanger Med gets Europe/Madrid, which is an hour off in summer,
#   and Pago Pago gets Pacific/Apia, which is a day ahead. A caller has to check the zone against the country.
# Source: tz database, zone1970.tab and zone.tab: MA has Africa/Casablanca, AS has Pacific/Pago_Pago.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm install --silent --no-audit --no-fund --prefix "$folder" @photostructure/tz-lookup@11.7.0
cd "$folder"
cat > look.cjs <<'JS'
const zoneAt = require('@photostructure/tz-lookup')
const places = [
  ['Tanger Med, MA', 35.89, -5.5, 'Europe/Madrid'],
  ['Pago Pago, AS', -14.28, -170.69, 'Pacific/Apia'],
]
const seen = places.map(([name, lat, lng]) => [name, zoneAt(lat, lng)])
console.log(seen.map((pair) => pair.join(': ')).join('; '))
process.exit(seen.every(([, zone], index) => zone === places[index][3]) ? 0 : 1)
JS
node look.cjs
