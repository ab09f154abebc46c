import { dayText } from '@tradelane/contract/primitives/day-text'
import { payment } from '@tradelane/contract/simple-payment/service-info'
import { paymentStateTable } from '@tradelane/contract/simple-payment/states'
import type { Db } from '@tradelane/db'
import { type Currency, formatMoney, money } from '@tradelane/money'
import { dayOf } from '@tradelane/providers'
import { sql } from 'kysely'
import { namesOfCompanies } from '../../../access/company.ts'
import { companyOf, type Scope } from '../../../access/scope.ts'
import type { SearchHit } from '../../../entries/feature-entry.ts'
import { readRecordNumber } from '../../../lifecycle/numbers.ts'
import { hasText } from '../../../lists/search-text.ts'
import { paymentNumber } from './payment-number.ts'
import { payeeName, paymentsWithPartners } from './payments-with-partners.ts'
import { titleOf } from './record-names.ts'

/** A company's payments by number, payee or reference, newest first; discarded drafts are left out. The back office finds by number. */
export async function searchPayments(
  db: Db,
  scope: Scope,
  text: string,
  limit: number,
): Promise<SearchHit[]> {
  const companyId = companyOf(scope)
  const number = readRecordNumber(payment.numberPrefix, text)
  if (companyId === undefined) return number === undefined ? [] : findForOffice(db, number)
  const matches = hasText(sql`concat_ws(' ', payment.reference, ${payeeName})`, text)
  const rows = await paymentsWithPartners(db)
    .select(['payment.simple_payment_id', 'payment.number', 'payment.created_at', payeeName.as('payee')])
    .where('payment.uid', '=', companyId)
    .where(({ eb, or }) =>
      or([eb('payment.state', '<>', 'cancelled'), eb('payment.submitted_at', 'is not', null)]),
    )
    .where(({ eb, or }) =>
      or([matches, ...(number === undefined ? [] : [eb('payment.number', '=', number)])]),
    )
    .orderBy('payment.created_at', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    subject: payment.subject,
    id: row.simple_payment_id,
    number: paymentNumber(row),
    title: titleOf(row.payee),
    at: row.created_at,
  }))
}

/** What the back office confirms to a reader of a proof: amount, payee, status and its day. Drafts are the customer's own. */
async function findForOffice(db: Db, number: bigint): Promise<SearchHit[]> {
  const rows = await paymentsWithPartners(db)
    .select(['payment.uid', 'payment.simple_payment_id', 'payment.number', 'payment.created_at'])
    .select(['payment.amount_received as amount', 'payment.amount_received_currency as currency'])
    .select(['payment.state', 'payment.updated_at', payeeName.as('payee')])
    .where('payment.number', '=', number)
    .where('payment.submitted_at', 'is not', null)
    .execute()
  const names = await namesOfCompanies(
    db,
    rows.map(({ uid }) => uid),
  )
  return rows.map(({ amount, currency, payee, state, updated_at, ...row }) => {
    const sum =
      amount === null || currency === null ? 'Payment' : formatMoney(money(amount, currency as Currency))
    const status = `${paymentStateTable[state].label} on ${dayText(dayOf(updated_at))}`
    return {
      subject: payment.subject,
      id: row.simple_payment_id,
      number: paymentNumber(row),
      title: `${sum} from ${names.get(row.uid)} to ${payee ?? 'a payee'}. ${status}`,
      at: row.created_at,
    }
  })
}
