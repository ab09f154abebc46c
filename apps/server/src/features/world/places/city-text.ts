import type { Place } from '@tradelane/freight'
import type { KnownCity } from './city-file.ts'

/** 'Hamburg', and 'Springfield, Illinois' where the country has several. */
function placeName({ name, difference }: KnownCity): string {
  // The region that is called 'Washington, D.C.' names the city itself.
  return difference.startsWith(`${name},`) ? difference : [name, difference].filter(Boolean).join(', ')
}

/** The specification's 'Hamburg, DE'; 'Springfield, Illinois, US' where the country has several. */
export const cityText = (city: KnownCity): string => `${placeName(city)}, ${city.countryCode}`

/** The city as freight knows it: quotes and papers print its name and country, which together are its text. */
export const placeOf = (city: KnownCity): Place => ({
  name: placeName(city),
  countryCode: city.countryCode,
  position: [city.lng, city.lat],
})
