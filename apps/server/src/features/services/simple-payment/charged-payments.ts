import { paymentsWhoseMoneyIs } from '@tradelane/contract/simple-payment/states'
import type { Db } from '@tradelane/db'
import { type Currency, minus, money } from '@tradelane/money'
import type { ChargedByRate, ChargedFact, Period } from '../../../entries/charged-by-rate.ts'
import { countOpenQuotes } from '../../money/wallet/index.ts'

/** Payments with their fees, of every company. */
export const chargedPayments: ChargedByRate = {
  service: 'payment',
  charged: listCharged,
  shown: (db, now) => countOpenQuotes(db, 'payment', now),
}

/** The margin in the exchange rates of payments, of what is left after the fee. Their open prices are counted with those of conversions. */
export const exchangedPayments: ChargedByRate = {
  service: 'currency_exchange',
  charged: async (db, during) =>
    (
      await selectCharged(db, during)
        .select('spread')
        .groupBy('spread')
        .whereRef('amount_sent_currency', '<>', 'amount_received_currency')
        .execute()
    ).map(({ spread, ...row }) => {
      const { whole, charge, ...counted } = factOf(row)
      return { ...counted, whole: minus(whole, charge), charge: money(spread ?? 0n, whole.currency) }
    }),
  shown: async () => [],
}

async function listCharged(db: Db, during: Period): Promise<ChargedFact[]> {
  return (await selectCharged(db, during).execute()).map(factOf)
}

const selectCharged = (db: Db, { from, to }: Period) =>
  db
    .selectFrom('simple_payments')
    .select(['uid', 'amount_sent_currency', 'amount_sent', 'fees'])
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('submitted_at', '>=', from)
    .where('submitted_at', '<', to)
    .where('state', 'in', paymentsWhoseMoneyIs('held', 'gone'))
    .groupBy(['uid', 'amount_sent_currency', 'amount_sent', 'fees'])

type Charged = Awaited<ReturnType<ReturnType<typeof selectCharged>['execute']>>[number]

function factOf({ uid: companyId, amount_sent_currency, amount_sent, fees, count }: Charged) {
  const currency = amount_sent_currency as Currency
  return {
    ...{ companyId, count: Number(count) },
    ...{ whole: money(amount_sent ?? 0n, currency), charge: money(fees ?? 0n, currency) },
  }
}
