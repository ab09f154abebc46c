import { arrivalLines } from './arrival-of-payment.ts'
import { lastFour } from './payee.ts'
import { nameLines } from './payee-name.ts'
import type { PaymentOrder } from './payment-order.ts'

/** What is paid, to whom, into which account, and by when it arrives: in the mail and above the boxes for the code. */
export const paymentSummary = (order: PaymentOrder, at: Date) => ({
  amount: order.source,
  payee: order.payee.partner.company_name,
  accountLastFour: lastFour(order.payee.account.account_no),
  facts: [...nameLines(order.payee), ...arrivalLines(order, at)],
})
