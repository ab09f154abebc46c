import type { Deps } from '../../../deps/deps.ts'
import type { FeatureEntry } from '../../../entries/feature-entry.ts'
import { readProviderCredit } from './read-provider-credit.ts'
import { readProviderUpdate } from './read-provider-update.ts'
import { providerWebhookRoutes } from './routes.ts'

/** Its jobs, with their payloads. */
declare module '../../../entries/jobs.ts' {
  interface Tasks {
    'read-provider-update': { key: string }
    'read-provider-credit': { customerId: string }
  }
}

export const providerWebhooks: FeatureEntry<Deps> = {
  routes: [providerWebhookRoutes],
  tasks: { 'read-provider-update': readProviderUpdate, 'read-provider-credit': readProviderCredit },
  crashPoints: ['before_webhook_ack'],
}
