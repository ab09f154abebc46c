import { endpoint } from '../primitives/endpoint.ts'
import { done } from '../primitives/values.ts'

export const providerWebhook = {
  receive: endpoint({
    method: 'POST',
    path: '/provider/webhook',
    auth: 'provider',
    summary:
      'A webhook of the payments provider: stored, and then checked with the provider before anything changes',
    response: done,
    errors: ['UNAUTHENTICATED'],
  }),
}
