import type { Deps } from '../../../deps/deps.ts'
import type { FeatureEntry } from '../../../entries/feature-entry.ts'
import { adminAccountRoutes } from './account-routes.ts'
import { type Attempt, auditRefusedSignIn } from './audit-sign-in.ts'
import { endSecondFactor } from './end-second-factor.ts'
import { mailStaffResetLink } from './forgotten-password.ts'
import { mailAskedSecondStep } from './mail-second-step.ts'
import { nameAdministrators } from './name-administrators.ts'
import { adminPasswordRoutes } from './password-routes.ts'
import { adminAccessRoutes } from './routes.ts'
import { mailQueuedStaffNotice, type StaffNotice } from './staff-notices.ts'
import type { Place } from './waiting-sign-ins.ts'

/** Its jobs, with their payloads. */
declare module '../../../entries/jobs.ts' {
  interface Tasks {
    /** `at` in ISO 8601. */
    'audit-refused-sign-in': {
      email: string
      attempt: Attempt
      why: 'wrong password' | 'wrong code' | 'no sign-in waits'
      at: string
    }
    'mail-staff-reset-link': { email: string }
    'mail-second-step': { email: string; place: Place }
    'mail-staff-notice': { administratorId: string; notice: StaffNotice; detail?: string }
  }
}

declare module '../../../lifecycle/events.ts' {
  interface PlatformSubjects {
    administrator: true
  }
}

export const administrators: FeatureEntry<Deps> = {
  routes: [adminAccessRoutes, adminPasswordRoutes, adminAccountRoutes],
  subjects: ['administrator'],
  nameRecords: { administrator: nameAdministrators },
  colleagueLeft: endSecondFactor,
  tasks: {
    'mail-staff-reset-link': mailStaffResetLink,
    'audit-refused-sign-in': auditRefusedSignIn,
    'mail-second-step': mailAskedSecondStep,
    'mail-staff-notice': mailQueuedStaffNotice,
  },
}
