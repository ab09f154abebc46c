import type { Deps } from '../../../deps/deps.ts'
import type { FeatureEntry } from '../../../entries/feature-entry.ts'
import { vendorRoutes } from './routes.ts'

declare module '../../../lifecycle/events.ts' {
  interface PlatformSubjects {
    vendor: true
  }
}

export const vendors: FeatureEntry<Deps> = {
  routes: [vendorRoutes],
  subjects: ['vendor'],
  found: { vendor: { page: ({ id }) => `/admin/vendors/${id}` } },
  constraints: { vendors_one_of_each_name: 'CONFLICT' },
}
