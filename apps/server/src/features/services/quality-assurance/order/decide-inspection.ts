import type {
  abortedInspection,
  deniedInspection,
  quotedInspection,
  scheduledInspection,
} from '@tradelane/contract/quality-assurance/office-calls'
import type { Tx } from '@tradelane/db'
import { decimalText, formatMoney, parseMoney, plus } from '@tradelane/money'
import type { z } from 'zod/mini'
import { countriesOfCompanies } from '../../../../access/countries-of-companies.ts'
import type { Deps } from '../../../../deps/deps.ts'
import type { AdminActor } from '../../../../http/routes.ts'
import { dueAt } from '../../../../lifecycle/due-dates.ts'
import { dayIn, endOfDay, plusDays } from '../../../../lifecycle/local-days.ts'
import { lockRow } from '../../../../lifecycle/lock-row.ts'
import { move } from '../../../../lifecycle/move.ts'
import { Refusal, refuseFields } from '../../../../refusal.ts'
import { inTransaction } from '../../../../transaction.ts'
import { abandonedOfRecord, denyCase, lockRequestOf, offerAtOnce } from '../../../office/quote-desk/index.ts'
import { endLinks } from '../../../people/links/index.ts'
import { closeQuestion, dayOf } from '../appointments.ts'
import { type InspectionRow, offerOf } from '../inspections.ts'
import { inspectionLifecycle } from '../lifecycle.ts'
import { mailSupplierSoon } from '../supplier/mail-supplier.ts'
import { refundInspection } from './cancel-order.ts'
import { feeAt } from './inspection-fee.ts'
import { requestOfInspection } from './payment-approval.ts'
import { requireVendor } from './require-vendor.ts'

/**
 * An offer of the desk with this company, day and price. Refuses with NOT_FOUND, with CONFLICT what was changed since it was looked at, by
 * field a day in the past and an inspection company that cannot do it, and with ILLEGAL_STATE.
 */
export async function quoteInspection(
  deps: Deps,
  actor: AdminActor,
  { quality_assurance_id: id, version, price: text, ...offer }: z.output<typeof quotedInspection>,
): Promise<Date> {
  const at = deps.clock.now()
  const { inspection_date: day, note } = offer
  requireDay('inspection_date', day, dayOf(at))
  const buy = parseMoney(text, 'USD')
  const { until, files } = await inTransaction(deps.db, async (tx) => {
    const { request, row } = await lockWaiting(tx, actor, { id, version })
    const vendor = await requireVendor(tx, offer.inspection_company_id, row)
    const until = await validUntilOf(tx, row, day, at)
    const fee = await feeAt(tx, row, at)
    const files = await offerAtOnce(deps, tx, actor, {
      row: request,
      offer: {
        vendor: { id: vendor.inspection_company_id, name: vendor.company_name },
        quoteName: vendor.company_name,
        ...{ buy, sell: plus(buy, fee) },
        etaDays: (Date.parse(day) - Date.parse(dayOf(at))) / dayMs,
        validUntil: dayOf(until),
      },
      extra: { until, note },
      at,
    })
    return { until, files }
  })
  for (const file of files) await deps.files.delete(file)
  return until
}

/** Refuses as quoting does. */
export async function denyInspection(
  deps: Deps,
  actor: AdminActor,
  { quality_assurance_id: id, version, reason }: z.output<typeof deniedInspection>,
): Promise<void> {
  const at = deps.clock.now()
  await inTransaction(deps.db, async (tx) => {
    const { request } = await lockWaiting(tx, actor, { id, version })
    await denyCase(deps, tx, actor, { row: request, reason, at })
  })
}

/** An order that waits for its offer, with its request, which is locked first. */
async function lockWaiting(tx: Tx, actor: AdminActor, { id, version }: { id: string; version: number }) {
  const request = await lockRequestOf(tx, actor, requestOfInspection({ quality_assurance_id: id }))
  const row = requireSubmitted(await lockRow(tx, inspectionLifecycle, { scope: actor, id, version }))
  if (row.state !== 'submitted' || !request) throw new Refusal('ILLEGAL_STATE')
  return { request, row }
}

