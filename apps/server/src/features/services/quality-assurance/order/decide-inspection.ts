import type {
  abortedInspection,
  deniedInspection,
  quotedInspection,
  scheduledInspection,
} from '@tradelane/contract/quality-assurance/office-calls'
import { inspectionServices, serviceNames } from '@tradelane/contract/quality-assurance/rules'
import type { Tx } from '@tradelane/db'
import { decimalText, formatMoney, parseMoney, plus } from '@tradelane/money'
import type { z } from 'zod/mini'
import { countriesOfCompanies } from '../../../../access/countries-of-companies.ts'
import type { Deps } from '../../../../deps/deps.ts'
import type { AdminActor } from '../../../../http/routes.ts'
import { dueAt } from '../../../../lifecycle/due-dates.ts'
import { dayIn, endOfDay } from '../../../../lifecycle/local-days.ts'
import { lockRow } from '../../../../lifecycle/lock-row.ts'
import { move } from '../../../../lifecycle/move.ts'
import { Refusal, refuseFields } from '../../../../refusal.ts'
import { inTransaction } from '../../../../transaction.ts'
import { findInspectionCompany } from '../../../office/inspection-companies/index.ts'
import { endLinks } from '../../../people/links/index.ts'
import { closeQuestion } from '../appointments.ts'
import { amountText, type InspectionRow, offerOf } from '../inspections.ts'
import { inspectionLifecycle } from '../lifecycle.ts'
import { mailSupplierSoon } from '../supplier/mail-supplier.ts'
import { refundInspection } from './cancel-order.ts'
import { consignmentValueOf, feeOf } from './estimate-price.ts'

/**
 * The back office's offer. Refuses with NOT_FOUND, with CONFLICT what was changed since it was looked at, by field a day in the past and
 * an inspection company that cannot do it, and with ILLEGAL_STATE.
 */
export async function quoteInspection(
  deps: Deps,
  actor: AdminActor,
  { quality_assurance_id: id, version, price: text, ...offer }: z.output<typeof quotedInspection>,
): Promise<Date> {
  const at = deps.clock.now()
  requireDay('inspection_date', offer.inspection_date, at)
  const price = parseMoney(text, 'USD')
  return inTransaction(deps.db, async (tx) => {
    const which = { scope: actor, id, version }
    const row = requireSubmitted(await lockRow(tx, inspectionLifecycle, which))
    const vendor = await requireVendor(tx, offer.inspection_company_id, row)
    const validUntil = await validUntilOf(tx, row, offer.inspection_date, at)
    const fee = feeOf(
      consignmentValueOf({
        ...row,
        qa_consignment_value: amountText(row.qa_consignment_value),
        loading_consignment_value: amountText(row.loading_consignment_value),
      }),
    )
    await move(tx, inspectionLifecycle, {
      ...which,
      to: 'quoted',
      at,
      facts: { total: formatMoney(plus(price, fee)), until: validUntil.toISOString() },
      set: {
        inspection_company_id: vendor.inspection_company_id,
        vendor_name: vendor.company_name,
        inspection_date: offer.inspection_date,
        price_amount: price.amount,
        fee_amount: fee.amount,
        quote_note: offer.note ?? null,
        quote_expires_at: validUntil,
        quoted_at: at,
      },
    })
    return validUntil
  })
}

/** Refuses by field a company that is unknown, retired, or does not offer what is ordered. */
export async function requireVendor(tx: Tx, id: string, order: InspectionRow) {
  const vendor = await findInspectionCompany(tx, id)
  if (!vendor || vendor.is_retired)
    return refuseFields({ inspection_company_id: 'Select an inspection company' })
  const lacking = inspectionServices.filter((one) => order[one] && !vendor.services.includes(one))
  if (lacking.length > 0) {
    const names = lacking.map((one) => serviceNames[one].toLowerCase()).join(' and ')
    refuseFields({ inspection_company_id: `${vendor.company_name} does not offer ${names}` })
  }
  return vendor
}

/** Refuses as quoting does. */
export async function denyInspection(
  deps: Deps,
  actor: AdminActor,
  { quality_assurance_id: id, version, reason }: z.output<typeof deniedInspection>,
): Promise<void> {
  const which = { scope: actor, id, version }
  const at = deps.clock.now()
  await inTransaction(deps.db, async (tx) => {
    requireSubmitted(await lockRow(tx, inspectionLifecycle, which))
    await move(tx, inspectionLifecycle, { ...which, to: 'denied', at, reason, set: { reason } })
  })
}

/** The day that is agreed with the supplier; until that day again for another one, with the reason. The supplier is notified. Refuses as quoting does. */
export async function scheduleInspection(
  deps: Deps,
  actor: AdminActor,
  { quality_assurance_id: id, version, scheduled_for, reason }: z.output<typeof scheduledInspection>,
): Promise<void> {
  const at = deps.clock.now()
  requireDay('scheduled_for', scheduled_for, at)
  const which = { scope: actor, id, version }
  await inTransaction(deps.db, async (tx) => {
    // The question is settled. The inspector's link stays: it reports on the day that is agreed then.
    await endLinks(tx, actor, { subject: 'quality_assurance', subjectId: id, purpose: 'inspection_day', at })
    const row = requireSubmitted(await lockRow(tx, inspectionLifecycle, which))
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

function requireDay(field: string, day: string, at: Date): void {
  if (day < at.toISOString().slice(0, 10)) refuseFields({ [field]: 'The date cannot be before today' })
  if (Date.parse(day) > at.getTime() + mostDays * dayMs)
    refuseFields({ [field]: 'Enter a day within the next 12 months' })
}
