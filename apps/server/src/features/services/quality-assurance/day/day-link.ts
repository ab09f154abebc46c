import { dayText } from '@tradelane/contract/primitives/day-text'
import { type DayAnswer, dayAnswer } from '@tradelane/contract/quality-assurance/appointment'
import type { askedDays } from '@tradelane/contract/quality-assurance/office-calls'
import { inspectionServices, serviceNames } from '@tradelane/contract/quality-assurance/rules'
import type { z } from 'zod/mini'
import { actorOf, systemScope } from '../../../../access/scope.ts'
import type { Deps } from '../../../../deps/deps.ts'
import { formLink } from '../../../../entries/link-purpose.ts'
import type { AdminActor } from '../../../../http/routes.ts'
import { dueAt } from '../../../../lifecycle/due-dates.ts'
import { dayIn } from '../../../../lifecycle/local-days.ts'
import { lockRow } from '../../../../lifecycle/lock-row.ts'
import { note } from '../../../../lifecycle/move.ts'
import { Refusal, refuseFields } from '../../../../refusal.ts'
import { inTransaction } from '../../../../transaction.ts'
import { endLinks, sendLink } from '../../../people/links/index.ts'
import { findAppointment, lastDayOf } from '../appointments.ts'
import { getInspection, type InspectionRow, inspectionNumber, type KnownInspection } from '../inspections.ts'
import { inspectionLifecycle } from '../lifecycle.ts'
import { findSupplier } from '../submit-order.ts'

const subject = 'quality_assurance'
const purpose = 'inspection_day'

/** While the inspection is ordered and has not taken place. */
const isOpen = ({ state }: InspectionRow): boolean => state === 'confirmed' || state === 'scheduled'

/**
 * Emails the supplier the days that the back office proposes; an earlier question and its answer no longer count. Refuses with NOT_FOUND,
 * with CONFLICT what was changed since it was looked at, with ILLEGAL_STATE, and by field days for which the quote does not hold.
 */
export async function askDay(
  deps: Deps,
  actor: AdminActor,
  { quality_assurance_id: id, version, days }: z.output<typeof askedDays>,
): Promise<string> {
  const at = deps.clock.now()
  return inTransaction(deps.db, async (tx) => {
    const { uid: companyId } = await getInspection(tx, actor, id)
    const scope = systemScope(companyId)
    await endLinks(tx, scope, { subject, subjectId: id, purpose, at })
    const row = await lockRow(tx, inspectionLifecycle, { scope: actor, id, version })
    if (!isOpen(row)) throw new Refusal('ILLEGAL_STATE')
    const supplier = await findSupplier(tx, scope, row.beneficiary_id)
    if (!supplier) throw new Refusal('NOT_FOUND')
    const asked = {
      proposed_days: [...new Set(days)].sort(),
      last_day: lastDayOf(row, at),
      asked_at: at,
      answer_due_at: dueAt('answerInspectionDay', at, row.inspection_country),
    }
    for (const day of asked.proposed_days)
      requireWithin('days', day, asked.last_day, dayIn(row.inspection_country, at))
    await tx
      .insertInto('inspection_appointments')
      .values({ quality_assurance_id: id, uid: companyId, ...asked })
      .onConflict((conflict) =>
        conflict.column('quality_assurance_id').doUpdateSet({ ...asked, ...noAnswer }),
      )
      .execute()
    await sendLink(tx, {
      purpose,
      companyId,
      by: actorOf(actor),
      subject,
      subjectId: id,
      asked: `Agree the day of inspection ${inspectionNumber(row)}`,
      recipient: supplier.contact_person_name,
      email: supplier.email,
      at,
    })
    return supplier.email
  })
}

const noAnswer = {
  late_at: null,
  answered_at: null,
  day: null,
  receiver_name: null,
  receiver_phone: null,
  address: null,
  comment: null,
}

function requireWithin(field: string, day: string, lastDay: string, today: string): void {
  if (day < today || day > lastDay)
    refuseFields({ [field]: `Choose a day from ${dayText(today)} to ${dayText(lastDay)}` })
}

/** The supplier's answer. What the customer pays is not shown to it. */
export const inspectionDayLink = formLink<Deps, DayAnswer>({
  purpose,
  subject,
  async load({ db }, { uid, subject_id: id }) {
    const scope = systemScope(uid)
    const row = await getInspection(db, scope, id)
    const [asked, supplier] = await Promise.all([
      findAppointment(db, scope, id),
      findSupplier(db, scope, row.beneficiary_id),
    ])
    return {
      facts: factsOf(row),
      fields: {
        proposed_days: asked?.proposed_days.join(' ') ?? '',
        last_day: asked?.last_day ?? '',
        receiver_name: supplier?.contact_person_name ?? '',
        receiver_phone: supplier?.phone_number ?? '',
        address: row.address_of_inspection ?? '',
      },
    }
  },
  fields: dayAnswer,
  async complete(tx, { link: { uid, subject_id: id, email }, input, at }) {
    const scope = systemScope(uid)
    const row = await lockRow(tx, inspectionLifecycle, { scope, id })
    const asked = await findAppointment(tx, scope, id)
    if (!isOpen(row) || !asked || asked.answered_at !== null) throw new Refusal('LINK_DEAD')
    requireWithin('day', input.day, asked.last_day, dayIn(row.inspection_country, at))
    const { comment = null, ...answer } = input
    await tx
      .updateTable('inspection_appointments')
      .set({ ...answer, comment, answered_at: at })
      .where('uid', '=', uid)
      .where('quality_assurance_id', '=', id)
      .execute()
    await note(tx, inspectionLifecycle, {
      scope,
      id,
      what: asked.proposed_days.includes(input.day) ? 'day_agreed' : 'day_proposed',
      at,
      facts: { day: dayText(input.day), name: input.receiver_name, email },
    })
    return { message: 'Thank you. We email you as soon as the day is fixed.' }
  },
})

function factsOf(row: KnownInspection) {
  const services = inspectionServices.filter((one) => row[one]).map((one) => serviceNames[one])
  return [
    { term: 'Inspection', value: inspectionNumber(row) },
    { term: 'Ordered by', value: row.customer_name },
    { term: 'Services', value: services.join(', ') },
    ...given('Goods', row.goods_specifications),
    ...given('Pieces', row.lot_size?.toLocaleString('en-US') ?? null),
    ...given('Audit', row.audit_specification),
    ...given('Containers', row.no_of_containers),
    { term: 'Inspection company', value: row.vendor_name ?? 'Not given' },
  ]
}

const given = (term: string, value: string | number | null) =>
  value === null ? [] : [{ term, value: String(value) }]
