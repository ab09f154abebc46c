import type { Deps } from '../../../deps/deps.ts'
import type { FeatureEntry } from '../../../entries/feature-entry.ts'
import { mailPerson } from './mail-person.ts'
import { mailSecurityNotice } from './mail-security-notice.ts'
import { accountRoutes } from './routes.ts'
import { companyRules, securityQuestionRules, userRules } from './rules.ts'
import { securityQuestionRoutes } from './security-question-routes.ts'
import { sweepOldRows } from './sweep-old-rows.ts'

/** Its jobs, with their payloads. */
declare module '../../../entries/jobs.ts' {
  interface Tasks {
    'mail-security-notice': {
      userId: string
      notice:
        | 'second factor on'
        | 'second factor off'
        | 'security questions changed'
        | 'new device'
        | 'account viewed'
      detail?: string
    }
    'mail-person': { mail: 'reset link' | 'waiting code' | 'password changed'; email: string }
    'sweep-old-rows': Record<string, never>
  }
}

declare module '../../../lifecycle/events.ts' {
  interface PlatformSubjects {
    security_questions: true
    user: true
  }
}

export const accounts: FeatureEntry<Deps> = {
  routes: [accountRoutes, securityQuestionRoutes],
  subjects: ['company', 'security_questions', 'user'],
  tasks: {
    'mail-person': mailPerson,
    'mail-security-notice': mailSecurityNotice,
    'sweep-old-rows': sweepOldRows,
  },
  crontab: ['17 4 * * * sweep-old-rows'],
  rules: { company: companyRules, user: userRules, security_questions: securityQuestionRules },
}
