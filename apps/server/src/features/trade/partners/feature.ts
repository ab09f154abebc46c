import type { Deps } from '../../../deps/deps.ts'
import type { FeatureEntry } from '../../../entries/feature-entry.ts'
import { namePartners } from './record-names.ts'
import { partnerRoutes, supplierRoutes } from './routes.ts'
import { partnerRules } from './rules.ts'

declare module '../../../lifecycle/events.ts' {
  interface PlatformSubjects {
    partner: true
  }
}

export const partners: FeatureEntry<Deps> = {
  routes: [partnerRoutes, supplierRoutes],
  subjects: ['partner'],
  rules: { partner: partnerRules },
  nameRecords: { partner: namePartners },
}
