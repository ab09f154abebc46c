#!/usr/bin/env bash
# Date: 2026-11-28
# Packages: holidays@0.105
# Expected: the public holidays of Hong Kong are the days on which its banks are closed, so Good Friday is one in each year.
# Happens: until 2027 they are without Good Friday, and until 2029 without the Saturday after it: they are the statutory holidays of employees, which
#   the law extends by one day every second year. The days on which banks close are in the category "optional", which has fewer days on Sundays.
# Source: General Holidays Ordinance (Cap. 149), by which banks and offices close; Employment Ordinance (Cap. 57), section 39, as amended in 2021,
#   by which Easter Monday is statutory from 2026, Good Friday from 2028 and the day after it from 2030.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --target "$folder" holidays==0.105
PYTHONPATH="$folder" python3 - <<'PY'
from holidays import country_holidays

def days(year, *categories):
    return {str(day) for day in country_holidays('HK', years=year, categories=categories)}

good_fridays = {2026: '2026-04-03', 2027: '2027-03-26', 2028: '2028-04-14'}
seen = {year: (day in days(year, 'public'), day in days(year, 'optional')) for year, day in good_fridays.items()}
for year, (is_public, is_optional) in seen.items():
    print(f'Good Friday {year}: public {is_public}, optional {is_optional}')
raise SystemExit(0 if seen == {2026: (False, True), 2027: (False, True), 2028: (True, True)} else 1)
PY
