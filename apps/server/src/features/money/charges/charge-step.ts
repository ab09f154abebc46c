import type { Tx } from '@tradelane/db'
import { captureHold, postJournal, releaseHold } from '@tradelane/ledger'
import { formatMoney, isZero } from '@tradelane/money'
import type { Deps } from '../../../deps/deps.ts'
import type { Charge } from '../../../entries/billed-charge.ts'
import { servicesOf } from '../../../entries/service-entry.ts'
import { serviceOf } from '../../../registry/find-service.ts'
import { makeStep, moneyStep, settledAs } from '../steps/index.ts'
import { listLines } from './charge-lines.ts'
import { toCharge } from './charges.ts'
import { collectedEntries, passedOn, vendorShare } from './journals.ts'
import { chargeLifecycle } from './lifecycle.ts'

/** What a service does once its charge is collected or rejected, in the transaction that books the money. */
export type FollowUp = (tx: Tx, charge: Charge, at: Date, deps: Deps) => Promise<void>

/** A bill that the provider collects: the held money is captured, or released after a "no", and the service hears of it. */
export const chargeStep = moneyStep({
  lifecycle: chargeLifecycle,
  asked: 'held',
  done: 'collected',
  rejected: 'rejected',
  askedAt: 'held_at',
  isAtProvider: true,
  crashPoints: {
    beforeCall: 'charge_after_hold',
    afterCall: 'charge_after_call',
    beforePost: 'charge_before_post',
    afterPost: 'charge_after_post',
  },
  ask: async ({ payments }, { row, ...asked }) =>
    settledAs(await payments.charge({ ...asked, amount: toCharge(row).amount }), 'collected'),
  lock: async (tx, row, deps) => {
    const charge = toCharge(row)
    await serviceOf(deps, charge.service).lockedBeforeCharge?.(tx, charge)
  },
  facts: ({ row }) => chargeFacts(toCharge(row)),
  async book(tx, { row, at, deps }) {
    const charge = toCharge(row)
    const { chargeId: id, description } = charge
    if (charge.state === 'collected') {
      const entries = collectedEntries(charge)
      await captureHold(tx, { id, eventAt: at, kind: 'charge.collected', description, entries })
      if (!isZero(vendorShare(charge))) await postJournal(tx, passedOn(charge, at))
      await createFromLines(deps, tx, charge, at)
    } else {
      await releaseHold(tx, { id, eventAt: at, description: `${description}: refused, money given back` })
    }
    await serviceOf(deps, charge.service).charged?.(tx, charge, at, deps)
  },
})

export const chargeFacts = ({
  service,
  subjectId,
  amount,
}: Pick<Charge, 'service' | 'subjectId' | 'amount'>) => ({
  service,
  subject_id: subjectId,
  amount: formatMoney(amount),
})

/** Creates what the paid lines are for, in the order of the bill: a cover on a freight bill creates its policy. */
async function createFromLines(deps: Deps, tx: Tx, charge: Charge, at: Date): Promise<void> {
  for (const line of await listLines(tx, charge))
    for (const { creates } of servicesOf(deps)) await creates?.[line.kind]?.(tx, { charge, line, at }, deps)
}

/** Has the provider collect and books its answer. Still `held` where the provider has not settled it. Safe to repeat. */
export const settleCharge = async (
  deps: Deps,
  { companyId, chargeId: id }: { companyId: string; chargeId: string },
): Promise<Charge> => toCharge(await makeStep(deps, chargeStep, { companyId, id }))
