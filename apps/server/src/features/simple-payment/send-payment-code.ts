import { formatMoney, type Money } from '@tradelane/money'
import type { CustomerActor } from '../../access/session-memory.ts'
import type { Deps } from '../../boot/deps.ts'
import { Refusal } from '../../refusal.ts'
import { findUser, sendCode } from '../accounts/index.ts'
import { lastFour } from './payee.ts'
import { bindingOf, orderOfDraft } from './payment-order.ts'
import { getPayment } from './queries.ts'
import { requireKyb } from './require-kyb.ts'

export type Approves = { amount: Money; payee: string; accountLastFour: string }

/**
 * Mails the code that approves a saved draft, exactly as it is saved: the mail names what it is for. Refuses as the
 * submission itself would: KYB, NOT_FOUND, ILLEGAL_STATE once submitted, and each field that is missing.
 */
export async function sendPaymentCode(
  deps: Deps,
  { companyId, userId }: CustomerActor,
  simplePaymentId: string,
): Promise<Approves> {
  const row = await getPayment(deps.db, { companyId, simplePaymentId })
  await requireKyb(deps.db, companyId)
  if (row.state !== 'draft') throw new Refusal('ILLEGAL_STATE')
  const order = await orderOfDraft(deps, row)
  const user = await findUser(deps.db, userId)
  if (!user) throw new Refusal('UNAUTHENTICATED')
  const approves = {
    amount: order.source,
    payee: order.payee.partner.company_name,
    accountLastFour: lastFour(order.payee.account.account_no),
  }
  await sendCode(deps, {
    userId,
    purpose: 'simple payment',
    binding: bindingOf(order),
    to: user.work_email,
    subject: 'Your Tradelane code to approve a payment',
    text: textOf(approves),
  })
  return approves
}

/** The code comes first: a payee may be called anything. */
function textOf({ amount, payee, accountLastFour }: Approves): string {
  return `{code} is your code to approve this payment:

${formatMoney(amount)}
to ${payee}
account ending in ${accountLastFour}

It is good for 10 minutes and for this payment only. If anything here is not what you meant, do not enter it.`
}
