import { containerActions } from '@tradelane/contract/shipments/actions'
import { payContainerChargesRequest } from '@tradelane/contract/shipments/code-request'
import { formatMoney } from '@tradelane/money'
import type { ReleasedAction } from '../../../../entries/approved-action.ts'
import { requireOpen } from '../../../../lifecycle/require-open.ts'
import { containerChargeLifecycle } from './container-charge-lifecycle.ts'
import {
  type ContainerChargeRow,
  containerChargeNumber,
  dueOf,
  getContainerCharge,
  lockContainerCharge,
  payableLines,
  recordOfCharge,
} from './container-charges.ts'

/** Paying demurrage and detention: the code is for this invoice and what is left of it to this line. */
export const containerPayment: ReleasedAction<{ logistics_id: string }, ContainerChargeRow> = {
  purpose: 'container charges',
  who: 'approver',
  isForVerified: true,
  request: payContainerChargesRequest,
  load: ({ db, actor }, { logistics_id }) => getContainerCharge(db, actor, logistics_id),
  lock: ({ tx, actor }, { logistics_id }) => lockContainerCharge(tx, actor, logistics_id),
  require: (_, row) => requireOpen(containerActions.pay, recordOfCharge(row)),
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
