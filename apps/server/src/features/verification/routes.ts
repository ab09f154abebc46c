import { verification } from '@tradelane/contract/approvals/calls'
import { decimalText } from '@tradelane/money'
import { routes } from '../../http/routes.ts'
import { sendPaymentCode } from '../simple-payment/index.ts'
import { sendAddBalanceCode } from '../wallet/index.ts'

const sent = { status: 'success', message: 'We have sent a code to your work email.' } as const

/** One call for every code that approves something; each feature binds its own to what it approves. */
export const verificationRoutes = routes(verification, {
  sendCode: async ({ deps, actor, body }) => {
    if (body.type === 'add balance') {
      await sendAddBalanceCode(deps, actor, body)
      return sent
    }
    const { amount, payee, accountLastFour } = await sendPaymentCode(deps, actor, body.simple_payment_id)
    return {
      ...sent,
      approves: {
        amount: decimalText(amount),
        currency: amount.currency,
        payee,
        account_last_four: accountLastFour,
      },
    }
  },
})
