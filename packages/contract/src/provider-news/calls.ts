import { endpoint } from '../primitives/endpoint.ts'
import { done } from '../primitives/values.ts'

export const providerWebhook = {
  receive: endpoint({
    method: 'POST',
    path: '/provider/webhook',
    auth: 'provider',
    summary: "The payments provider's news: stored, and then checked with the provider before anything moves",
    response: done,
    errors: ['UNAUTHENTICATED'],
  }),
}
