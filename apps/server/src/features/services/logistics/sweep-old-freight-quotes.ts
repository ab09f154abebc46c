import { promisedMs } from '@tradelane/contract/lifecycle/promises'
import { sql } from 'kysely'
import type { Deps } from '../../../deps/deps.ts'

/** The job: offers that nobody took or kept are deleted some time after they expired. */
export async function sweepOldFreightQuotes({ db, clock }: Deps): Promise<void> {
  const before = new Date(clock.now().getTime() - promisedMs('keepUnsavedOffer'))
  await sql`
    delete from freight_quotes quote where expires_at < ${before} and kept_uid is null
      and not exists (select from freight_bookings booking where booking.shipment_id = quote.shipment_id)
  `.execute(db)
}
