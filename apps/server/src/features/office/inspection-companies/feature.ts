import type { Deps } from '../../../deps/deps.ts'
import type { FeatureEntry } from '../../../entries/feature-entry.ts'
import { inspectionCompanyRoutes } from './routes.ts'

declare module '../../../lifecycle/events.ts' {
  interface PlatformSubjects {
    inspection_company: true
  }
}

export const inspectionCompanies: FeatureEntry<Deps> = {
  routes: [inspectionCompanyRoutes],
  subjects: ['inspection_company'],
  constraints: { inspection_companies_one_of_each_name: 'CONFLICT' },
}
