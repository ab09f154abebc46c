import type { Deps } from '../../../deps/deps.ts'
import type { FeatureEntry } from '../../../entries/feature-entry.ts'
import { clearance } from './clear-company.ts'
import { founderRoutes } from './founder-routes.ts'
import { mailFounderDecision } from './mail-founder-decision.ts'
import { mailKybDecision } from './mail-kyb-decision.ts'
import { requirementRoutes } from './requirement-routes.ts'
import { reviewKyb } from './review-kyb.ts'
import { codeListRoutes, onboardingRoutes } from './routes.ts'
import { founderRules, kybRules } from './rules.ts'
import { papersOfRegistration } from './vault-papers.ts'

/** Its jobs, with their payloads. */
declare module '../../../entries/jobs.ts' {
  interface Tasks {
    'review-kyb': { companyId: string }
    'mail-founder-decision': {
      companyId: string
      name: string
      decision: 'clear' | 'refuse'
      reason: string | null
    }
    'mail-kyb-decision': {
      companyId: string
      decision: 'clear' | 'refuse' | 'ask'
      reason: string | null
    }
  }
}

declare module '../../../lifecycle/events.ts' {
  interface PlatformSubjects {
    founder: true
    kyb: true
    kyb_requirement: true
  }
}

export const onboarding: FeatureEntry<Deps> = {
  title: 'Business verification',
  changes: [clearance],
  routes: [codeListRoutes, onboardingRoutes, founderRoutes, requirementRoutes],
  subjects: ['founder', 'kyb', 'kyb_requirement'],
  vaultPapers: papersOfRegistration,
  tasks: {
    'review-kyb': reviewKyb,
    'mail-kyb-decision': mailKybDecision,
    'mail-founder-decision': mailFounderDecision,
  },
  rules: { kyb: kybRules, founder: founderRules },
  constraints: { kyb_requirements_unfinished_once: 'CONFLICT' },
}