/** The day that is agreed with the supplier; until that day again for another one, with the reason. The supplier is notified. Refuses as quoting does. */
export async function scheduleInspection(
  deps: Deps,
  actor: AdminActor,
  { quality_assurance_id: id, version, scheduled_for, reason }: z.output<typeof scheduledInspection>,
): Promise<void> {
  const at = deps.clock.now()
  const which = { scope: actor, id, version }
  await inTransaction(deps.db, async (tx) => {
    // The question is settled. The inspector's link stays: it reports on the day that is agreed then.
    await endLinks(tx, actor, { subject: 'quality_assurance', subjectId: id, purpose: 'inspection_day', at })
    const row = requireSubmitted(await lockRow(tx, inspectionLifecycle, which))
    requireDay('scheduled_for', scheduled_for, dayIn(row.inspection_country, at))
    const isAgain = row.state === 'scheduled'
    if (isAgain) requireMovable(row, { scheduled_for, reason }, at)
    if (isLate(row, scheduled_for) && reason === undefined)
      refuseFields({ reason: 'Say why the inspection is later than promised' })
    await closeQuestion(tx, row)
    const reportDue = reportDueAt(row, scheduled_for)
    await move(tx, inspectionLifecycle, {
      ...which,
      to: 'scheduled',
      at,
      reason,
      facts: { day: scheduled_for, due: reportDue.toISOString() },
      set: { scheduled_for, respond_due_at: reportDue },
    })
    await mailSupplierSoon(tx, row, { news: isAgain ? 'moved' : 'scheduled', day: scheduled_for, reason })
  })
}

/** After the day by which it was promised. */
const isLate = ({ inspect_by, inspection_country }: InspectionRow, day: string): boolean =>
  inspect_by !== null && day > dayIn(inspection_country, inspect_by)

/** Refuses by field a day that is no other one, no reason, and a day that has passed: then the inspector was there, or it is aborted. */
function requireMovable(
  row: InspectionRow,
  { scheduled_for, reason }: { scheduled_for: string; reason?: string | undefined },
  at: Date,
): void {
  if (row.scheduled_for === scheduled_for) refuseFields({ scheduled_for: 'Enter another day' })
  if (row.scheduled_for !== null && row.scheduled_for < dayIn(row.inspection_country, at))
    refuseFields({ scheduled_for: 'The day of the inspection has passed. Get the report, or abort it.' })
  if (reason === undefined) refuseFields({ reason: 'Reason is required' })
}

/**
 * Ends a paid inspection that does not take place. Where Tradelane bears the cost, all that was paid is paid back; the customer bears it
 * where its order or its supplier was not ready on the agreed day. Answers what is paid back. Refuses as quoting does.
 */
export async function abortInspection(
  deps: Deps,
  actor: AdminActor,
  { quality_assurance_id: id, version, reason, at_cost_of }: z.output<typeof abortedInspection>,
): Promise<string | null> {
  const at = deps.clock.now()
  const which = { scope: actor, id, version }
  return inTransaction(deps.db, async (tx) => {
    // Before the inspection is locked, as a report locks its link first.
    await endLinks(tx, actor, { subject: 'quality_assurance', subjectId: id, at })
    const row = requireSubmitted(await lockRow(tx, inspectionLifecycle, which))
    if (at_cost_of === 'customer' && row.state === 'confirmed')
      refuseFields({ at_cost_of: 'The customer pays only for an inspection whose day is agreed' })
    const refund = at_cost_of === 'tradelane' ? offerOf(row).total : undefined
    await move(tx, inspectionLifecycle, {
      ...which,
      to: 'aborted',
      at,
      reason,
      facts: { at_cost_of, ...(refund && { refunded: formatMoney(refund) }) },
      set: { reason, aborted_at_cost_of: at_cost_of, respond_due_at: null },
    })
    await closeQuestion(tx, row)
    await abandonedOfRecord(tx, actor, requestOfInspection(row), row.inspection_company_id)
    if (row.scheduled_for !== null)
      await mailSupplierSoon(tx, row, { news: 'aborted', day: row.scheduled_for })
    if (!refund) return null
    await refundInspection(tx, row, refund, at)
    deps.crashAt('payback_before_store')
    return decimalText(refund)
  })
}

/** Promised within 48 hours of the inspection: of the end of its day, where it takes place. */
const reportDueAt = ({ inspection_country }: InspectionRow, day: string): Date =>
  dueAt('reportInspection', endOfDay(day, inspection_country), inspection_country)

/** In the evening of the last day where the customer is. The quote ends with its own day, if that comes first. */
async function validUntilOf(
  tx: Tx,
  { uid, inspection_country }: InspectionRow,
  inspectionDate: string,
  at: Date,
): Promise<Date> {
  const countries = await countriesOfCompanies(tx, [uid])
  const promised = dueAt('inspectionQuote', at, countries.get(uid) ?? null)
  const quoted = endOfDay(inspectionDate, inspection_country)
  return new Date(Math.min(promised.getTime(), quoted.getTime()))
}

/** The back office does not see drafts. */
function requireSubmitted(row: InspectionRow): InspectionRow {
  if (row.submitted_at === null) throw new Refusal('NOT_FOUND')
  return row
}

const dayMs = 86_400_000
const mostDays = 365

function requireDay(field: string, day: string, today: string): void {
  if (day < today) refuseFields({ [field]: 'The date cannot be before today' })
  if (day > plusDays(today, mostDays)) refuseFields({ [field]: 'Enter a day within the next 12 months' })
}
