import { providerWebhook } from '@tradelane/contract/provider-news/calls'
import { routes } from '../../http/routes.ts'
import { receiveNews } from './receive-news.ts'

export const providerNewsRoutes = routes(providerWebhook, {
  receive: async ({ deps, request }) => {
    await receiveNews(deps, request)
    return { status: 'success' as const }
  },
})
