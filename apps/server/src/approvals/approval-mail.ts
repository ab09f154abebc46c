import { formatMoney } from '@tradelane/money'
import type { Summary } from './approved-action.ts'

/** The code comes first: a payee may be called anything. */
export function approvalMail(summary: Summary): { subject: string; text: string } {
  const { subject, sentence, amount, payee, accountLastFour, facts = [], validFor } = summary
  const lines = [
    amount && formatMoney(amount),
    payee && `to ${payee}`,
    accountLastFour && `account ending in ${accountLastFour}`,
    ...facts,
  ].filter(Boolean)
  return {
    subject: `Your Tradelane code to ${subject}`,
    text: `{code} is your code to ${sentence}:

${lines.join('\n')}

It is valid for 10 minutes and for ${validFor} only. If anything here is not what you expect, do not enter the code. If you did not ask for it, change your password at once.`,
  }
}
