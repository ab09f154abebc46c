import type { Deps } from '../../../deps/deps.ts'
import type { FeatureEntry } from '../../../entries/feature-entry.ts'
import { sandboxPartyRoutes } from './routes.ts'

export const sandboxParties: FeatureEntry<Deps> = {
  sandboxRoutes: [sandboxPartyRoutes],
}
