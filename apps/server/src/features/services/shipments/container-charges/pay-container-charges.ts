import type { Tx } from '@tradelane/db'
import { formatMoney } from '@tradelane/money'
import { systemScope } from '../../../../access/scope.ts'
import type { Deps } from '../../../../deps/deps.ts'
import type { Charge } from '../../../../entries/billed-charge.ts'
import type { CustomerActor } from '../../../../http/routes.ts'
import { move, note } from '../../../../lifecycle/move.ts'
import { payService } from '../../../money/charges/index.ts'
import { getBooking, quotedFreight } from '../bookings.ts'
import { freightAnswer } from '../payment/pay-freight.ts'
import { partiesOfBooking } from '../screen-booking.ts'
import { containerPayment } from './container-charge-approval.ts'
import { containerChargeLifecycle } from './container-charge-lifecycle.ts'
import { containerChargeNumber, payableLines } from './container-charges.ts'

type Payment = { logistics_id: string; password: string; verify_code: string }

/** Pays what is left of the invoice from the wallet, as freight is paid. */
export async function payContainerCharges(
  deps: Deps,
  actor: CustomerActor,
  { password, verify_code: code, ...which }: Payment,
  requestKey: string | undefined,
) {
  const paid = await payService(
    deps,
    actor,
    { password, code, requestKey },
    {
      service: 'container_charge',
      subjectId: which.logistics_id,
      action: containerPayment,
      which,
      parties: async (tx) => partiesOfBooking(tx, await getBooking(tx, actor, which.logistics_id)),
      bill: async (tx, row) => {
        const carrier = quotedFreight(await getBooking(tx, actor, which.logistics_id)).name
        const number = containerChargeNumber(row)
        const description = `Demurrage and detention ${number}, ${carrier}`
        return { description, payee: carrier, number, lines: payableLines(row) }
      },
      cleared: { state_reason: null },
    },
  )
  return freightAnswer(paid)
}

/** What follows once it is collected, or not: after a "no" it can be paid again. */
export async function containerChargesPaid(
  tx: Tx,
  { companyId, subjectId: id, state, reason, amount }: Charge,
  at: Date,
): Promise<void> {
  const change = { scope: systemScope(companyId), id, by: 'provider', at } as const
  const facts = { amount: formatMoney(amount) }
  if (state === 'collected') {
    const set = { paid_at: at }
    await move(tx, containerChargeLifecycle, { ...change, to: 'paid', facts, set })
    return
  }
  await note(tx, containerChargeLifecycle, {
    ...change,
    ...{ what: 'payment_refused', facts, reason: reason ?? undefined },
    set: { state_reason: reason },
  })
}
