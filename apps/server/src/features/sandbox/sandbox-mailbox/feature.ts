import type { Deps } from '../../../deps/deps.ts'
import type { FeatureEntry } from '../../../entries/feature-entry.ts'
import { sandboxMailboxRoutes } from './routes.ts'

export const sandboxMailbox: FeatureEntry<Deps> = {
  sandboxRoutes: [sandboxMailboxRoutes],
}
