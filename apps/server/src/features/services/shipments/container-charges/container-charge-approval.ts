import { payContainerChargesRequest } from '@tradelane/contract/shipments/code-request'
import { formatMoney } from '@tradelane/money'
import type { ReleasedAction } from '../../../../entries/approved-action.ts'
import { Refusal } from '../../../../refusal.ts'
import { containerChargeLifecycle } from './container-charge-lifecycle.ts'
import {
  type ContainerChargeRow,
  containerChargeNumber,
  dueOf,
  getContainerCharge,
  lockContainerCharge,
  payableLines,
} from './container-charges.ts'

/** Paying demurrage and detention: the code is for this invoice and what is left of it to this line. */
export const containerPayment: ReleasedAction<{ logistics_id: string }, ContainerChargeRow> = {
  purpose: 'container charges',
  who: 'approver',
  isForVerified: true,
  request: payContainerChargesRequest,
  load: ({ db, actor }, { logistics_id }) => getContainerCharge(db, actor, logistics_id),
  lock: ({ tx, actor }, { logistics_id }) => lockContainerCharge(tx, actor, logistics_id),
  require: (_, row) => requireOwed(row),
  binding: (row) => ({ booking: row.logistics_id, invoice: containerChargeNumber(row), ...dueOf(row) }),
  release: {
    amount: dueOf,
    lifecycle: containerChargeLifecycle,
    id: (row) => row.logistics_id,
  },
  summary: (row) => ({
    mailSubject: 'Your Tradelane code to pay demurrage and detention',
    mailLead: `{code} is your code to pay the demurrage and detention ${containerChargeNumber(row)}:`,
    amount: dueOf(row),
    facts: payableLines(row).map(({ description, amount }) => `${description}: ${formatMoney(amount)}`),
  }),
}

/** Refuses with ILLEGAL_STATE, with the reason, what is not owed now. */
export function requireOwed(row: ContainerChargeRow): void {
  if (row.state === 'invoiced' && row.charge_state !== 'held') return
  const messages = {
    counting: 'The containers are not back yet. The charges are not final.',
    nothing_due: 'No demurrage or detention is due.',
    invoiced: 'The charges are being paid already.',
    paid: 'The charges are paid.',
    waived: 'The charges were waived. There is nothing to pay.',
  }
  throw new Refusal('ILLEGAL_STATE', { message: messages[row.state] })
}
