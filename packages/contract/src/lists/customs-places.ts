/**
 * Parts of a country with other customs or another tax than the rest of it, that ISO 3166-1 does not list. It keeps EA and IC for them; XI is what
 * the Union and the United Kingdom write for Northern Ireland.
 */
export const customsPlaces = [
  { code: 'EA', country: 'ES', description: 'Ceuta and Melilla' },
  { code: 'IC', country: 'ES', description: 'Canary Islands' },
  { code: 'XI', country: 'GB', description: 'Northern Ireland' },
] as const

const countries = new Map<string, string>(customsPlaces.map(({ code, country }) => [code, country]))

/** Capitals only. */
export const isCustomsPlace = (code: string): boolean => countries.has(code)

/** The country that such a place is a part of; another code is itself. */
export const countryAround = (code: string): string => countries.get(code) ?? code
