import type { KnownCity } from './city-file.ts'

/** 'Hamburg', and 'Springfield, Illinois' where the country has several. Places, and so quotes and papers, are named by it. */
export function placeName({ name, difference }: KnownCity): string {
  // The region that is called 'Washington, D.C.' names the city itself.
  return difference.startsWith(`${name},`) ? difference : [name, difference].filter(Boolean).join(', ')
}

/** The specification's 'Hamburg, DE'; 'Springfield, Illinois, US' where the country has several. */
export const cityText = (city: KnownCity): string => `${placeName(city)}, ${city.countryCode}`
