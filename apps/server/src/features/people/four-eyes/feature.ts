import type { Deps } from '../../../deps/deps.ts'
import type { FeatureEntry } from '../../../entries/feature-entry.ts'
import { endExpired } from './close-expired.ts'
import { mailDecidedChange } from './mail-decided-change.ts'
import { mailWaitingChange } from './mail-waiting-change.ts'
import { nameChanges } from './name-changes.ts'
import { waitingChanges } from './open-changes.ts'
import { fourEyesRoutes } from './routes.ts'
import { changeRules } from './rules.ts'
import { withdrawAllOf } from './withdraw-change.ts'

/** Its jobs, with their payloads. */
declare module '../../../entries/jobs.ts' {
  interface Tasks {
    'mail-waiting-change': { changeId: string }
    'mail-decided-change': { changeId: string }
    'end-expired-changes': Record<string, never>
  }
}

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
  tasks: {
    'mail-waiting-change': mailWaitingChange,
    'mail-decided-change': mailDecidedChange,
    'end-expired-changes': endExpired,
  },
  // Somebody who decides or asks does not wait for it: the transaction looks at the clock itself.
  crontab: ['14 * * * * end-expired-changes'],
  rules: { pending_change: changeRules },
  constraints: { pending_changes_one_open: 'CONFLICT' },
  openWork: { title: 'Changes for two people', link: '/admin/approvals', read: waitingChanges },
  colleagueLeft: withdrawAllOf,
}
