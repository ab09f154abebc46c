import type { VendorRecord } from '@tradelane/contract/vendors/calls'
import type { Db } from '@tradelane/db'
import { sql } from 'kysely'

/** Of the requests for which a vendor was asked: each counts once, also where it was asked again. */
export async function vendorRecord(db: Db, vendorId: string, now: Date): Promise<VendorRecord> {
  const requests = sql<string>`count(distinct case_id)`
  const { asked, answered, won, lost, late } = await db
    .selectFrom('vendor_asks')
    .select([
      requests.as('asked'),
      sql<string>`${requests} filter (where answered_at is not null)`.as('answered'),
      sql<string>`${requests} filter (where outcome = 'won')`.as('won'),
      // It may have lost with an answer that lapsed, and have won after all.
      sql<string>`${requests} filter (where outcome = 'lost' and not exists (select from vendor_asks winning
        where winning.case_id = vendor_asks.case_id and winning.vendor_id = vendor_asks.vendor_id
        and winning.outcome = 'won'))`.as('lost'),
      // Not where the request had ended before, or where it was asked again in time.
      sql<string>`${requests} filter (where answered_at is null and answer_until <= ${now}
        and coalesce(least(ended_at, replaced_at), answer_until) >= answer_until)`.as('late'),
    ])
    .where('vendor_id', '=', vendorId)
    .executeTakeFirstOrThrow()
  return {
    ...{ asked: Number(asked), answered: Number(answered) },
    ...{ won: Number(won), lost: Number(lost), late: Number(late) },
  }
}
