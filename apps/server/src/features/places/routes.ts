import { places } from '@tradelane/contract/places'
import { routes } from '../../http/routes.ts'
import { searchCities } from './search-cities.ts'

export const placeRoutes = routes(places, {
  cities: async ({ query }) => searchCities(query.q, query.maxRows),
})
