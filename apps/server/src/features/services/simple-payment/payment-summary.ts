import { lastFour } from './payee.ts'
import type { PaymentOrder } from './payment-order.ts'

/** What is paid, to whom, and into which account: in the mail and above the boxes for the code. */
export const paymentSummary = ({ source, payee }: PaymentOrder) => ({
  amount: source,
  payee: payee.partner.company_name,
  accountLastFour: lastFour(payee.account.account_no),
})
