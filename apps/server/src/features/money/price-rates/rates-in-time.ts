import type { PriceService } from '@tradelane/contract/price-rates/services'
import type { Db, Tx } from '@tradelane/db'
import { type PriceRate, type PriceRateRow, toPriceRate } from './price-rate.ts'

/** Without a company it is the rate for all. */
export type RateMoment = { companyId: string | null; at: Date }

/** What a customer is charged at a moment: its own rate, else the one for all. */
export async function rateInForce(
  db: Db | Tx,
  service: PriceService,
  { companyId, at }: RateMoment,
): Promise<PriceRate> {
  const row = await db
    .selectFrom('price_rates')
    .selectAll()
    .where('service', '=', service)
    .where('version', 'is not', null)
    .where((is) => is.or([is('uid', '=', companyId), is('uid', 'is', null)]))
    .where('valid_from', '<=', at)
    .where((is) => is.or([is('valid_to', 'is', null), is('valid_to', '>', at)]))
    .orderBy('uid', (order) => order.asc().nullsLast())
    .limit(1)
    .executeTakeFirstOrThrow()
  return toPriceRate(row as PriceRateRow & { version: number })
}

/** The version by which something was charged, whether it still holds or not. */
export async function getRate(db: Db | Tx, rateId: string): Promise<PriceRate> {
  const row = await db
    .selectFrom('price_rates')
    .selectAll()
    .where('rate_id', '=', rateId)
    .where('version', 'is not', null)
    .executeTakeFirstOrThrow()
  return toPriceRate(row as PriceRateRow & { version: number })
}
