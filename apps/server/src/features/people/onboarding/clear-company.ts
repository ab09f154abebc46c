import { adminCustomers } from '@tradelane/contract/customers/calls'
import { officeKybActions } from '@tradelane/contract/onboarding/actions'
import { verificationStates } from '@tradelane/contract/onboarding/states'
import type { ErrorCode } from '@tradelane/contract/primitives/errors'
import { staffFor } from '@tradelane/contract/primitives/staff'
import type { Tx } from '@tradelane/db'
import { type OneCompanyScope, officeScope, systemScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { ApprovedChange, ChangeKind } from '../../../entries/change-kind.ts'
import type { AdminActor } from '../../../http/routes.ts'
import type { RowOf } from '../../../lifecycle/lifecycle.ts'
import { lockRow } from '../../../lifecycle/lock-row.ts'
import { requireOpen } from '../../../lifecycle/require-open.ts'
import { Refusal } from '../../../refusal.ts'
import { type Made, throughTwoPeople } from '../four-eyes/index.ts'
import { finishReview } from './finish-review.ts'
import { kybLifecycle } from './lifecycles.ts'
import { checksOfPersons, ownersNow } from './ownership.ts'
import { listRequirementRows } from './requirement-rows.ts'
import { matchesOfCompany } from './screen-company.ts'

/** What a waiting clearance is about. */
export const clearanceOf = (companyId: string): string => `clearance ${companyId}`

/** A company is cleared by two people, as soon as two work here who may. */
export const clearance: ChangeKind<Deps> = {
  kind: 'kyb_clear',
  decidedBy: staffFor(adminCustomers.decideKyb.staff),
  lock: lockCompany,
  confirm: clearApproved,
}

type Clearing = { company: RowOf<'companies'>; is_waiting: boolean; reason: string | undefined }

/** On the locked company. The reason is for colleagues: the customer sees none. */
export async function clearThroughTwo(
  deps: Deps,
  tx: Tx,
  actor: AdminActor,
  { company, is_waiting, reason = '' }: Clearing,
): Promise<Made> {
  const { uid, company_name, kyb_status } = company
  await requireClearable(deps, tx, company, { is_waiting })
  const newest = await newestAnswer(tx, systemScope(uid))
  const seen = { last_answer: newest?.toISOString() ?? null, owners: await ownersNow(tx, systemScope(uid)) }
  const change = {
    kind: clearance.kind,
    ...({ subject: 'kyb', subjectId: uid, title: company_name, about: clearanceOf(uid) } as const),
    ...{ askedBy: actor.administratorId, reason },
    before: { status: verificationStates[kyb_status ?? 'null'].label, ...seen },
    after: { status: verificationStates.Clear.label, ...seen },
  }
  const clear = () => finishReview(tx, 'clear', { scope: actor, companyId: uid, at: deps.clock.now() })
  return throughTwoPeople(deps, tx, change, clear)
}

/** The same for one that a second person has approved. */
async function clearApproved(deps: Deps, tx: Tx, change: ApprovedChange): Promise<void> {
  const { subjectId: companyId, askedBy, decidedBy, before } = change
  const company = await lockCompany(tx, companyId)
  await requireSeen(tx, systemScope(companyId), before?.last_answer ? new Date(before.last_answer) : null)
  // One that was asked for by a process of before names no owners.
  if (before?.owners && before.owners !== (await ownersNow(tx, systemScope(companyId))))
    throw new Refusal('CONFLICT', { message: 'Who owns the company has changed since. Look at it first.' })
  await requireClearable(deps, tx, company, { otherwise: 'CONFLICT' })
  const scope = officeScope(decidedBy)
  const facts = { asked_by: `administrator:${askedBy}` }
  await finishReview(tx, 'clear', { scope, companyId, at: deps.clock.now(), facts })
}

function lockCompany(tx: Tx, companyId: string): Promise<RowOf<'companies'>> {
  return lockRow(tx, kybLifecycle, { scope: systemScope(companyId), id: companyId })
}

type Clearable = { is_waiting?: boolean; otherwise?: ErrorCode }

/** Its state, its matches and its persons. Refuses with the given code. */
async function requireClearable(
  deps: Deps,
  tx: Tx,
  { uid, kyb_status }: RowOf<'companies'>,
  { is_waiting, otherwise }: Clearable,
): Promise<void> {
  const scope = systemScope(uid)
  const checks = {
    matches: await matchesOfCompany(deps, tx, scope),
    ...(await checksOfPersons(tx, scope, deps.clock.now())),
  }
  requireOpen(officeKybActions.clear, { state: kyb_status ?? 'null', is_waiting, ...checks }, otherwise)
}

/** Deciding ends the requests: no answer is accepted or dropped unseen. */
export async function requireSeen(
  tx: Tx,
  scope: OneCompanyScope,
  seen: Date | null | undefined,
): Promise<void> {
  if (seen === undefined) return
  const newest = await newestAnswer(tx, scope)
  if ((newest?.getTime() ?? 0) <= (seen?.getTime() ?? 0)) return
  throw new Refusal('CONFLICT', { message: 'The company has answered since. Look at its answer first.' })
}

/** The last answer that nobody has accepted yet. */
async function newestAnswer(tx: Tx, scope: OneCompanyScope): Promise<Date | undefined> {
  const rows = await listRequirementRows(tx, scope)
  return rows
    .flatMap(({ state, answered_at }) => (state === 'answered' && answered_at) || [])
    .toSorted((one, other) => one.getTime() - other.getTime())
    .at(-1)
}
