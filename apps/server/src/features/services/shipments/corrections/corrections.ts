import type { BookingDetails } from '@tradelane/contract/shipments/forms'
import type { Db, Tx } from '@tradelane/db'
import type { AmendmentAnswer } from '@tradelane/providers'
import { sql } from 'kysely'
import type { BookingRow } from '../bookings.ts'

type BookingKey = Pick<BookingRow, 'uid' | 'logistics_id'>

const selectCorrections = (db: Db | Tx, { uid, logistics_id }: BookingKey) =>
  db.selectFrom('freight_corrections').where('uid', '=', uid).where('logistics_id', '=', logistics_id)

/** What the carrier has answered to it, each null before. */
export async function answerTo(db: Db, booking: BookingKey, number: number) {
  return selectCorrections(db, booking)
    .select(['answer', 'refusal_reason'])
    .where('number', '=', number)
    .executeTakeFirstOrThrow()
}

/** The one that the carrier has not answered. */
export async function findOpenCorrection(db: Db | Tx, booking: BookingKey) {
  const row = await selectCorrections(db, booking).selectAll().where('answer', 'is', null).executeTakeFirst()
  return row && { ...row, details: row.details as BookingDetails }
}

export type OpenCorrection = NonNullable<Awaited<ReturnType<typeof findOpenCorrection>>>

type Edition = { number: number; at: Date | null; isLate: boolean }

/** Which edition of its papers a booking has, since when, and whether after the cut-off; the first is that of the confirmation. */
export async function editionOf(db: Db | Tx, booking: BookingKey): Promise<Edition> {
  const { accepted, newest, is_late } = await selectCorrections(db, booking)
    .select(({ fn }) => [fn.countAll<bigint>().as('accepted'), fn.max('answered_at').as('newest')])
    .select(sql<boolean | null>`(array_agg(late_reason is not null order by number desc))[1]`.as('is_late'))
    .where('answer', '=', 'accepted')
    .executeTakeFirstOrThrow()
  return { number: Number(accepted) + 1, at: newest, isLate: is_late === true }
}

type NewCorrection = {
  details: BookingDetails
  changed: string
  lateReason: string | undefined
  at: Date
}

/** Under the booking's lock. Answers the correction's number. */
export async function insertCorrection(
  tx: Tx,
  { uid, logistics_id }: BookingKey,
  { details, changed, lateReason, at }: NewCorrection,
): Promise<number> {
  const { last } = await selectCorrections(tx, { uid, logistics_id })
    .select(({ fn }) => fn.max('number').as('last'))
    .executeTakeFirstOrThrow()
  const number = (last ?? 0) + 1
  await tx
    .insertInto('freight_corrections')
    .values({
      ...{ uid, logistics_id, number, changed, late_reason: lateReason ?? null },
      details: JSON.stringify(details),
      asked_at: at,
    })
    .execute()
  return number
}

/** False where it was answered already. */
export async function answerCorrection(
  tx: Tx,
  { uid, logistics_id, number }: Pick<OpenCorrection, 'uid' | 'logistics_id' | 'number'>,
  given: AmendmentAnswer | { status: 'withdrawn' },
  at: Date,
): Promise<boolean> {
  const rows = await tx
    .updateTable('freight_corrections')
    .set({
      answer: given.status === 'amended' ? 'accepted' : given.status,
      refusal_reason: given.status === 'refused' ? given.reason : null,
      answered_at: at,
    })
    .where('uid', '=', uid)
    .where('logistics_id', '=', logistics_id)
    .where('number', '=', number)
    .where('answer', 'is', null)
    .returning('number')
    .execute()
  return rows.length === 1
}
