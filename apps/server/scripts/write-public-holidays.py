"""Writes apps/server/data/public-holidays.json: weekends and public holidays on working days, by country. And holiday-names.json: their names.

pip install holidays==0.105 && python3 apps/server/scripts/write-public-holidays.py

The package (MIT, https://github.com/vacanza/holidays) is maintained by its community from official sources. Run this script with a
newer version every year: governments move holidays, and dates of lunar calendars are estimates until shortly before the day.
"""

import json
import pathlib

import holidays

first_year, last_year = 2025, 2033
# A country whose banks keep the holidays of one part: Easter Monday is none of the whole United Kingdom.
part_that_counts = {"GB": "ENG"}


def calendar_of(country: str) -> dict:
    years_of_data = range(first_year, last_year + 1)
    calendar = holidays.country_holidays(country, subdiv=part_that_counts.get(country), years=years_of_data)
    years: dict[str, list[str]] = {}
    for day in sorted(day for day in calendar if day.weekday() not in calendar.weekend):
        if first_year <= day.year <= last_year:
            years.setdefault(str(day.year), []).append(day.strftime("%m%d"))
    # Monday is 0 in Python and 1 in JavaScript.
    weekend = sorted((day + 1) % 7 for day in calendar.weekend)
    return {"weekend": weekend, "holidays": {year: " ".join(days) for year, days in years.items()}}


def names_of(country: str) -> dict:
    """Each name with its days, in English where the package has it."""
    languages = holidays.country_holidays(country).supported_languages
    calendar = holidays.country_holidays(
        country,
        subdiv=part_that_counts.get(country),
        years=range(first_year, last_year + 1),
        language="en_US" if "en_US" in languages else None,
    )
    names: dict[str, list[str]] = {}
    for day, name in sorted(calendar.items()):
        if first_year <= day.year <= last_year and day.weekday() not in calendar.weekend:
            names.setdefault(name.split("; ")[0].removesuffix(" (observed)"), []).append(day.isoformat())
    return {name: " ".join(days) for name, days in names.items()}


def write(name: str, data: dict) -> None:
    path = pathlib.Path(__file__).parent.parent / "data" / name
    text = json.dumps(data, separators=(",", ":"), ensure_ascii=False)
    path.write_text(text.replace('"},"', '"},\n"').replace('}},"', '}},\n"') + "\n")


countries = sorted(code for code in holidays.list_supported_countries(include_aliases=False) if len(code) == 2)
data = {
    "source": f"holidays {holidays.__version__} (MIT), national public holidays",
    "countries": {country: calendar_of(country) for country in countries},
}
write("public-holidays.json", data)
write("holiday-names.json", {"source": data["source"], "countries": {country: names_of(country) for country in countries}})
