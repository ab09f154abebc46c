import { places } from '@tradelane/contract/places/calls'
import { seaPorts } from '@tradelane/freight'
import { routes } from '../../../http/routes.ts'
import { searchCities } from './search-cities.ts'

export const placeRoutes = routes(places, {
  cities: async ({ query }) => searchCities(query.q, query.maxRows),
  ports: async () =>
    seaPorts().map(({ code, name, countryCode, position: [lng, lat] }) => ({
      code,
      name,
      countryCode,
      lat,
      lng,
    })),
})
