import { formatMoney } from '@tradelane/money'
import type { Customer } from '@tradelane/providers'
import { systemScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { listArrived } from '../../money/incoming-payments/index.ts'
import { type Findings, newsTakesAtMostMs } from './reconcile-payouts.ts'

/** Compares the money from outside that arrived for one company since a moment, both ways: by reference and amount. */
export async function reconcileDeposits(
  deps: Deps,
  { companyId, customer, since }: { companyId: string; customer: Customer; since: Date },
): Promise<Findings> {
  const theirs = await deps.payments.listDeposits({ customer, since })
  const references = theirs.map(({ providerReference }) => providerReference)
  const arrived = await listArrived(deps.db, systemScope(companyId), { since, references })
  const ours = new Map(arrived.map((own) => [own.providerReference, own.amount]))
  const findings: Findings = { differences: [], inFlight: [] }
  const report = (reference: string, our: string, their: string) =>
    findings.differences.push({ companyId, about: `deposit ${reference}`, ours: our, theirs: their })

  for (const { providerReference, amount, at } of theirs) {
    const own = ours.get(providerReference)
    ours.delete(providerReference)
    const their = formatMoney(amount)
    if (own) {
      if (formatMoney(own) !== their) report(providerReference, formatMoney(own), their)
    } else if (deps.clock.now().getTime() - at.getTime() < newsTakesAtMostMs) findings.inFlight.push(amount)
    else report(providerReference, 'unknown', their)
  }
  for (const [reference, amount] of ours) report(reference, formatMoney(amount), 'unknown')
  return findings
}
