import type { Deps } from '../../../deps/deps.ts'
import type { FeatureEntry } from '../../../entries/feature-entry.ts'
import { openDifferences } from './open-differences.ts'
import { reconcileDaily } from './reconcile-provider.ts'
import { reconciliationRoutes } from './routes.ts'
import { reconciliationRules } from './rules.ts'

/** Its jobs, with their payloads. */
declare module '../../../entries/jobs.ts' {
  interface Tasks {
    'reconcile-provider': Record<string, never>
  }
}

declare module '../../../lifecycle/events.ts' {
  interface PlatformSubjects {
    reconciliation: true
  }
}

export const reconciliation: FeatureEntry<Deps> = {
  routes: [reconciliationRoutes],
  subjects: ['reconciliation'],
  openWork: openDifferences,
  tasks: { 'reconcile-provider': reconcileDaily },
  crontab: ['27 4 * * * reconcile-provider'],
  rules: { reconciliation: reconciliationRules },
}
