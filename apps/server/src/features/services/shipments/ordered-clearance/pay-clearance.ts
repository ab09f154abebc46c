import { customsActions } from '@tradelane/contract/shipments/actions'
import { payClearanceRequest } from '@tradelane/contract/shipments/code-request'
import type { Tx } from '@tradelane/db'
import { formatMoney } from '@tradelane/money'
import { systemScope } from '../../../../access/scope.ts'
import type { Deps } from '../../../../deps/deps.ts'
import type { ReleasedAction } from '../../../../entries/approved-action.ts'
import type { Charge } from '../../../../entries/billed-charge.ts'
import type { CustomerActor } from '../../../../http/routes.ts'
import { lockRow } from '../../../../lifecycle/lock-row.ts'
import { note } from '../../../../lifecycle/move.ts'
import { requireOpen } from '../../../../lifecycle/require-open.ts'
import { payService, type ServicePayment } from '../../../money/charges/index.ts'
import { paidOfRecord } from '../../../office/quote-desk/index.ts'
import { clearanceLifecycle } from '../booking/clearance-lifecycle.ts'
import { getBooking, quotedFreight } from '../bookings.ts'
import { freightAnswer } from '../payment/pay-freight.ts'
import { partiesOfBooking } from '../screen-booking.ts'
import { billStateOf } from './bill-state.ts'
import { recordOfClearance } from './clearance-request.ts'
import {
  clearanceNumber,
  feeOfClearance,
  getOrderedClearance,
  linesOf,
  type OrderedClearance,
  totalOf,
} from './ordered-clearance.ts'
import { refundClearance } from './refund-clearance.ts'

type Payment = { logistics_id: string; password: string; verify_code: string }
type ClearanceKey = Pick<Payment, 'logistics_id'>

/** Paying a clearance after the payment with its acceptance failed: the code is for this offer and its price. */
export const clearancePayment: ReleasedAction<ClearanceKey, OrderedClearance> = {
  purpose: 'customs clearance',
  who: 'approver',
  isForVerified: true,
  request: payClearanceRequest,
  load: ({ db, actor }, { logistics_id }) => getOrderedClearance(db, actor, logistics_id),
  lock: async ({ tx, actor }, { logistics_id }) => {
    await lockRow(tx, clearanceLifecycle, { scope: actor, id: logistics_id })
    return getOrderedClearance(tx, actor, logistics_id)
  },
  require: (_, row) => requireOpen(customsActions.pay, { state: row.state, payment: billStateOf(row) }),
  binding: (row) => ({ booking: row.logistics_id, offer: row.offer_id, ...totalOf(row) }),
  release: {
    amount: totalOf,
    lifecycle: clearanceLifecycle,
    id: (row) => row.logistics_id,
  },
  summary: (row) => ({
    mailSubject: 'Your Tradelane code to pay customs clearance',
    mailLead: `{code} is your code to pay the customs clearance ${clearanceNumber(row)}:`,
    amount: totalOf(row),
    payee: row.vendor_name,
    facts: linesOf(row).map(({ description, amount }) => `${description}: ${formatMoney(amount)}`),
  }),
}

export async function payClearance(
  deps: Deps,
  actor: CustomerActor,
  { password, verify_code: code, ...which }: Payment,
  requestKey: string | undefined,
) {
  const payment = { ...paymentOfClearance(actor, which.logistics_id), which }
  return freightAnswer(await payService(deps, actor, { password, code, requestKey }, payment))
}

/** Of a clearance at its accepted offer. */
export const paymentOfClearance = (
  actor: CustomerActor,
  subjectId: string,
): Omit<ServicePayment<ClearanceKey, OrderedClearance>, 'which'> => ({
  service: 'customs_clearance',
  subjectId,
  action: clearancePayment,
  parties: async (tx) => partiesOfBooking(tx, await getBooking(tx, actor, subjectId)),
  bill: async (tx, row) => {
    const { from_city, to_city } = quotedFreight(await getBooking(tx, actor, subjectId))
    const number = clearanceNumber(row)
    const description = `Customs clearance ${number}, ${from_city} to ${to_city}`
    return { description, payee: row.vendor_name, number, lines: linesOf(row, await feeOfClearance(tx, row)) }
  },
})

/** What follows once it is collected, or not: after a "no" it can be paid again. A booking that was cancelled meanwhile is refunded. */
export async function clearancePaid(
  tx: Tx,
  { companyId, subjectId: id, state, reason, amount }: Charge,
  at: Date,
): Promise<void> {
  const scope = systemScope(companyId)
  // Its row is locked, since the state of the charge is in it. The booking is not: its cancellation locks the two the other way round.
  const row = await getOrderedClearance(tx, scope, id)
  const isPaid = state === 'collected'
  await note(tx, clearanceLifecycle, {
    ...{ scope, id, at, by: 'provider', reason: reason ?? undefined },
    what: isPaid ? 'fee_paid' : 'payment_refused',
    facts: { amount: formatMoney(amount) },
  })
  if (!isPaid) return
  if (row.state === 'cancelled') await refundClearance(tx, row, at)
  else await paidOfRecord(tx, scope, recordOfClearance(row), at)
}
