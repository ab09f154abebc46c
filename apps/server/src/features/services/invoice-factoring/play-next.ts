import { decimalText, formatMoney, isPositive, minus } from '@tradelane/money'
import type { Deps } from '../../../deps/deps.ts'
import { Refusal } from '../../../refusal.ts'
import { linkPurposesOf } from '../../../registry/link-purposes.ts'
import { completeLink, openAsRecipient } from '../../people/links/index.ts'
import { amountIn, receivableOfRow } from './fundings.ts'
import { playBuyer } from './play-buyer.ts'

/** Plays the buyer in the sandbox: it confirms the invoice, or pays what it still owes. Answers what it did. Refuses with NOT_FOUND, and with ILLEGAL_STATE what is paid. */
export async function playNextOfBuyer(deps: Deps, id: string): Promise<string> {
  const funding = await deps.db
    .selectFrom('invoice_factorings')
    .selectAll()
    .where('invoice_factoring_id', '=', id)
    .executeTakeFirst()
  if (!funding) throw new Refusal('NOT_FOUND')
  if (funding.state === 'requested') {
    const { opened, recipient } = await openAsRecipient(deps, { purpose: 'invoice_confirm', subjectId: id })
    const fields = { answer: 'confirm', name: recipient }
    await completeLink(deps, linkPurposesOf(deps), { ...opened, fields, ip: '127.0.0.1' })
    return 'The buyer has confirmed the invoice.'
  }
  if (funding.state === 'approved')
    throw new Refusal('ILLEGAL_STATE', { message: 'The finance partner acts first: it sends the advance.' })
  const owed = minus(receivableOfRow(funding), amountIn(funding, funding.buyer_paid))
  if ((funding.state !== 'funded' && funding.state !== 'overdue') || !isPositive(owed))
    throw new Refusal('ILLEGAL_STATE', { message: 'The buyer has nothing to pay now.' })
  const { amount } = await playBuyer(deps, { invoice_factoring_id: id, amount: decimalText(owed) })
  return `The buyer has paid ${formatMoney(amount)}.`
}
