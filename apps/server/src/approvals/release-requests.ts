import { releaseActions } from '@tradelane/contract/approvals/actions'
import { promised } from '@tradelane/contract/lifecycle/promises'
import type { Db, Tx } from '@tradelane/db'
import { countriesOfCompanies } from '../access/countries-of-companies.ts'
import { type OneCompanyScope, systemScope } from '../access/scope.ts'
import type { CustomerActor } from '../access/session-memory.ts'
import type { ApprovedAction, Reading } from '../entries/approved-action.ts'
import { begin } from '../lifecycle/begin.ts'
import { dueAt } from '../lifecycle/due-dates.ts'
import type { RowOf } from '../lifecycle/lifecycle.ts'
import { move } from '../lifecycle/move.ts'
import { requireOpen } from '../lifecycle/require-open.ts'
import { bindingOf } from './binding-of.ts'
import { releaseRequestLifecycle } from './release-lifecycle.ts'

/** When a request stops waiting: in the evening of the last promised day, or earlier where its action is not possible any more. */
export function releaseEndOf<Which, Row>(
  { waits_until: end }: { waits_until: Date },
  { release }: Pick<ApprovedAction<Which, Row>, 'release'>,
  row: Row,
): Date {
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

const decisions: Partial<Record<string, string>> = {
  refused: 'This was refused before you released it. Nothing was paid.',
  withdrawn: 'The person who asked for this took it back before you released it. Nothing was paid.',
}

/** Why the last request for this waits no more, where a person decided so. The decision itself may have changed what a code is bound to. */
export async function whyDecided<Which, Row>(
  db: Db,
  { companyId }: OneCompanyScope,
  asked: { action: Pick<ApprovedAction<Which, Row>, 'purpose' | 'release'>; row: Row },
): Promise<string | undefined> {
  const { purpose, release } = asked.action
  if (typeof release === 'string') return undefined
  const last = await db
    .selectFrom('release_requests')
    .select('state')
    .where('uid', '=', companyId)
    .where('purpose', '=', purpose)
    .where('subject_id', '=', release.id(asked.row))
    .orderBy('requested_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last && decisions[last.state]
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
    .where('waits_until', '<=', now)
    .where('release_request_id', '>', after)
    .orderBy('release_request_id')
    .limit(limit)
    .execute()
}

export type LateRequest = Awaited<ReturnType<typeof listLateRequests>>[number]

export type ReleaseRequest = RowOf<'release_requests'>

type Decidable<Row> = { row: Row; request: ReleaseRequest | undefined }

/** The request, where a second person may decide it now: in time, and for exactly what the record is now. */
export function validRequestOf<Which, Row>(
  action: Pick<ApprovedAction<Which, Row>, 'purpose' | 'binding' | 'release'>,
  { companyId, now }: { companyId: string; now: Date },
  { row, request }: Decidable<Row>,
): ReleaseRequest | undefined {
  const isValid =
    request &&
    now < releaseEndOf(request, action, row) &&
    request.binding === bindingOf(action, { companyId }, row)
  return isValid ? request : undefined
}

/** Refuses with SELF_APPROVAL a second approval by the person who asked for the release. */
export function requireAnotherPerson<Which, Row>(
  action: ApprovedAction<Which, Row>,
  { actor: { companyId, userId }, now }: Pick<Reading, 'actor' | 'now'>,
  bound: Decidable<Row>,
): void {
  const request = validRequestOf(action, { companyId, now }, bound)
  if (request)
    requireOpen(
      releaseActions.decide,
      { state: request.state, is_own: request.requested_by === userId },
      'SELF_APPROVAL',
    )
}

type NewRequest = Pick<ReleaseRequest, 'purpose' | 'subject_id' | 'binding' | 'request_key'> & {
  at: Date
  /** From then on the action is not possible. */
  until: Date | undefined
}

/** Stores that a person asks for a release. One request about a record waits at a time (release_requests_one_waiting). */
export async function beginRequest(
  tx: Tx,
  actor: CustomerActor,
  { at, until, ...values }: NewRequest,
): Promise<void> {
  const end = await promisedEnd(tx, actor, at)
  const waits_until = until && until < end ? until : end
  await begin(tx, releaseRequestLifecycle, {
    scope: actor,
    to: 'waiting',
    at,
    facts: { purpose: values.purpose, subject_id: values.subject_id },
    values: { ...values, requested_by: actor.userId, requested_at: at, waits_until },
  })
}

/** When a request of this moment stops waiting, unless its action ends before. */
async function promisedEnd(tx: Tx, { companyId }: OneCompanyScope, at: Date): Promise<Date> {
  const countries = await countriesOfCompanies(tx, [companyId])
  return dueAt('waitForRelease', at, countries.get(companyId) ?? null)
}

/** Where the offer ended before, there is nothing left to approve again. */
export async function whyLate(tx: Tx, scope: OneCompanyScope, { requested_at, waits_until }: ReleaseRequest) {
  const isEndOfOffer = waits_until < (await promisedEnd(tx, scope, requested_at))
  return isEndOfOffer
    ? {
        what: 'release_ended',
        reason: 'The offer expired before a second person released it. Nothing was paid.',
      }
    : { what: 'release_expired', reason: `Nobody released it within ${promised('waitForRelease')}.` }
}

type Decision = {
  request: Pick<ReleaseRequest, 'release_request_id' | 'uid'>
  state: 'released' | 'refused' | 'withdrawn' | 'void'
  /** Null where time decided. */
  actor: CustomerActor | null
  at: Date
}

/** Refuses with ILLEGAL_STATE what is decided already. */
export async function decideRequest(tx: Tx, { request, state, actor, at }: Decision): Promise<void> {
  await move(tx, releaseRequestLifecycle, {
    scope: actor ?? systemScope(request.uid),
    id: request.release_request_id,
    from: 'waiting',
    to: state,
    at,
    set: { decided_by: actor?.userId ?? null, decided_at: at },
  })
}
