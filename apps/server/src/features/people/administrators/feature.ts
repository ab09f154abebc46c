import type { Deps } from '../../../deps/deps.ts'
import type { FeatureEntry } from '../../../entries/feature-entry.ts'
import { mailAskedSecondStep } from './mail-second-step.ts'
import { adminAccessRoutes } from './routes.ts'
import type { Place } from './waiting-sign-ins.ts'

/** Its jobs, with their payloads. */
declare module '../../../entries/jobs.ts' {
  interface Tasks {
    'mail-second-step': { email: string; place: Place }
  }
}

declare module '../../../lifecycle/events.ts' {
  interface PlatformSubjects {
    administrator: true
  }
}

export const administrators: FeatureEntry<Deps> = {
  routes: [adminAccessRoutes],
  subjects: ['administrator'],
  tasks: { 'mail-second-step': mailAskedSecondStep },
}
