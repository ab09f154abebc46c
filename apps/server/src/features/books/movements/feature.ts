import type { Deps } from '../../../deps/deps.ts'
import type { FeatureEntry } from '../../../entries/feature-entry.ts'
import { officeMovementRoutes } from './office-routes.ts'
import { movementRoutes } from './routes.ts'

export const movements: FeatureEntry<Deps> = {
  routes: [movementRoutes, officeMovementRoutes],
}
