import { decimalText } from '@tradelane/money'
import type { Summary } from '../entries/approved-action.ts'
import { success } from '../http/routes.ts'

export const codeSent = { ...success, message: 'We have sent a code to your work email.' } as const

/** What the code approves, as it is answered: the dialog shows it above the boxes for the code. */
export const wireOf = ({ amount, payee, accountLastFour, facts }: Summary) => ({
  ...(amount && { amount: decimalText(amount), currency: amount.currency }),
  ...(payee !== undefined && { payee }),
  ...(accountLastFour !== undefined && { account_last_four: accountLastFour }),
  ...(facts && { facts: [...facts] }),
})
