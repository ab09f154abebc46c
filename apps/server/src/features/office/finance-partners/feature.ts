import type { Deps } from '../../../deps/deps.ts'
import type { FeatureEntry } from '../../../entries/feature-entry.ts'
import { financePartnerRoutes } from './routes.ts'

declare module '../../../lifecycle/events.ts' {
  interface PlatformSubjects {
    finance_partner: true
  }
}

export const financePartners: FeatureEntry<Deps> = {
  routes: [financePartnerRoutes],
  subjects: ['finance_partner'],
  constraints: { finance_partner_terms_one_of_each_version: 'CONFLICT' },
}
