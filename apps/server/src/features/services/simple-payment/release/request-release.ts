import type { Tx } from '@tradelane/db'
import { countriesOfCompanies } from '../../../../access/countries-of-companies.ts'
import type { CompanyScope } from '../../../../access/scope.ts'
import { dueAt } from '../../../../lifecycle/due-dates.ts'
import { move } from '../../../../lifecycle/move.ts'
import type { PricedQuote } from '../../../money/wallet/index.ts'
import { columnsOf } from '../draft/payment-columns.ts'
import { paymentLifecycle } from '../lifecycle.ts'
import { isOtherName, whyTwo } from '../payee-name.ts'
import { fingerprintOf, type PaymentOrder } from '../payment-order.ts'
import type { PaymentRow } from '../payments.ts'

type Submission = {
  saved: PaymentRow
  order: PaymentOrder
  quote: PricedQuote
  actor: CompanyScope
  submitKey: string | undefined
  at: Date
}

/** Lets a submitted payment wait for a second person: stores the submitted values, and holds no money yet. */
export async function requestRelease(
  tx: Tx,
  { saved, order, quote, actor, submitKey, at }: Submission,
): Promise<PaymentRow> {
  const countries = await countriesOfCompanies(tx, [actor.companyId])
  return move(tx, paymentLifecycle, {
    scope: actor,
    id: order.simplePaymentId,
    locked: saved,
    from: 'draft',
    to: 'awaiting_approval',
    at,
    ...(isOtherName(order.payee) && { reason: whyTwo }),
    set: {
      ...columnsOf(order, quote),
      approval_requested_by: actor.userId,
      approval_requested_at: at,
      approval_waits_until: dueAt('waitForRelease', at, countries.get(actor.companyId) ?? null),
      approval_binding: fingerprintOf(order),
      submit_key: submitKey ?? null,
    },
  })
}
