import { countries } from '@tradelane/contract/lists/country-names'

/** What people write beside the standard's names. */
const alsoKnownAs: Record<string, string> = {
  USA: 'US',
  'UNITED STATES OF AMERICA': 'US',
  UK: 'GB',
  'GREAT BRITAIN': 'GB',
  UAE: 'AE',
  KOREA: 'KR',
  'SOUTH KOREA': 'KR',
  TURKEY: 'TR',
}

/** The country that a place ends in, 'Mumbai, IN' or 'Mumbai, India', by its two letters. */
export function readCountry(place: string): string | undefined {
  const said = place.split(',').at(-1)?.trim().toUpperCase() ?? ''
  const known = countries.find(({ code, description }) => code === said || description.toUpperCase() === said)
  return known?.code ?? alsoKnownAs[said]
}

export const countryName = (code: string): string =>
  countries.find((country) => country.code === code)?.description ?? code
