import type { Deps } from '../../../deps/deps.ts'
import type { FeatureEntry } from '../../../entries/feature-entry.ts'
import { nameChanges } from './name-changes.ts'
import { waitingChanges } from './open-changes.ts'
import { fourEyesRoutes } from './routes.ts'
import { withdrawAllOf } from './withdraw-change.ts'

declare module '../../../lifecycle/events.ts' {
  interface PlatformSubjects {
    pending_change: true
  }
}

/** Changes that need two people. Each feature declares its kinds by `changes`. */
export const fourEyes: FeatureEntry<Deps> = {
  routes: [fourEyesRoutes],
  subjects: ['pending_change'],
  nameRecords: { pending_change: nameChanges },
  constraints: { pending_changes_one_open: 'CONFLICT' },
  openWork: { title: 'Changes for two people', link: '/admin/approvals', read: waitingChanges },
  colleagueLeft: withdrawAllOf,
}
