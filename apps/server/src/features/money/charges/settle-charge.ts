import type { Tx } from '@tradelane/db'
import { captureHold, postJournal, releaseHold } from '@tradelane/ledger'
import { isZero } from '@tradelane/money'
import { systemScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { Charge } from '../../../entries/billed-charge.ts'
import type { Tasks } from '../../../entries/jobs.ts'
import { servicesOf } from '../../../entries/service-entry.ts'
import { serviceOf } from '../../../registry/find-service.ts'
import { inTransaction } from '../../../transaction.ts'
import { providerCustomerOf } from '../wallet/index.ts'
import { listLines } from './charge-lines.ts'
import { type ChargeOutcome, finishCharge, getCharge } from './charges.ts'
import { collectedEntries, passedOn, vendorShare } from './journals.ts'

/** What a service does once its charge is collected or rejected, in the transaction that books the money. */
export type FollowUp = (tx: Tx, charge: Charge, at: Date, deps: Deps) => Promise<void>

/**
 * Has the provider collect, with no transaction open, then writes down what came of it: the held money is captured, or released
 * after a "no". Safe to repeat at any point: the provider knows the key, and our books move only with the one change of state.
 * Still `held` afterwards where the provider has not settled it either.
 */
export async function settleCharge(
  deps: Deps,
  { companyId, chargeId }: Tasks['settle-service-charge'],
): Promise<Charge> {
  const scope = systemScope(companyId)
  const charge = await getCharge(deps.db, scope, chargeId)
  if (charge.state !== 'held') return charge
  const customer = await providerCustomerOf(deps.db, scope)
  deps.crashAt('charge_after_hold')
  const answer = await deps.payments.charge({ key: chargeId, customer, amount: charge.amount })
  deps.crashAt('charge_after_call')
  if (answer.status === 'processing') return charge
  await book(deps, charge, { ...answer, state: answer.status })
  deps.crashAt('charge_after_post')
  return getCharge(deps.db, scope, chargeId)
}

async function book(deps: Deps, charge: Charge, outcome: ChargeOutcome): Promise<void> {
  const { chargeId: id, service, description } = charge
  const at = deps.clock.now()
  await inTransaction(deps.db, async (tx) => {
    if (!(await finishCharge(tx, charge, outcome, at))) return
    if (outcome.state === 'collected') {
      const entries = collectedEntries(charge)
      await captureHold(tx, { id, eventAt: at, kind: 'charge.collected', description, entries })
      if (!isZero(vendorShare(charge))) await postJournal(tx, passedOn(charge, at))
    } else {
      await releaseHold(tx, { id, eventAt: at, description: `${description}: refused, money given back` })
    }
    const settled = { ...charge, state: outcome.state, reason: outcome.reason ?? null }
    if (outcome.state === 'collected') await createFromLines(deps, tx, settled, at)
    await serviceOf(deps, service).charged?.(tx, settled, at, deps)
    deps.crashAt('charge_before_post')
  })
}

/** Creates what the paid lines are for, in the order of the bill: a cover on a freight bill creates its policy. */
async function createFromLines(deps: Deps, tx: Tx, charge: Charge, at: Date): Promise<void> {
  for (const line of await listLines(tx, charge)) {
    const creator = servicesOf(deps).find(({ creates }) => creates?.[line.kind])
    await creator?.creates?.[line.kind]?.(tx, { charge, line, at }, deps)
  }
}

/** The job: throws while the outcome is open, so that the queue asks again, later and later. */
export async function finishCharging(deps: Deps, key: Tasks['settle-service-charge']): Promise<void> {
  const { state } = await settleCharge(deps, key)
  if (state === 'held') throw new Error(`charge ${key.chargeId} is still being collected`)
}
