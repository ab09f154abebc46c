import type { Deps } from '../../../deps/deps.ts'
import type { FeatureEntry } from '../../../entries/feature-entry.ts'
import { sandboxClockRoutes } from './routes.ts'

export const sandboxClock: FeatureEntry<Deps> = {
  sandboxRoutes: [sandboxClockRoutes],
}
