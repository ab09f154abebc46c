import type { Tx } from '@tradelane/db'
import { type Currency, formatMoney, money } from '@tradelane/money'
import { sql } from 'kysely'
import type { OneCompanyScope } from '../../../access/scope.ts'

/** How much of a sender's money a company has on hold, and how much became available, each as "1,000.00 EUR and 20.00 USD". */
export async function moneyOfSender(tx: Tx, { companyId }: OneCompanyScope, sender: string) {
  const isReleased = sql<boolean>`state = 'received'`
  const rows = await tx
    .selectFrom('incoming_payments')
    .select(['currency', isReleased.as('released'), sql<bigint>`sum(amount)::bigint`.as('amount')])
    .where('uid', '=', companyId)
    .where('sender', '=', sender)
    .where('state', '<>', 'returned')
    .groupBy(['currency', isReleased])
    .orderBy('currency')
    .execute()
  const inWords = (wanted: boolean): string =>
    new Intl.ListFormat('en').format(
      rows
        .filter(({ released }) => released === wanted)
        .map(({ amount, currency }) => formatMoney(money(amount, currency as Currency))),
    )
  return { held: inWords(false), released: inWords(true) }
}
