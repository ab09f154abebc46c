import type { Deps } from '../../../deps/deps.ts'
import type { FeatureEntry } from '../../../entries/feature-entry.ts'
import { sandboxBuyerRoutes } from './routes.ts'

export const sandboxBuyer: FeatureEntry<Deps> = {
  sandboxRoutes: [sandboxBuyerRoutes],
}
