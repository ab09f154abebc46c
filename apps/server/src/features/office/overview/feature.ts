import type { Deps } from '../../../deps/deps.ts'
import type { FeatureEntry } from '../../../entries/feature-entry.ts'
import { overviewRoutes } from './routes.ts'

export const overview: FeatureEntry<Deps> = { routes: [overviewRoutes] }
