import { countries } from '@tradelane/contract/lists/country-names'

const names = new Map(countries.map(({ code, description }) => [code, description]))

export const countryName = (code: string): string => names.get(code) ?? code
export const countryNames = (codes: readonly string[]): string => codes.map(countryName).sort().join(', ')
