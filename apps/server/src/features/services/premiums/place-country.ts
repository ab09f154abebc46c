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
/** A country, and a state of another. */
const ambiguous: readonly string[] = ['GEORGIA']

/**
 * The country of a place by its two letters: the one that was picked with it, else the one whose name ends the text, as in 'Mumbai,
 * India'. Two letters at the end are not read: 'Sioux Falls, SD' is not in Sudan.
 */
export function countryOfPlace(text: string, picked: string | undefined): string | undefined {
  if (picked) return isCountry(picked) ? picked : undefined
  const last = text.split(',').at(-1)?.trim().toUpperCase() ?? ''
  if (ambiguous.includes(last)) return undefined
  const known = countries.find(({ description }) => description.toUpperCase() === last)
  return known?.code ?? alsoKnownAs[last]
}

const isCountry = (code: string): boolean => countries.some((country) => country.code === code)
