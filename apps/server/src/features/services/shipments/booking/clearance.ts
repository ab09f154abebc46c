import { closedBy } from '@tradelane/contract/lifecycle/action-table'
import type { NextStep } from '@tradelane/contract/lifecycle/timeline'
import { customsActions, officeCustomsActions } from '@tradelane/contract/shipments/actions'
import { clearanceDocuments } from '@tradelane/contract/shipments/clearance'
import type { declaredClearance } from '@tradelane/contract/shipments/office-calls'
import type { Db, Tx } from '@tradelane/db'
import type { z } from 'zod/mini'
import { countriesOfCompanies } from '../../../../access/countries-of-companies.ts'
import { type Scope, systemScope } from '../../../../access/scope.ts'
import type { Deps } from '../../../../deps/deps.ts'
import type { AdminActor } from '../../../../http/routes.ts'
import { begin } from '../../../../lifecycle/begin.ts'
import { dueAt } from '../../../../lifecycle/due-dates.ts'
import { lockRow } from '../../../../lifecycle/lock-row.ts'
import { move, moveOnce } from '../../../../lifecycle/move.ts'
import { nextStepOf } from '../../../../lifecycle/next-step.ts'
import { requireOpen } from '../../../../lifecycle/require-open.ts'
import { timelineOf } from '../../../../lifecycle/timeline.ts'
import { inTransaction } from '../../../../transaction.ts'
import { type BookingRow, getBooking, lockBooking, quotedFreight } from '../bookings.ts'
import { billStateOf } from '../ordered-clearance/bill-state.ts'
import { describeClearanceBill } from '../ordered-clearance/describe-clearance-bill.ts'
import { asOrdered, type columnsOfOffer } from '../ordered-clearance/ordered-clearance.ts'
import { isCleared } from '../payment/freight-bill.ts'
import { describeAsks, findClearance, waitsForCodes } from './asks-of-clearance.ts'
import { clearanceLifecycle } from './clearance-lifecycle.ts'
import { missingForCustoms, requireAnswered } from './require-declarable.ts'

type BookingKey = Pick<BookingRow, 'uid' | 'logistics_id'>
type Config = Pick<Deps['config'], 'officeCountry'>

/** Begins with the confirmation, where the clearance is on the bill. Documents may be there already. */
export async function beginClearance(tx: Tx, config: Config, booking: BookingRow, at: Date): Promise<void> {
  if (!isCleared(quotedFreight(booking))) return
  await startClearance(tx, booking, { at })
  await receiveDocuments(tx, config, booking, { scope: systemScope(booking.uid), at })
}

/** `ordered`: by an offer of the desk, with a bill of its own. */
export async function startClearance(
  tx: Tx,
  booking: BookingRow,
  { at, ordered = {} }: { at: Date; ordered?: Partial<Awaited<ReturnType<typeof columnsOfOffer>>> },
): Promise<void> {
  const countries = await countriesOfCompanies(tx, [booking.uid])
  await begin(tx, clearanceLifecycle, {
    scope: systemScope(booking.uid),
    to: 'documents_requested',
    at,
    values: {
      logistics_id: booking.logistics_id,
      due_at: dueAt('giveClearanceDocuments', at, countries.get(booking.uid) ?? null),
      updated_at: at,
      ...ordered,
    },
  })
}

/** Goes on once all that customs asks for is with the booking. */
export async function receiveDocuments(
  tx: Tx,
  { officeCountry }: Config,
  booking: BookingKey,
  { scope, at }: { scope: Scope; at: Date },
): Promise<void> {
  const row = await findClearance(tx, booking)
  if (row?.state !== 'documents_requested') return
  const documents = await listAsked(tx, booking)
  if (documents.some(({ is_added }) => !is_added)) return
  const whole = await getBooking(tx, systemScope(booking.uid), booking.logistics_id)
  const asked = await describeAsks(tx, whole, row.facts)
  if (waitsForCodes(whole, asked) || asked.asks.some(({ is_given }) => !is_given)) return
  const set = { due_at: dueAt('declareGoods', at, officeCountry) }
  const id = booking.logistics_id
  await moveOnce(tx, clearanceLifecycle, {
    ...{ scope, id, at, set },
    from: 'documents_requested',
    to: 'documents_received',
  })
}

