import { promised } from '@tradelane/contract/lifecycle/promises'
import { formatMoney } from '@tradelane/money'
import type { Summary } from '../entries/approved-action.ts'

/** The code is in the first line, because a payee's name may contain any text, even a false code. */
export function approvalMail(summary: Summary): { subject: string; text: string } {
  const { mailSubject, mailLead, amount, payee, accountLastFour, facts = [] } = summary
  const lines = [
    amount && formatMoney(amount),
    payee && `to ${payee}`,
    accountLastFour && `account ending in ${accountLastFour}`,
    ...facts,
  ].filter(Boolean)
  return {
    subject: mailSubject,
    text: `${mailLead}

${lines.join('\n')}

The code is valid for ${promised('oneTimeCode')}, and only for the details above. If anything is not as you expect, do not enter the code. If you did not request it, change your password at once.`,
  }
}
