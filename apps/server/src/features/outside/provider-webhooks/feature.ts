import type { AccountCorrection } from '@tradelane/providers'
import type { Deps } from '../../../deps/deps.ts'
import type { FeatureEntry } from '../../../entries/feature-entry.ts'
import { readAccountCorrection } from './read-account-correction.ts'
import { readProviderCredit } from './read-provider-credit.ts'
import { readProviderUpdate } from './read-provider-update.ts'
import { providerWebhookRoutes } from './routes.ts'

/** Its jobs, with their payloads. */
declare module '../../../entries/jobs.ts' {
  interface Tasks {
    'read-provider-update': { key: string }
    'read-provider-credit': { customerId: string }
    'read-account-correction': { key: string; eventId: string; correction: AccountCorrection }
  }
}

export const providerWebhooks: FeatureEntry<Deps> = {
  routes: [providerWebhookRoutes],
  tasks: {
    'read-provider-update': readProviderUpdate,
    'read-provider-credit': readProviderCredit,
    'read-account-correction': readAccountCorrection,
  },
  crashPoints: ['before_webhook_ack'],
}
