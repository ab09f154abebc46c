import { z } from 'zod/mini'
import { isBankCountry } from '../lists/bank-countries.ts'
import { offeredCurrencies } from '../lists/offered-currencies.ts'
import { endpoint } from '../primitives/endpoint.ts'
import { done, line } from '../primitives/values.ts'

/** What a person is told who leaves one of the four empty. */
export const availabilityMissing = 'Please fill up the Check Availability details'
const place = line(120, availabilityMissing).check(
  z.overwrite(canonicalPlace),
  z.refine(
    (text) => text === '' || isPlace(text),
    'Enter a city and its two-letter country, for example Hamburg, DE',
  ),
)

/** A city in words and the country in which it is said to be. */
function isPlace(text: string): boolean {
  const [city, country] = partsOf(text)
  return /\p{L}/u.test(city) && isBankCountry(country)
}

/** ' hamburg ,de' as 'hamburg, DE'; a text without a comma stays as it is. */
function canonicalPlace(text: string): string {
  const [city, country] = partsOf(text)
  return city === '' ? text : `${city}, ${country}`
}

/** What stands before the last comma, and after it. */
function partsOf(text: string): [city: string, country: string] {
  const comma = text.lastIndexOf(',')
  return comma < 0
    ? ['', '']
    : [
        text.slice(0, comma).trim(),
        text
          .slice(comma + 1)
          .trim()
          .toUpperCase(),
      ]
}

/** From where to where a company trades, and in which currencies: `_iso` is the currency's code. */
export const availabilitySetting = z.strictObject({
  origin: place,
  origin_iso: z.enum(offeredCurrencies, availabilityMissing),
  destination: place,
  destination_iso: z.enum(offeredCurrencies, availabilityMissing),
})
export type AvailabilitySetting = z.output<typeof availabilitySetting>

export const availability = {
  get: endpoint({
    method: 'GET',
    path: '/check_availability/get',
    auth: 'customer',
    summary: 'The route last saved; all four are null before the first time',
    response: z.object({
      status: z.literal('success'),
      origin: z.nullable(z.string()),
      origin_iso: z.nullable(z.enum(offeredCurrencies)),
      destination: z.nullable(z.string()),
      destination_iso: z.nullable(z.enum(offeredCurrencies)),
    }),
  }),
  save: endpoint({
    method: 'POST',
    path: '/check_availability/save',
    auth: 'customer',
    summary: 'Saves the route',
    body: availabilitySetting,
    response: done,
  }),
}
