import type { Deps } from '../../../deps/deps.ts'
import type { FeatureEntry } from '../../../entries/feature-entry.ts'
import { transactionRoutes } from './routes.ts'

declare module '../../../lifecycle/events.ts' {
  interface PlatformSubjects {
    transaction: true
  }
}

export const transactions: FeatureEntry<Deps> = {
  routes: [transactionRoutes],
  subjects: ['transaction'],
}
