#!/usr/bin/env bash
# Date: 2026-11-27
# Packages: date-holidays@3.37.0
# Expected: holidays of the type "public" are those on which banks and customs of the country are closed.
# Happens: for China four days are public on which only a part of the people has time off: Women's Day, Youth Day, Children's Day and Army
#   Day. The second day of the Labour Day holiday, 2 May, and the fourth of the Spring Festival, 19 February 2026, are missing.
#   Bank days counted by the list are wrong in both directions.
# Source: State Council of the People's Republic of China, regulation on public holidays, as amended in November 2024: thirteen days for
#   everybody, among them four of the Spring Festival and two of Labour Day, and four days for groups, most of them half a day.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm install --silent --no-audit --no-fund --prefix "$folder" date-holidays@3.37.0
cd "$folder"
cat > look.cjs <<'JS'
const Holidays = require('date-holidays')
const listed = new Holidays('CN').getHolidays(2026).filter(({ type }) => type === 'public').map(({ date }) => date.slice(0, 10))
const ofGroups = ['2026-03-08', '2026-05-04', '2026-06-01', '2026-08-01']
const ofEverybody = ['2026-02-19', '2026-05-02']
console.log(`listed as public: ${listed.join(', ')}`)
console.log(`days of groups among them: ${ofGroups.filter((day) => listed.includes(day)).join(', ')}`)
console.log(`days of everybody that are missing: ${ofEverybody.filter((day) => !listed.includes(day)).join(', ')}`)
const isAsBefore = ofGroups.every((day) => listed.includes(day)) && ofEverybody.every((day) => !listed.includes(day))
process.exit(isAsBefore ? 0 : 1)
JS
node look.cjs
