import { paymentsWhoseMoneyIs } from '@tradelane/contract/simple-payment/states'
import type { Db } from '@tradelane/db'
import { type Currency, money } from '@tradelane/money'
import type { ChargedByRate, ChargedFact } from '../../../entries/charged-by-rate.ts'
import { countOpenQuotes } from '../../money/wallet/index.ts'

/** Payments with their fees, of every company. */
export const chargedPayments: ChargedByRate = {
  service: 'payment',
  charged: listCharged,
  shown: (db, now) => countOpenQuotes(db, 'payment', now),
}

async function listCharged(db: Db, from: Date): Promise<ChargedFact[]> {
  const rows = await db
    .selectFrom('simple_payments')
    .select(['uid', 'amount_sent_currency', 'amount_sent', 'fees'])
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('submitted_at', '>=', from)
    .where('state', 'in', paymentsWhoseMoneyIs('held', 'gone'))
    .groupBy(['uid', 'amount_sent_currency', 'amount_sent', 'fees'])
    .execute()
  return rows.map(({ uid: companyId, amount_sent_currency, amount_sent, fees, count }) => {
    const currency = amount_sent_currency as Currency
    return {
      ...{ companyId, count: Number(count) },
      ...{ whole: money(amount_sent ?? 0n, currency), charge: money(fees ?? 0n, currency) },
    }
  })
}
