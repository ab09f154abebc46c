import type { Deps } from '../../../deps/deps.ts'
import type { FeatureEntry } from '../../../entries/feature-entry.ts'
import { refreshCorridors } from './refresh-corridors.ts'
import { corridorRoutes } from './routes.ts'
import { loadedCorridorDay } from './stored-corridors.ts'

/** Its jobs, with their payloads. */
declare module '../../../entries/jobs.ts' {
  interface Tasks {
    'refresh-corridors': Record<string, never>
  }
}

export const corridorFeature: FeatureEntry<Deps> = {
  routes: [corridorRoutes],
  loadedFacts: loadedCorridorDay,
  tasks: { 'refresh-corridors': refreshCorridors },
  crontab: ['29 4 * * * refresh-corridors ?max=1'],
}
