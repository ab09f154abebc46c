import type { Deps } from '../../../deps/deps.ts'
import type { FeatureEntry } from '../../../entries/feature-entry.ts'
import { dutyRateRoutes, landedCostRoutes } from './routes.ts'

declare module '../../../lifecycle/events.ts' {
  interface PlatformSubjects {
    duty_rate: true
  }
}

/** What goods cost at their destination, by the lines of duty that the back office keeps. */
export const landedCost: FeatureEntry<Deps> = {
  routes: [landedCostRoutes, dutyRateRoutes],
  subjects: ['duty_rate'],
  constraints: { duty_rates_one_of_each_version: 'CONFLICT' },
}
