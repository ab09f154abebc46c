import type { Deps } from '../../../deps/deps.ts'
import type { FeatureEntry } from '../../../entries/feature-entry.ts'
import { applyScreening } from './apply-screening.ts'
import { loadedListDays } from './list-lists.ts'
import { adminScreeningRoutes } from './routes.ts'
import { caseRules } from './rules.ts'
import { screenAgain } from './screen-again.ts'

/** Its jobs, with their payloads. */
declare module '../../../entries/jobs.ts' {
  interface Tasks {
    'screen-again': Record<string, never>
    'apply-screening': { companyId: string }
  }
}

declare module '../../../lifecycle/events.ts' {
  interface PlatformSubjects {
    screening_case: true
  }
}

export const screening: FeatureEntry<Deps> = {
  routes: [adminScreeningRoutes],
  subjects: ['screening_case'],
  tasks: { 'screen-again': screenAgain, 'apply-screening': applyScreening },
  rules: { screening_case: caseRules },
  loadedFacts: loadedListDays,
}
