import { formatMoney } from '@tradelane/money'
import type { CustomerActor } from '../../access/session-memory.ts'
import type { Deps } from '../../boot/deps.ts'
import { Refusal } from '../../refusal.ts'
import { findUser, sendCode } from '../accounts/index.ts'
import { lastFour } from './payee.ts'
import { bindingOf, type PaymentOrder } from './payment-order.ts'
import { repriced } from './price-approval.ts'
import { priceOrder } from './price-order.ts'
import { getWaitingOrder } from './waiting-payment.ts'

/** Mails the approver the code for this payment at this price; the mail names what it is for. */
export async function sendApprovalCode(
  deps: Deps,
  actor: CustomerActor,
  { simplePaymentId, quoteId }: { simplePaymentId: string; quoteId: string },
): Promise<void> {
  const submitted = await getWaitingOrder(deps, actor, simplePaymentId)
  const order = await repriced(deps, submitted, quoteId)
  await priceOrder(deps, order, quoteId)
  const user = await findUser(deps.db, actor.userId)
  if (!user) throw new Refusal('UNAUTHENTICATED')
  await sendCode(deps, {
    userId: actor.userId,
    purpose: 'approve payment',
    binding: bindingOf(order),
    to: user.work_email,
    subject: "Your Tradelane code to approve a colleague's payment",
    text: textOf(order),
  })
}

/** The code comes first: a payee may be called anything. */
function textOf({ source, target, payee }: PaymentOrder): string {
  return `{code} is your code to approve this payment:

${formatMoney(source)}, of which ${formatMoney(target)} arrive
to ${payee.partner.company_name}
account ending in ${lastFour(payee.account.account_no)}

It is good for 10 minutes and for this payment only. If anything here is not what you meant, do not enter it.`
}