/** Refuses with NOT_FOUND, and with ILLEGAL_STATE while anything that customs asks for is missing, or while its own bill is not paid. */
export async function declareClearance(
  { db, clock, config }: Deps,
  actor: AdminActor,
  { logistics_id: id, declaration_number }: z.output<typeof declaredClearance>,
): Promise<void> {
  const at = clock.now()
  await inTransaction(db, async (tx) => {
    const booking = await lockBooking(tx, actor, id)
    const row = await lockRow(tx, clearanceLifecycle, { scope: actor, id })
    const ordered = asOrdered(row)
    const payment = ordered ? billStateOf(ordered) : undefined
    const missing = await missingForCustoms(tx, booking, row.facts)
    const { state } = row
    requireOpen(officeCustomsActions.declare, { state, payment, booking: booking.state, missing })
    await requireAnswered(tx, booking)
    const set = { declaration_number, due_at: dueAt('recordRelease', at, config.officeCountry) }
    const facts = { declaration_number }
    await move(tx, clearanceLifecycle, { scope: actor, id, to: 'declared', at, facts, set })
  })
}

/** Refuses with NOT_FOUND, and with ILLEGAL_STATE what is not declared or has not left. */
export async function finishClearance({ db, clock }: Deps, actor: AdminActor, id: string): Promise<void> {
  const at = clock.now()
  await inTransaction(db, async (tx) => {
    const booking = await lockBooking(tx, actor, id)
    const { state } = await lockRow(tx, clearanceLifecycle, { scope: actor, id })
    requireOpen(officeCustomsActions.release, { state, booking: booking.state, missing: [] })
    await move(tx, clearanceLifecycle, { scope: actor, id, to: 'cleared', at, set: { due_at: null } })
  })
}

/** With its booking; what is cleared stays so. */
export async function cancelClearance(tx: Tx, booking: BookingKey, at: Date): Promise<void> {
  const row = await findClearance(tx, booking)
  if (!row || row.state === 'cleared' || row.state === 'cancelled') return
  const [scope, id] = [systemScope(booking.uid), booking.logistics_id]
  await move(tx, clearanceLifecycle, { scope, id, to: 'cancelled', at, set: { due_at: null } })
}

/** For the page, with what happened; null without a clearance. */
export async function describeClearance(db: Db, scope: Scope, booking: BookingRow, now: Date) {
  const row = await findClearance(db, booking)
  if (!row) return null
  const which = { companyId: booking.uid, id: booking.logistics_id }
  return {
    clearance: {
      state: row.state,
      documents: await listAsked(db, booking),
      ...(await describeAsks(db, booking, row.facts)),
      is_open: closedBy(customsActions.answer, row) === undefined,
      declaration_number: row.declaration_number,
      bill: await describeClearanceBill(db, scope, row, now),
      next: nextFor(scope, nextStepOf(clearanceLifecycle, row, now)),
    },
    timeline: await timelineOf(db, clearanceLifecycle, scope, which),
  }
}

/** The back office reads who acts, the company what to do. */
const nextFor = (scope: Scope, next: NextStep): NextStep =>
  scope.kind === 'office' && next?.who === 'customer'
    ? { ...next, text: 'The company adds the documents.' }
    : next

/** What customs asks for, and whether it is with the booking. */
async function listAsked(db: Db | Tx, { uid, logistics_id }: BookingKey) {
  const rows = await db
    .selectFrom('freight_documents')
    .select('document_type')
    .distinct()
    .where('uid', '=', uid)
    .where('logistics_id', '=', logistics_id)
    .execute()
  const added = new Set(rows.map(({ document_type }) => document_type))
  return clearanceDocuments.map((document_type) => ({ document_type, is_added: added.has(document_type) }))
}
