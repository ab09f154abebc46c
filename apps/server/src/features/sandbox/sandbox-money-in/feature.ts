import type { Deps } from '../../../deps/deps.ts'
import type { FeatureEntry } from '../../../entries/feature-entry.ts'
import { sandboxMoneyInRoutes } from './routes.ts'

export const sandboxMoneyIn: FeatureEntry<Deps> = {
  sandboxRoutes: [sandboxMoneyInRoutes],
}
