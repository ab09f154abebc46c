import { dayText } from '@tradelane/contract/primitives/day-text'
import { paymentStateTable } from '@tradelane/contract/simple-payment/states'
import type { Db } from '@tradelane/db'
import { type Currency, formatMoney, money } from '@tradelane/money'
import { dayOf } from '@tradelane/providers'
import { namesOfCompanies } from '../../../access/company.ts'
import type { Scope } from '../../../access/scope.ts'
import { payeeName, paymentsWithPartners } from './payments-with-partners.ts'

/** What the back office confirms to a reader of a proof: amount, payee, status and its day. */
export async function titlesForOffice(
  db: Db,
  scope: Scope,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (scope.kind !== 'office' || ids.length === 0) return new Map()
  const rows = await paymentsWithPartners(db)
    .select(['payment.uid', 'payment.simple_payment_id', 'payment.state', 'payment.updated_at'])
    .select(['payment.amount_received as amount', 'payment.amount_received_currency as currency'])
    .select(payeeName.as('payee'))
    .where('payment.simple_payment_id', 'in', ids)
    .execute()
  const names = await namesOfCompanies(
    db,
    rows.map(({ uid }) => uid),
  )
  return new Map(
    rows.map(({ uid, simple_payment_id, amount, currency, payee, state, updated_at }) => {
      const sum =
        amount === null || currency === null ? 'Payment' : formatMoney(money(amount, currency as Currency))
      const status = `${paymentStateTable[state].label} on ${dayText(dayOf(updated_at))}`
      return [simple_payment_id, `${sum} from ${names.get(uid)} to ${payee ?? 'a payee'}: ${status}`]
    }),
  )
}
