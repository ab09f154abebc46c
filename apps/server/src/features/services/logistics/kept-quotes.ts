import { inScope, type OneCompanyScope, type Scope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { Refusal } from '../../../refusal.ts'
import { inTransaction } from '../../../transaction.ts'
import { askAgain } from './ask-again.ts'
import type { Enquiry } from './enquiry.ts'
import { findQuote, freightOf, keepQuotes } from './freight-quotes.ts'
import { seaLanesOf } from './sea-lanes.ts'

/** Refuses with NOT_FOUND a quote that does not exist any more or is not in scope. */
export async function getFreightQuote({ db, clock }: Deps, scope: Scope, shipmentId: string) {
  const quote = await findQuote(db, scope, shipmentId)
  if (!quote) throw new Refusal('NOT_FOUND')
  const booking = await db
    .selectFrom('freight_bookings')
    .select('logistics_id')
    .where(inScope(scope, 'uid'))
    .where('shipment_id', '=', shipmentId)
    .executeTakeFirst()
  const freight = freightOf({ ...quote, quote: quote.number })
  const unused = quote.expires_at > clock.now() ? ('live' as const) : ('expired' as const)
  return {
    freight,
    state: booking ? ('used' as const) : unused,
    transaction_id: quote.transaction_id,
    logistics_id: booking?.logistics_id ?? null,
    search: askAgain(quote.enquiry as Enquiry, freight.mode),
    routes: seaLanesOf([freight]),
  }
}

/** All of them or none: refuses with NOT_FOUND where one is not the company's. */
export async function saveFreightQuotes(
  { db, clock }: Deps,
  scope: OneCompanyScope,
  shipmentIds: readonly string[],
) {
  const asked = [...new Set(shipmentIds)]
  await inTransaction(db, async (tx) => {
    const kept = await keepQuotes(tx, scope, asked, clock.now())
    if (kept.length < asked.length) throw new Refusal('NOT_FOUND')
  })
}
