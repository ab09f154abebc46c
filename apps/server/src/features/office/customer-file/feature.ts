import type { Deps } from '../../../deps/deps.ts'
import type { FeatureEntry } from '../../../entries/feature-entry.ts'
import { askForRiskReviews } from './ask-for-risk-reviews.ts'
import { customerFileRoutes } from './routes.ts'
import { riskRules } from './rules.ts'

/** Its jobs, with their payloads. */
declare module '../../../entries/jobs.ts' {
  interface Tasks {
    'ask-for-risk-reviews': Record<string, never>
  }
}

declare module '../../../lifecycle/events.ts' {
  interface PlatformSubjects {
    customer_risk: true
  }
}

export const customerFile: FeatureEntry<Deps> = {
  routes: [customerFileRoutes],
  subjects: ['customer_risk'],
  tasks: { 'ask-for-risk-reviews': askForRiskReviews },
  crontab: ['21 4 * * * ask-for-risk-reviews'],
  rules: { customer_risk: riskRules },
  constraints: { customer_risks_pkey: 'CONFLICT', customer_risks_current: 'CONFLICT' },
}
