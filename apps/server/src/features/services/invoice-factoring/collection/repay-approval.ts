import { repayRequest } from '@tradelane/contract/invoice-factoring/code-request'
import { compare, formatMoney, type Money } from '@tradelane/money'
import type { ReleasedAction } from '../../../../entries/approved-action.ts'
import { dayOfCompany } from '../../../../lifecycle/day-of-company.ts'
import { Refusal, refuseFields } from '../../../../refusal.ts'
import { enteredAmount, requireWallet } from '../../../money/wallet/index.ts'
import { asOf, totalDue } from '../engine/position.ts'
import {
  currencyOf,
  fundingNumber,
  getFunding,
  type KnownFunding,
  lockFunding,
  positionOf,
} from '../fundings.ts'
import { fundingLifecycle } from '../lifecycle.ts'

export type Repaid = { row: KnownFunding; amount: Money }
type RepaymentKey = { invoice_factoring_id: string; amount: string }

/** Paying from the wallet what is due for a funding: the code is for this funding and this amount. */
export const repayApproval: ReleasedAction<RepaymentKey, Repaid> = {
  purpose: 'repay invoice factoring',
  who: 'approver',
  isForVerified: true,
  request: repayRequest,
  async load({ db, actor }, { invoice_factoring_id, amount }) {
    const row = await getFunding(db, actor, invoice_factoring_id)
    return { row, amount: enteredAmount(amount, currencyOf(row)) }
  },
  async lock({ tx, actor }, { invoice_factoring_id, amount }) {
    await lockFunding(tx, actor, invoice_factoring_id)
    const row = await getFunding(tx, actor, invoice_factoring_id)
    return { row, amount: enteredAmount(amount, currencyOf(row)) }
  },
  async require({ db, actor, now }, { row, amount }) {
    const position = positionOf(row)
    if (!position || (row.state !== 'funded' && row.state !== 'overdue')) throw new Refusal('ILLEGAL_STATE')
    const due = totalDue(asOf(position, await dayOfCompany(db, row.uid, now)))
    if (compare(amount, due) > 0) refuseFields({ amount: `At most ${formatMoney(due)} is due` })
    await requireWallet(db, actor, amount.currency)
  },
  binding: ({ row, amount }) => ({ funding: row.invoice_factoring_id, amount }),
  release: {
    amount: ({ amount }) => amount,
    lifecycle: fundingLifecycle,
    id: ({ row }) => row.invoice_factoring_id,
  },
  summary: ({ row, amount }) => ({
    mailSubject: 'Your Tradelane code to pay for a funded invoice',
    mailLead: `{code} is your code to pay for invoice funding ${fundingNumber(row)} from your wallet:`,
    amount,
    payee: row.finance_partner_name,
  }),
}
