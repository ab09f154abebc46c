import { randomUUID } from 'node:crypto'
import { officeCaseActions } from '@tradelane/contract/quote-desk/actions'
import type { DeskService } from '@tradelane/contract/quote-desk/forms'
import { isBeforeOffers, isOpenCase } from '@tradelane/contract/quote-desk/states'
import type { Db, Tx } from '@tradelane/db'
import type { Money } from '@tradelane/money'
import { minus } from '@tradelane/money'
import type { OneCompanyScope, Scope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { OfferExtra } from '../../../entries/quoted-service.ts'
import type { RequestsInTrade } from '../../../entries/service-entry.ts'
import type { AdminActor, CustomerActor } from '../../../http/routes.ts'
import { Refusal } from '../../../refusal.ts'
import { endWithAcceptance } from './accept-offer.ts'
import { endCase, reopenCase } from './ask-for-more.ts'
import { endAsks } from './ask-vendors/end-asks.ts'
import { mailOfOrder } from './ask-vendors/mail-order.ts'
import { type CaseRow, caseNumber, listOffers, lockCase, selectCases, shownCaseState } from './cases.ts'
import { endWithApproval, publishOffers } from './decide-case.ts'
import { refuseWithWhatHappened, requireOpenFor } from './happened.ts'
import { ofItself } from './rules.ts'
import { deleteStored, storeOffers } from './submit-offers.ts'

// What the calls of a service do to the request of a record that exists before its offers.

type Record = { service: DeskService; subjectId: string }

/** Locks the newest request of a record; the record itself is locked afterwards. Undefined where it has none. */
export async function lockRequestOf(
  tx: Tx,
  scope: Scope,
  { service, subjectId }: Record,
): Promise<CaseRow | undefined> {
  const newest = await newestOf(tx, scope, { service, subjectId })
  return newest && lockCase(tx, scope, newest.case_id)
}

const newestOf = (tx: Db | Tx, scope: Scope, { service, subjectId }: Record) =>
  selectCases(tx, scope)
    .where('service', '=', service)
    .where('subject_id', '=', subjectId)
    .orderBy('made_order', 'desc')
    .limit(1)
    .executeTakeFirst()

/** What the page of a record says of its newest request. */
export async function describeRequestOf(db: Db, scope: Scope, record: Record, now: Date) {
  const row = await newestOf(db, scope, record)
  if (!row) return undefined
  const { case_id, due_at } = row
  return { case_id, number: caseNumber(row), state: shownCaseState(row, now), due_at }
}

/** With the record locked. Refuses with CONFLICT where another request was made since this one was locked. */
export async function requireNewest(
  tx: Tx,
  scope: Scope,
  record: Record,
  locked: Pick<CaseRow, 'case_id'> | undefined,
): Promise<void> {
  const newest = await newestOf(tx, scope, record)
  if (newest?.case_id !== locked?.case_id) throw new Refusal('CONFLICT')
}

type NewOffer = {
  /** Left out, Tradelane. */
  vendor?: { id: string; name: string }
  quoteName: string
  buy: Money
  sell: Money
  etaDays: number
  /** The last day. */
  validUntil: string
}

/** Stores one offer in place of those that are not published, and publishes it. Answers the files that are not needed any more. Refuses with ILLEGAL_STATE. */
export async function offerAtOnce(
  deps: Deps,
  tx: Tx,
  actor: AdminActor,
  { row, offer, extra, at }: { row: CaseRow; offer: NewOffer; extra: OfferExtra; at: Date },
): Promise<string[]> {
  if (!isBeforeOffers(row.state)) return refuseWithWhatHappened(tx, actor, row)
  const files = await deleteStored(tx, row)
  await storeOffers(tx, actor, row, [columnsOf(offer)], at)
  await publishOffers(deps, tx, actor, { row, at, extra })
  return files
}

const columnsOf = ({ vendor, quoteName, buy, sell, etaDays, validUntil }: NewOffer) => ({
  offer_id: randomUUID(),
  vendor_id: vendor?.id ?? null,
  vendor_name: vendor?.name ?? null,
  quote_name: quoteName.slice(0, 120),
  currency: sell.currency,
  buy_amount: buy.amount,
  sell_amount: sell.amount,
  margin_type: 'fixed' as const,
  margin_amount: minus(sell, buy).amount,
  eta_days: etaDays,
  valid_until: validUntil,
  inclusions: [],
  exclusions: [],
  position: 1,
})

/** The record is being paid at this offer. Nothing is left to do where it was accepted before. The request is locked. */
export async function acceptOfRecord(
  deps: Deps,
  tx: Tx,
  actor: CustomerActor,
  { row, offerId, at }: { row: CaseRow; offerId: string | null; at: Date },
): Promise<void> {
  const offer = (await listOffers(tx, [row.case_id])).find(({ offer_id }) => offer_id === offerId)
  if (offer?.state === 'published') await endWithAcceptance(deps, tx, { actor, chosen: { offer, row }, at })
}

/** The price of the record is collected: its vendors hear what came of their offers. The request is locked (`lockedBeforeCharge`). */
export async function paidOfRecord(tx: Tx, scope: Scope, record: Record, at: Date): Promise<void> {
  const row = await lockRequestOf(tx, scope, record)
  const accepted = row && (await listOffers(tx, [row.case_id])).find(({ state }) => state === 'accepted')
  if (accepted) await endAsks(tx, row, { because: 'won', accepted, at })
}

/** A record whose vendor has won is cancelled: the vendor is mailed so. `vendorId` is who has the order, where that may have changed. */
export async function abandonedOfRecord(
  tx: Tx,
  scope: Scope,
  record: Record,
  vendorId?: string | null,
): Promise<void> {
  const accepted = await findAcceptedOf(tx, scope, record)
  if (accepted) await mailOfOrder(tx, accepted, 'cancelled', vendorId)
}

/** Another vendor has the order by now: both are mailed so. */
export async function handedOverOfRecord(
  tx: Tx,
  scope: Scope,
  record: Record,
  { from, to }: { from: string | null; to: string },
): Promise<void> {
  const accepted = await findAcceptedOf(tx, scope, record)
  if (!accepted) return
  await mailOfOrder(tx, accepted, 'cancelled', from)
  await mailOfOrder(tx, accepted, 'handed over', to)
}

async function findAcceptedOf(tx: Tx, scope: Scope, record: Record) {
  const row = await newestOf(tx, scope, record)
  return row && (await listOffers(tx, [row.case_id])).find(({ state }) => state === 'accepted')
}

/** The record, for which nothing is offered, is approved by its own call. The request is locked. */
export async function approvedOfRecord(tx: Tx, actor: AdminActor, row: CaseRow, at: Date): Promise<void> {
  await requireOpenFor(tx, actor, row, { action: officeCaseActions.approve, facts: {} })
  await endWithApproval(tx, actor, { row, at })
}

/** The record is cancelled, or asks for something else: its request ends with it, also where an offer was accepted and never paid. */
export async function cancelOfRecord(
  tx: Tx,
  actor: Scope,
  row: CaseRow | undefined,
  at: Date,
  reason?: string,
): Promise<void> {
  if (row?.state === 'accepted') await endAsks(tx, row, { because: 'cancelled', at })
  if (row && isOpenCase(row.state)) await endCase(tx, actor, { row, reason, at })
}

/** The record has gone on without its request, which ends: its company is notified why. Nothing is left to do where it is not open. */
export async function endOfRecord(
  tx: Tx,
  scope: Scope,
  row: CaseRow | undefined,
  { at, reason }: { at: Date; reason: string },
): Promise<void> {
  if (row && isOpenCase(row.state)) await endCase(tx, scope, { row, reason, at, facts: ofItself })
}

/** The record needs a new offer: its request goes back to the desk. Undefined where it has ended, and a new one has to begin. */
export async function reopenOfRecord(
  deps: Pick<Deps, 'config'>,
  tx: Tx,
  actor: CustomerActor,
  { row, at, request }: { row: CaseRow | undefined; at: Date; request?: unknown },
): Promise<Date | undefined> {
  // It was accepted and never paid.
  if (row?.state === 'accepted') await endAsks(tx, row, { because: 'expired', at })
  return row?.state === 'quoted' ? reopenCase(deps, tx, actor, { row, at, request }) : undefined
}

/** The requests of records, which go with them into another trade. */
export const requestsInTrade = (recordOf: (id: string) => Record): RequestsInTrade => ({
  lock: (tx, scope, id) => lockRequestOf(tx, scope, recordOf(id)),
  requireNewest: (tx, scope, id, locked) => requireNewest(tx, scope, recordOf(id), locked),
  move: (tx, scope, id, transactionId) => moveRequestsOf(tx, scope, recordOf(id), transactionId),
})

async function moveRequestsOf(
  tx: Tx,
  { companyId }: OneCompanyScope,
  { service, subjectId }: Record,
  transactionId: string,
): Promise<void> {
  await tx
    .updateTable('quote_cases')
    .set({ transaction_id: transactionId })
    .where('uid', '=', companyId)
    .where('service', '=', service)
    .where('subject_id', '=', subjectId)
    .execute()
}
