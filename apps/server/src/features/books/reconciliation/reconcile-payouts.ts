import { paymentMoney } from '@tradelane/contract/simple-payment/states'
import { formatMoney, type Money, negate, plus, zero } from '@tradelane/money'
import type { Customer, ProviderPayout } from '@tradelane/providers'
import { systemScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { OwnPayout } from '../../../entries/payout.ts'
import { listOwnPayouts } from '../../money/steps/index.ts'
import type { Difference } from './difference.ts'

export type Findings = {
  differences: Difference[]
  /** What the provider has booked already and we have not: updates in transit explain this part of a balance difference. */
  inFlight: Money[]
  /** What is no difference as long as its news may be in transit: what was one before is not gone by that. */
  unsettled: string[]
}

/** A younger update is still in transit; an older one was lost. */
export const newsTakesAtMostMs = 15 * 60_000

/** Compares the payouts of one company made since a moment, both ways: by key, amount and state. */
export async function reconcilePayouts(
  deps: Deps,
  { companyId, customer, since }: { companyId: string; customer: Customer; since: Date },
): Promise<Findings> {
  const theirs = await deps.payments.listPayouts({ customer, since })
  const keys = theirs.map(({ key }) => key)
  const submitted = await listOwnPayouts(deps, systemScope(companyId), { since, keys })
  const ours = new Map(submitted.map((own) => [own.key, own]))
  const findings: Findings = { differences: [], inFlight: [], unsettled: [] }
  for (const payout of theirs) {
    const own = ours.get(payout.key)
    ours.delete(payout.key)
    if (!own || formatMoney(own.source) !== formatMoney(payout.source) || !isExplained(own, payout, deps))
      findings.differences.push(differenceOf(companyId, payout.key, own, payout))
    else {
      findings.inFlight.push(plus(theirEffect(payout), negate(ourEffect(own))))
      if (own.state !== payout.status) findings.unsettled.push(aboutPayout(payout.key))
    }
  }
  for (const own of ours.values())
    if (wasAccepted(own)) findings.differences.push(differenceOf(companyId, own.key, own, undefined))
  return findings
}

const aboutPayout = (key: string): string => `payout ${key}`

/** At least one side knows the payout. */
function differenceOf(
  companyId: string,
  key: string,
  own: OwnPayout | undefined,
  payout: ProviderPayout | undefined,
): Difference {
  const { currency } = own?.source ?? payout?.source ?? zero('USD')
  const made = own?.at ?? payout?.history[0]?.at ?? payout?.updatedAt
  return {
    ...{ companyId, kind: 'payout', about: aboutPayout(key) },
    ours: own ? described(own.state, own.source) : 'unknown',
    theirs: payout ? described(payout.status, payout.source) : 'unknown',
    ourAmount: own ? ourEffect(own) : zero(currency),
    theirAmount: payout ? theirEffect(payout) : zero(currency),
    ...(made && { at: made }),
  }
}

const described = (state: string, amount: Money): string => `${state}, ${formatMoney(amount)}`
const wasAccepted = ({ state }: Pick<OwnPayout, 'state'>): boolean =>
  paymentMoney[state] === 'gone' || state === 'returned'

/** The same state, or a recent update that we have not read yet. */
function isExplained(own: OwnPayout, payout: ProviderPayout, { clock }: Deps): boolean {
  if (own.state === payout.status) return true
  const hasUnreadNews = own.state === 'submitted' || own.updatesSeen < payout.history.length
  return hasUnreadNews && clock.now().getTime() - payout.updatedAt.getTime() < newsTakesAtMostMs
}

/** What it has changed in the customer's wallet at the provider. */
function theirEffect({ status, source, returnedAmount }: ProviderPayout): Money {
  if (status === 'rejected' || status === 'cancelled') return zero(source.currency)
  return status === 'returned' ? plus(negate(source), returnedAmount ?? source) : negate(source)
}

/** The same in our books: held money is still the company's, and a return gives all of it back. */
function ourEffect({ state, source }: OwnPayout): Money {
  return paymentMoney[state] === 'gone' ? negate(source) : zero(source.currency)
}
