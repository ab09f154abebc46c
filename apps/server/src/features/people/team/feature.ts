import type { Deps } from '../../../deps/deps.ts'
import type { FeatureEntry } from '../../../entries/feature-entry.ts'
import { expireRaises } from './expire-raises.ts'
import { mailInvitation } from './mail-invitation.ts'
import { raiseRules } from './raise-rules.ts'
import { raiseRelease } from './release-raise.ts'
import { teamRoutes } from './routes.ts'
import { settingsChange } from './settings-approval.ts'

/** Its jobs, with their payloads. */
declare module '../../../entries/jobs.ts' {
  interface Tasks {
    'mail-invitation': { companyId: string; invitationId: string }
    'expire-limit-raises': Record<string, never>
  }
}

declare module '../../../lifecycle/events.ts' {
  interface PlatformSubjects {
    invitation: true
    limit_raise: true
    team: true
    team_member: true
  }
}

export const team: FeatureEntry<Deps> = {
  routes: [teamRoutes],
  subjects: ['invitation', 'limit_raise', 'team', 'team_member'],
  approvals: [settingsChange, raiseRelease],
  constraints: { limit_raises_one_waiting: 'CONFLICT' },
  rules: { limit_raise: raiseRules },
  tasks: { 'mail-invitation': mailInvitation, 'expire-limit-raises': expireRaises },
  crontab: ['7 * * * * expire-limit-raises'],
}
