import type { Deps } from '../../../deps/deps.ts'
import type { FeatureEntry } from '../../../entries/feature-entry.ts'
import { mailStaffInvitation } from './mail-staff-invitation.ts'
import { staffRoutes } from './routes.ts'
import { staffChanges } from './staff-changes.ts'

/** Its job, with its payload. */
declare module '../../../entries/jobs.ts' {
  interface Tasks {
    'mail-staff-invitation': { administratorId: string }
  }
}

/** The colleagues of the back office. Their events are about administrators. */
export const staff: FeatureEntry<Deps> = {
  routes: [staffRoutes],
  changes: staffChanges,
  tasks: { 'mail-staff-invitation': mailStaffInvitation },
  constraints: { administrators_email_once: 'CONFLICT', owner_works_here: 'CONFLICT' },
}
