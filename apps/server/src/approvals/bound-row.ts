import type { Db, Tx } from '@tradelane/db'
import { type Company, getCompany } from '../access/company.ts'
import { requireRoleNow } from '../access/require-role.ts'
import { refuseUnverified } from '../access/require-verified.ts'
import type { OneCompanyScope } from '../access/scope.ts'
import type { ApprovedAction, Reading } from '../entries/approved-action.ts'
import { findRequest, type ReleaseRequest, requireAnotherPerson } from './release-requests.ts'

/** The row of an action with its undecided request for release, and the company. They are read once without a lock, and once locked. */
export type BoundRow<Row> = { row: Row; request: ReleaseRequest | undefined; company: Company }

export async function loadBound<Which, Row>(
  action: ApprovedAction<Which, Row>,
  at: Reading,
  which: Which,
): Promise<BoundRow<Row>> {
  const row = await action.load(at, which)
  const request = await requestOf(action, at.db, at.actor, row)
  return { row, request, company: await getCompany(at.db, at.actor) }
}

/**
 * The request changes only under the lock of its record, which the action's own lock takes. Refuses a person whose role, as it is now, does
 * not allow the action. `known` is what was read before.
 */
export async function lockBound<Which, Row>(
  action: ApprovedAction<Which, Row>,
  { tx, ...at }: Omit<Reading, 'db'> & { tx: Tx },
  which: Which,
  known: Row,
): Promise<BoundRow<Row> & { email: string }> {
  const row = await action.lock({ tx, ...at }, which, known)
  const request = await requestOf(action, tx, at.actor, row)
  return { row, request, ...(await requireRoleNow(tx, callOf(action), at.actor)) }
}

export const callOf = <Which, Row>({ who }: ApprovedAction<Which, Row>) => ({ method: 'POST', who }) as const

async function requestOf<Which, Row>(
  { purpose, release }: ApprovedAction<Which, Row>,
  db: Db | Tx,
  scope: OneCompanyScope,
  row: Row,
): Promise<ReleaseRequest | undefined> {
  if (typeof release === 'string') return undefined
  return findRequest(db, scope, { purpose, subjectId: release.id(row) })
}

/** What the action asks of its row, before the code is sent, before it is checked, and once more on the locked row. */
export async function requireAllowed<Which, Row>(
  action: ApprovedAction<Which, Row>,
  at: Reading,
  bound: BoundRow<Row>,
): Promise<void> {
  if (action.isForVerified) refuseUnverified(bound.company)
  await action.require(at, bound.row)
  requireAnotherPerson(action, at, bound)
}
