import { providerWebhook } from '@tradelane/contract/provider-webhooks/calls'
import { routes } from '../../../http/routes.ts'
import { receiveWebhook } from './receive-webhook.ts'

export const providerWebhookRoutes = routes(providerWebhook, {
  receive: async ({ deps, request }) => {
    await receiveWebhook(deps, request)
    return { status: 'success' as const }
  },
})
