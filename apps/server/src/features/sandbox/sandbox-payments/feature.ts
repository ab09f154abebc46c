import type { Deps } from '../../../deps/deps.ts'
import type { FeatureEntry } from '../../../entries/feature-entry.ts'
import { sandboxPaymentRoutes } from './routes.ts'

export const sandboxPayments: FeatureEntry<Deps> = {
  sandboxRoutes: [sandboxPaymentRoutes],
}
