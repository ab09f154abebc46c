import { countries } from './country-names.ts'

/** Where banks are: ISO 3166-1, and Kosovo, whose banks have IBANs and BICs under XK, which ISO does not list. */
export const bankCountries = [...countries, { code: 'XK', description: 'Kosovo' }].sort((a, b) =>
  a.description.localeCompare(b.description, 'en'),
)
const names = new Map(bankCountries.map(({ code, description }) => [code, description]))

/** Capitals only. */
export const isBankCountry = (code: string): boolean => names.has(code)

/** In English; a code that no country has is its own name. */
export const countryName = (code: string): string => names.get(code) ?? code
