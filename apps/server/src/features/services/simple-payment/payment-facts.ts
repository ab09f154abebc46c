import { statesWhere } from '@tradelane/contract/lifecycle/state-table'
import { payment } from '@tradelane/contract/simple-payment/service-info'
import { type PaymentState, paymentsWhoseMoneyIs } from '@tradelane/contract/simple-payment/states'
import type { Db } from '@tradelane/db'
import { type Currency, decimalText, type Money, money } from '@tradelane/money'
import { sql } from 'kysely'
import type { OneCompanyScope } from '../../../access/scope.ts'
import { readRecordNumber } from '../../../lifecycle/numbers.ts'
import { hasText } from '../../../lists/search-text.ts'
import type { RateOrigin } from '../../world/rates/index.ts'
import { paymentNumber } from './payment-number.ts'
import { type PaymentRow, toSubmitted } from './payments.ts'

/** What a statement says about a payment. None of it changes once the payment is in the books, but the reason of what ended it. */
export type PaymentFacts = {
  number: string
  payee: string
  account: string
  bank: { name: string; code: string }
  reference: string
  /** All that left the wallet; the fee is inside it. */
  source: Money
  fee: Money
  target: Money
  /** Null between two accounts of one currency. */
  rate: string | null
  rateOrigin: RateOrigin | null
  /** Why it was refused, cancelled or returned. */
  reason: string | null
}

/** Who was paid, and at what price, by the id of a submitted payment: what another feature's list says beside an amount. */
export async function listPaymentFacts(
  db: Db,
  { companyId }: OneCompanyScope,
  simplePaymentIds: readonly string[],
): Promise<Map<string, PaymentFacts>> {
  const wanted = [...new Set(simplePaymentIds)].filter((id) => id !== '')
  if (wanted.length === 0) return new Map()
  const rows = await db
    .selectFrom('simple_payments')
    .selectAll()
    .where('uid', '=', companyId)
    .where('simple_payment_id', 'in', wanted)
    .where('submitted_at', 'is not', null)
    .execute()
  return new Map(rows.map((row) => [row.simple_payment_id, factsOf(row)]))
}

function factsOf(row: PaymentRow): PaymentFacts {
  const { source, fee, target, payee, reference } = toSubmitted(row)
  const { account, partner } = payee
  return {
    number: paymentNumber(row),
    payee: partner.company_name,
    account: account.account_no,
    bank: { name: account.bank, code: account.swift_ifsc },
    reference,
    source,
    fee,
    target,
    rate: source.currency === target.currency ? null : row.rate,
    rateOrigin: originOf(row),
    reason: row.state_reason,
  }
}

function originOf({ rate_source: source, rate_as_of: asOf }: PaymentRow): RateOrigin | null {
  return source === null || asOf === null ? null : { source, asOf }
}

/** More would be no search any more. */
const mostFound = 1_000

/** The payments to a payee, or under a reference, that has this text in it, and the one with this number. */
export async function listPaymentsByText(
  db: Db,
  { companyId }: OneCompanyScope,
  text: string,
): Promise<string[]> {
  const number = readRecordNumber(payment.numberPrefix, text)
  const matches = hasText(sql`concat_ws(' ', reference, payee -> 'partner' ->> 'company_name')`, text)
  const rows = await db
    .selectFrom('simple_payments')
    .select('simple_payment_id')
    .where('uid', '=', companyId)
    .where('submitted_at', 'is not', null)
    .where(({ eb, or }) => or([matches, ...(number === undefined ? [] : [eb('number', '=', number)])]))
    .orderBy('submitted_at', 'desc')
    .limit(mostFound)
    .execute()
  return rows.map(({ simple_payment_id }) => simple_payment_id)
}

const withTheBank = statesWhere<PaymentState>({
  draft: false,
  awaiting_approval: false,
  submitted: false,
  in_review: false,
  processing: false,
  action_required: false,
  sent: true,
  paid: true,
  rejected: false,
  cancelled: false,
  returned: false,
})

/** The totals paid to a partner, by currency, without failed payments. */
export async function listPaidTo(db: Db, { companyId }: OneCompanyScope, beneficiaryId: string) {
  // One group per state first: filters for each payment take half as long again.
  const { rows } = await sql<{ currency: Currency; paid: bigint; under_way: bigint; payments: bigint }>`
    select currency, sum(payments)::bigint as payments,
           coalesce(sum(amount) filter (where state = any(${withTheBank})), 0)::bigint as paid,
           coalesce(sum(amount) filter (where state <> all(${withTheBank})), 0)::bigint as under_way
      from (select amount_sent_currency as currency, state, count(*) as payments, sum(amount_sent) as amount
              from simple_payments
             where uid = ${companyId} and beneficiary_id = ${beneficiaryId} and submitted_at is not null
               and state = any(${paymentsWhoseMoneyIs('held', 'gone')})
             group by amount_sent_currency, state) as of_state
     group by currency order by currency`.execute(db)
  return rows.map(({ currency, paid, under_way, payments }) => ({
    currency,
    amount_paid: decimalText(money(paid, currency)),
    amount_under_way: decimalText(money(under_way, currency)),
    payments: Number(payments),
  }))
}
