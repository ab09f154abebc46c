import {
  type RequirementState,
  statesToAnswer,
  unfinishedStates,
} from '@tradelane/contract/onboarding/requirement-states'
import type { Db, Tx } from '@tradelane/db'
import type { OneCompanyScope } from '../../../access/scope.ts'
import { move } from '../../../lifecycle/move.ts'
import { requirementLifecycle } from './lifecycles.ts'

/** In the order in which they were asked for. */
export async function listRequirementRows(db: Db | Tx, { companyId }: OneCompanyScope) {
  return db
    .selectFrom('kyb_requirements')
    .selectAll()
    .where('uid', '=', companyId)
    .orderBy('asked_at')
    .orderBy('position')
    .execute()
}

export type RequirementRow = Awaited<ReturnType<typeof listRequirementRows>>[number]

/** The first that the review waits for. The company is locked. */
export async function findAwaited(tx: Tx, scope: OneCompanyScope): Promise<RequirementRow | undefined> {
  const rows = await listRequirementRows(tx, scope)
  return rows.find(({ is_mandatory, state }) => is_mandatory && isIn(statesToAnswer, state))
}

export const isIn = (states: readonly RequirementState[], state: string): boolean =>
  (states as readonly string[]).includes(state)

type Ended = { scope: OneCompanyScope; at: Date }

/** The whole form was submitted again: it answers everything that is open, and the office looks at each. */
export async function answerWithForm(tx: Tx, { scope, at }: Ended): Promise<void> {
  for (const { requirement_id, state } of await listRequirementRows(tx, scope)) {
    if (!isIn(statesToAnswer, state)) continue
    const set = { with_form: true, answered_at: at }
    await move(tx, requirementLifecycle, { scope, id: requirement_id, to: 'answered', at, set })
  }
}

/** The verification is decided: of a cleared one the answers are accepted, and nothing more is asked for. */
export async function endRequirements(tx: Tx, { scope, at, isCleared }: Ended & { isCleared: boolean }) {
  for (const { requirement_id, state } of await listRequirementRows(tx, scope)) {
    if (!isIn(unfinishedStates, state)) continue
    const to = isCleared && state === 'answered' ? 'accepted' : 'taken_back'
    await move(tx, requirementLifecycle, { scope, id: requirement_id, to, at })
  }
}

/** Nothing can be answered about a person who is no longer a person of the company. */
export async function endRequirementsOfMissing(
  tx: Tx,
  { scope, at, fids }: Ended & { fids: readonly string[] },
): Promise<void> {
  for (const { requirement_id, state, fid } of await listRequirementRows(tx, scope)) {
    if (fid === null || fids.includes(fid) || !isIn(unfinishedStates, state)) continue
    const reason = 'The person was removed.'
    await move(tx, requirementLifecycle, { scope, id: requirement_id, to: 'taken_back', at, reason })
  }
}
