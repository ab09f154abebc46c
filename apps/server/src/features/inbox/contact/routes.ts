import { contacts, socialNetworks } from '@tradelane/contract/contact/calls'
import { routes, success } from '../../../http/routes.ts'

export const contactRoutes = routes(contacts, {
  socialProfiles: async ({ deps }) => ({
    ...success,
    profiles: socialNetworks.flatMap((name) => {
      const url = deps.config.socialProfiles[name]
      return url === undefined ? [] : [{ name, url }]
    }),
  }),
})
