import type { Deps } from '../../../deps/deps.ts'
import type { FeatureEntry } from '../../../entries/feature-entry.ts'
import { mailCheckpoint, sealTrail } from './checkpoints.ts'
import { auditRoutes } from './routes.ts'

/** Its jobs, with their payloads. */
declare module '../../../entries/jobs.ts' {
  interface Tasks {
    'seal-audit-trail': Record<string, never>
    'mail-audit-checkpoint': Record<string, never>
  }
}

export const auditTrail: FeatureEntry<Deps> = {
  routes: [auditRoutes],
  tasks: { 'seal-audit-trail': sealTrail, 'mail-audit-checkpoint': mailCheckpoint },
  crontab: ['* * * * * seal-audit-trail', '25 4 * * * mail-audit-checkpoint'],
  crashPoints: ['audit_linked'],
}
