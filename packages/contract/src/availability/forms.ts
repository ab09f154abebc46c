import { z } from 'zod/mini'
import { isBankCountry } from '../lists/bank-countries.ts'
import { offeredCurrencies } from '../lists/offered-currencies.ts'
import { capitals, plainIdentifier } from '../primitives/identifier.ts'
import { line } from '../primitives/values.ts'

/** The message if any of the four is empty. */
export const availabilityMissing = 'Please fill up the Check Availability details'
const place = line(120, availabilityMissing).check(
  z.overwrite(canonicalPlace),
  z.refine(
    (text) => text === '' || isPlace(text),
    'Enter a city and its two-letter country, for example Hamburg, DE',
  ),
)

/** A city's name and its country. */
function isPlace(text: string): boolean {
  const [city, country] = partsOf(text)
  return /\p{L}/u.test(city) && isBankCountry(country)
}

/** Normalises ' hamburg ,de' to 'hamburg, DE'; a text without a comma stays unchanged. */
function canonicalPlace(text: string): string {
  const [city, country] = partsOf(text)
  return city === '' ? text : `${city}, ${country}`
}

/** The texts before and after the last comma. */
function partsOf(text: string): [city: string, country: string] {
  const comma = text.lastIndexOf(',')
  return comma < 0
    ? ['', '']
    : [text.slice(0, comma).trim(), capitals(plainIdentifier(text.slice(comma + 1)))]
}

/** The origin and destination of the company's trade, and their currencies: `_iso` is the currency's code. */
export const availabilitySetting = z.strictObject({
  origin: place,
  origin_iso: z.enum(offeredCurrencies, availabilityMissing),
  destination: place,
  destination_iso: z.enum(offeredCurrencies, availabilityMissing),
})
export type AvailabilitySetting = z.output<typeof availabilitySetting>
