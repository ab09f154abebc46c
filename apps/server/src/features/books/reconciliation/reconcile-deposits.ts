import { formatMoney, type Money, zero } from '@tradelane/money'
import type { Customer } from '@tradelane/providers'
import { systemScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { listArrived } from '../../money/incoming-payments/index.ts'
import type { Difference } from './difference.ts'
import { type Findings, newsTakesAtMostMs } from './reconcile-payouts.ts'

/** Compares the money from outside that arrived for one company since a moment, both ways: by reference and amount. */
export async function reconcileDeposits(
  deps: Deps,
  { companyId, customer, since }: { companyId: string; customer: Customer; since: Date },
): Promise<Findings> {
  const theirs = await deps.payments.listDeposits({ customer, since })
  const references = theirs.map(({ providerReference }) => providerReference)
  const arrived = await listArrived(deps.db, systemScope(companyId), { since, references })
  const ours = new Map(arrived.map((own) => [own.providerReference, own]))
  const findings: Findings = { differences: [], inFlight: [], unsettled: [] }
  const report = (reference: string, at: Date, sides: Sides) =>
    findings.differences.push(differenceOf(companyId, reference, at, sides))

  for (const { providerReference, amount: their, at } of theirs) {
    const our = ours.get(providerReference)?.amount
    ours.delete(providerReference)
    if (our) {
      if (formatMoney(our) !== formatMoney(their)) report(providerReference, at, { our, their })
    } else if (deps.clock.now().getTime() - at.getTime() < newsTakesAtMostMs) findings.inFlight.push(their)
    else report(providerReference, at, { their })
  }
  for (const [reference, { amount: our, at }] of ours) report(reference, at, { our })
  return findings
}

type Sides = { our?: Money; their?: Money }

/** At least one side knows the deposit. */
function differenceOf(companyId: string, reference: string, at: Date, { our, their }: Sides): Difference {
  const none = zero((our ?? their ?? zero('USD')).currency)
  return {
    ...{ companyId, kind: 'deposit', about: `deposit ${reference}`, at },
    ours: our ? formatMoney(our) : 'unknown',
    theirs: their ? formatMoney(their) : 'unknown',
    ourAmount: our ?? none,
    theirAmount: their ?? none,
  }
}
