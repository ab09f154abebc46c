import { restrictedCountries } from '@tradelane/contract/restricted-countries/calls'
import { routes, success } from '../../../http/routes.ts'
import { admitCountry, listRestrictedCountries, restrictCountry } from './restricted-countries.ts'

export const restrictedCountryRoutes = routes(restrictedCountries, {
  list: async ({ deps }) => ({ ...success, countries: await listRestrictedCountries(deps.db) }),
  restrict: async ({ deps, actor, body }) => {
    await restrictCountry(deps, actor, body)
    return { ...success, message: 'The country has been excluded.' }
  },
  admit: async ({ deps, actor, body }) => {
    await admitCountry(deps, actor, body)
    return { ...success, message: 'The country has been removed from the list.' }
  },
})
