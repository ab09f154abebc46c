import { daysAfterQuoted } from '@tradelane/contract/quality-assurance/appointment'
import type { Database, Db, Tx } from '@tradelane/db'
import type { Selectable } from 'kysely'
import { inScope, type Scope } from '../../../access/scope.ts'
import { dayIn, plusDays } from '../../../lifecycle/local-days.ts'
import type { InspectionRow } from './inspections.ts'

export type AppointmentRow = Selectable<Database['inspection_appointments']>

export const findAppointment = (db: Db | Tx, scope: Scope, id: string): Promise<AppointmentRow | undefined> =>
  db
    .selectFrom('inspection_appointments')
    .selectAll()
    .where(inScope(scope, 'uid'))
    .where('quality_assurance_id', '=', id)
    .executeTakeFirst()

/** An answer is kept; a question that nobody answered is not asked any more. The inspection is locked. */
export async function closeQuestion(tx: Tx, { uid, quality_assurance_id: id }: InspectionRow): Promise<void> {
  await tx
    .deleteFrom('inspection_appointments')
    .where('uid', '=', uid)
    .where('quality_assurance_id', '=', id)
    .where('answered_at', 'is', null)
    .execute()
}

/** The last day for which the quoted price holds: two weeks after the quoted day, or after today where that has passed. */
export function lastDayOf({ inspection_date, inspection_country }: InspectionRow, at: Date): string {
  const today = dayIn(inspection_country, at)
  const from = inspection_date !== null && inspection_date > today ? inspection_date : today
  return plusDays(from, daysAfterQuoted)
}

export const dayOf = (at: Date): string => at.toISOString().slice(0, 10)

/** As it is answered. */
export const toAppointment = (row: AppointmentRow | undefined) =>
  row
    ? {
        proposed_days: row.proposed_days,
        last_day: row.last_day,
        asked_at: row.asked_at,
        answer_due_at: row.answer_due_at,
        answered_at: row.answered_at,
        day: row.day,
        receiver_name: row.receiver_name,
        receiver_phone: row.receiver_phone,
        address: row.address,
        comment: row.comment,
      }
    : null
