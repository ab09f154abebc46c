import type { NextStep, TimelineItem } from '@tradelane/contract/lifecycle/timeline'
import { getCompany } from '../../../access/company.ts'
import { type Scope, systemScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { nextStepOf } from '../../../lifecycle/next-step.ts'
import { timelineOf } from '../../../lifecycle/timeline.ts'
import { kybLifecycle } from './lifecycles.ts'

/** The verification of a company from its sign-up on, and who acts next. */
export async function verificationHistory(
  { db, clock }: Deps,
  scope: Scope,
  companyId: string,
): Promise<{ timeline: TimelineItem[]; next: NextStep }> {
  const company = await getCompany(db, systemScope(companyId))
  const steps = await timelineOf(db, kybLifecycle, scope, { companyId, id: companyId })
  return {
    timeline: [signUp(company.created_at), ...steps],
    next: nextStepOf(kybLifecycle, company, clock.now()),
  }
}

const signUp = (at: Date): TimelineItem => ({
  from: null,
  to: 'signed_up',
  title: 'Signed up',
  text: 'The company signed up.',
  tone: 'done',
  actor: 'company',
  reason: null,
  at,
})
