import { payment } from '@tradelane/contract/simple-payment/service-info'
import type { Db } from '@tradelane/db'
import { sql } from 'kysely'
import { companyOf, type Scope } from '../../../access/scope.ts'
import type { SearchHit } from '../../../entries/feature-entry.ts'
import { readRecordNumber } from '../../../lifecycle/numbers.ts'
import { hasText } from '../../../lists/search-text.ts'
import { paymentNumber } from './payment-number.ts'
import { payeeName, paymentsWithPartners } from './payments-with-partners.ts'
import { titleOf } from './record-names.ts'

/**
 * A company's payments by number, payee or reference, newest first; discarded drafts are left out. The back office has no
 * page of a payment, so it finds none.
 */
export async function searchPayments(
  db: Db,
  scope: Scope,
  text: string,
  limit: number,
): Promise<SearchHit[]> {
  const companyId = companyOf(scope)
  if (companyId === undefined) return []
  const number = readRecordNumber(payment.numberPrefix, text)
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
