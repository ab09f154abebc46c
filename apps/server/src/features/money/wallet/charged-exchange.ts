import type { Db } from '@tradelane/db'
import { type Currency, money } from '@tradelane/money'
import type { ChargedByRate, ChargedFact, Period } from '../../../entries/charged-by-rate.ts'

/** Conversions between own wallets with our margin, of every company, and the open prices of all exchanges. */
export const chargedConversions: ChargedByRate = {
  service: 'currency_exchange',
  charged: listCharged,
  shown: listShown,
}

async function listCharged(db: Db, { from, to }: Period): Promise<ChargedFact[]> {
  const rows = await db
    .selectFrom('conversions as conversion')
    .innerJoin('quotes as quote', (join) =>
      join.onRef('quote.uid', '=', 'conversion.uid').onRef('quote.quote_id', '=', 'conversion.quote_id'),
    )
    .select(['quote.uid', 'quote.source_currency', 'quote.source_amount', 'quote.spread_amount'])
    .where('conversion.requested_at', '>=', from)
    .where('conversion.requested_at', '<', to)
    .where('conversion.state', '<>', 'rejected')
    .where('quote.markup_rate_id', 'is not', null)
    .execute()
  return rows.map(({ uid: companyId, source_currency, source_amount, spread_amount }) => {
    const currency = source_currency as Currency
    return {
      ...{ companyId, count: 1 },
      ...{ whole: money(source_amount, currency), charge: money(spread_amount, currency) },
    }
  })
}

async function listShown(db: Db, now: Date): Promise<{ companyId: string; count: number }[]> {
  const rows = await db
    .selectFrom('quotes')
    .select('uid')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('markup_rate_id', 'is not', null)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .groupBy('uid')
    .execute()
  return rows.map(({ uid, count }) => ({ companyId: uid, count: Number(count) }))
}
