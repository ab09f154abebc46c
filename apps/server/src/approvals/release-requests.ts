import { promisedMs } from '@tradelane/contract/lifecycle/promises'
import type { Db, Tx } from '@tradelane/db'
import { type OneCompanyScope, systemScope } from '../access/scope.ts'
import type { CustomerActor } from '../access/session-memory.ts'
import type { ApprovedAction, Reading } from '../entries/approved-action.ts'
import { Refusal } from '../refusal.ts'
import { bindingOf } from './binding-of.ts'

const waitMs = promisedMs('waitForRelease')

/** When a request stops waiting: after the promised days, or earlier where its action is not possible any more. */
export function releaseEndOf<Which, Row>(
  { requested_at }: { requested_at: Date },
  { release }: Pick<ApprovedAction<Which, Row>, 'release'>,
  row: Row,
): Date {
  const end = new Date(requested_at.getTime() + waitMs)
  const until = typeof release === 'string' ? undefined : release.until?.(row)
  return until && until < end ? until : end
}

type Subject = { purpose: string; subjectId: string }

/** The undecided request about a record, whether it still counts or not. */
export async function findRequest(
  db: Db | Tx,
  { companyId }: OneCompanyScope,
  { purpose, subjectId }: Subject,
) {
  return db
    .selectFrom('release_requests')
    .selectAll()
    .where('uid', '=', companyId)
    .where('purpose', '=', purpose)
    .where('subject_id', '=', subjectId)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
}

/** Undecided requests that do not count any more, of all companies. */
export async function listLateRequests(
  db: Db,
  now: Date,
  { after, limit }: { after: string; limit: number },
) {
  return db
    .selectFrom('release_requests')
    .select(['release_request_id as id', 'uid as companyId', 'purpose', 'subject_id as subjectId'])
    .where('state', '=', 'waiting')
    .where('requested_at', '<=', new Date(now.getTime() - waitMs))
    .where('release_request_id', '>', after)
    .orderBy('release_request_id')
    .limit(limit)
    .execute()
}

export type LateRequest = Awaited<ReturnType<typeof listLateRequests>>[number]

/** The request that a second person may decide now: in time, and for exactly what the record is now. */
export async function findValidRequest<Which, Row>(
  db: Db | Tx,
  { companyId, now }: { companyId: string; now: Date },
  action: Pick<ApprovedAction<Which, Row>, 'purpose' | 'binding' | 'release'>,
  row: Row,
) {
  if (typeof action.release === 'string') return undefined
  const subject = { purpose: action.purpose, subjectId: action.release.id(row) }
  const request = await findRequest(db, systemScope(companyId), subject)
  const isValid =
    request &&
    now < releaseEndOf(request, action, row) &&
    request.binding === bindingOf(action, { companyId }, row)
  return isValid ? request : undefined
}

/** Refuses with SELF_APPROVAL a second approval by the person who asked for the release. */
export async function requireAnotherPerson<Which, Row>(
  action: ApprovedAction<Which, Row>,
  at: Reading,
  row: Row,
): Promise<void> {
  const request = await findValidRequest(at.db, { companyId: at.actor.companyId, now: at.now }, action, row)
  if (request?.requested_by === at.actor.userId)
    throw new Refusal('SELF_APPROVAL', {
      message: 'You asked for the release of this: a second person must release it.',
    })
}

type Decision = {
  id: string
  state: 'released' | 'refused' | 'withdrawn' | 'void'
  /** Null where time decided. */
  actor: Pick<CustomerActor, 'userId'> | null
  at: Date
}

export async function decideRequest(tx: Tx, { id, state, actor, at }: Decision): Promise<void> {
  const decided = await tx
    .updateTable('release_requests')
    .set({ state, decided_by: actor?.userId ?? null, decided_at: at })
    .where('release_request_id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  if (decided.numUpdatedRows !== 1n) throw new Refusal('ILLEGAL_STATE')
}
