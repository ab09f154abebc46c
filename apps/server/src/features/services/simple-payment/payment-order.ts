import { type FinalPayment, paymentFields } from '@tradelane/contract/simple-payment/forms'
import type { Db, Tx } from '@tradelane/db'
import { type Currency, decimalText, type Money, money } from '@tradelane/money'
import { z } from 'zod/mini'
import type { OneCompanyScope } from '../../../access/scope.ts'
import { hashOf } from '../../../approvals/binding.ts'
import { refuseFields } from '../../../refusal.ts'
import { getPartnerAccount } from '../../trade/partners/index.ts'
import type { Payee } from './payee.ts'
import { doubtOf } from './payee-name.ts'
import { amountAt } from './payment-amounts.ts'
import type { PaymentKey, PaymentRow } from './payments.ts'

/** Everything that a code approves. The submission must use exactly the same values. */
export type PaymentOrder = {
  companyId: string
  simplePaymentId: string
  source: Money
  target: Money
  fee: Money
  payee: Payee
  reference: string
  reason: string
  paidFrom: string
  purposeCode: string
  sourceOfFunds: string
  exemptionCode: string
}

type OrderFields = z.output<typeof orderFields>
const orderFields = z.object({
  beneficiary_id: z.uuid('Select a beneficiary'),
  beneficiary_account_id: z.uuid('Select an account'),
  ...paymentFields,
})

/** Refuses with NOT_FOUND a payee that is not the company's, and at its field what does not fit together. */
export async function orderOf(
  db: Db | Tx,
  which: PaymentKey,
  fields: OrderFields | FinalPayment,
): Promise<PaymentOrder> {
  const { beneficiary_id, beneficiary_account_id } = fields
  const { partner, account, version, nameCheck } = await getPartnerAccount(
    db,
    which.scope,
    beneficiary_id,
    beneficiary_account_id,
  )
  if (account.currency !== fields.amount_received_currency)
    refuseFields({ amount_received_currency: `This account receives ${account.currency}` })
  return {
    companyId: which.scope.companyId,
    simplePaymentId: which.simplePaymentId,
    source: amountAt('amount_sent', fields.amount_sent, fields.amount_sent_currency),
    target: amountAt('amount_received', fields.amount_received, fields.amount_received_currency),
    fee: amountAt('fees', fields.fees, fields.amount_sent_currency),
    payee: { partner, account, version, ...(nameCheck && { nameCheck }) },
    reference: fields.reference,
    reason: fields.reason,
    paidFrom: fields.paid_from,
    purposeCode: fields.purposeCode,
    sourceOfFunds: fields.sourceOfFunds,
    exemptionCode: fields.exemptionCode,
  }
}

/** The order that a saved draft makes; refuses, field by field, what is still missing. */
export async function orderOfDraft(
  db: Db | Tx,
  scope: OneCompanyScope,
  row: PaymentRow,
): Promise<PaymentOrder> {
  const result = z.safeParse(orderFields, {
    beneficiary_id: row.beneficiary_id,
    beneficiary_account_id: row.beneficiary_account_id,
    amount_sent: wireNumber(row.amount_sent, row.amount_sent_currency),
    amount_sent_currency: row.amount_sent_currency,
    amount_received: wireNumber(row.amount_received, row.amount_received_currency),
    amount_received_currency: row.amount_received_currency,
    fees: wireNumber(row.fees, row.amount_sent_currency),
    reference: row.reference ?? undefined,
    reason: row.reason ?? undefined,
    paid_from: row.paid_from,
    purposeCode: row.purpose_code,
    sourceOfFunds: row.source_of_funds,
    exemptionCode: row.exemption_code,
  })
  if (!result.success) {
    return refuseFields(
      Object.fromEntries(result.error.issues.map(({ path, message }) => [path.join('.'), message])),
    )
  }
  return orderOf(db, { scope, simplePaymentId: row.simple_payment_id }, result.data)
}

const wireNumber = (amount: bigint | null, currency: string | null) =>
  amount === null || currency === null ? undefined : Number(decimalText(money(amount, currency as Currency)))

/**
 * What a code is bound to: the payment, every amount and currency, and the payee down to the version of the account.
 * Any change after the code was sent makes another binding, and the code is void. Of the name check only a doubt is part of it: nobody who has
 * not seen the doubt has approved the payment, and where there is none it does not matter when the bank was asked.
 */
export function bindingFields({ payee, ...order }: PaymentOrder): Readonly<Record<string, unknown>> {
  const { nameCheck: _, ...named } = payee
  return { ...order, payee: named, ...doubtOf(payee) }
}

/** Kept on a payment that waits for its release: what was submitted is what is released. */
export const fingerprintOf = (order: PaymentOrder): string => hashOf(bindingFields(order))
