import type { Deps } from '../../../deps/deps.ts'
import type { FeatureEntry } from '../../../entries/feature-entry.ts'
import { sandboxCarrierRoutes } from './routes.ts'

export const sandboxCarrier: FeatureEntry<Deps> = {
  sandboxRoutes: [sandboxCarrierRoutes],
}
