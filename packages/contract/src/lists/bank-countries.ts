import { countries } from './country-names.ts'
import { customsPlaces } from './customs-places.ts'

/** Where banks are: ISO 3166-1, and Kosovo, whose banks have IBANs and BICs under XK, which ISO does not list. */
export const bankCountries = [...countries, { code: 'XK', description: 'Kosovo' }].sort((a, b) =>
  a.description.localeCompare(b.description, 'en'),
)
const names = new Map(
  [...bankCountries, ...customsPlaces].map(({ code, description }) => [code, description]),
)

const codes = new Set(bankCountries.map(({ code }) => code))
/** Capitals only. */
export const isBankCountry = (code: string): boolean => codes.has(code)

/** In English, also of a customs place; a code that none of them has is its own name. */
export const countryName = (code: string): string => names.get(code) ?? code
