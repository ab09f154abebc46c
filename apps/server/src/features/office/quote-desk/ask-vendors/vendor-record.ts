import type { VendorRecord } from '@tradelane/contract/vendors/calls'
import type { Db } from '@tradelane/db'
import { sql } from 'kysely'

/** Each request counts once, also where a vendor was asked again. It wins too where it was never asked by mail, and gave its price by telephone. */
export async function vendorRecord(db: Db, vendorId: string, now: Date): Promise<VendorRecord> {
  const requests = sql<string>`count(distinct case_id)`
  const [{ asked, answered, lost, late }, { won }] = await Promise.all([
    db
      .selectFrom('vendor_asks')
      .select([
        requests.as('asked'),
        sql<string>`${requests} filter (where answered_at is not null)`.as('answered'),
        // It may have lost with an answer that lapsed, and have won after all.
        sql<string>`${requests} filter (where outcome = 'lost' and not exists (select from quote_cases won
          where won.case_id = vendor_asks.case_id and won.won_by = vendor_asks.vendor_id))`.as('lost'),
        // Not where the request had ended before, or where it was asked again in time.
        sql<string>`${requests} filter (where answered_at is null and answer_until <= ${now}
          and coalesce(least(ended_at, replaced_at), answer_until) >= answer_until)`.as('late'),
      ])
      .where('vendor_id', '=', vendorId)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('quote_cases')
      .select(sql<string>`count(*)`.as('won'))
      .where('won_by', '=', vendorId)
      .executeTakeFirstOrThrow(),
  ])
  return {
    ...{ asked: Number(asked), answered: Number(answered) },
    ...{ won: Number(won), lost: Number(lost), late: Number(late) },
  }
}
