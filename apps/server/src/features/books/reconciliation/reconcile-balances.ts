import { balancesOf } from '@tradelane/ledger'
import { type Currency, formatMoney, isZero, type Money, minus, plus, sum } from '@tradelane/money'
import type { Customer } from '@tradelane/providers'
import { type OneCompanyScope, systemScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { listOpenSteps } from '../../money/steps/index.ts'
import type { Difference } from './difference.ts'

/**
 * Compares what a company has, currency by currency, with what the provider says it keeps for it. `inFlight` is what
 * payouts explain of a difference; fundings and conversions that the provider has settled and we have not are added.
 */
export async function reconcileBalances(
  deps: Deps,
  { companyId, customer, inFlight }: { companyId: string; customer: Customer; inFlight: readonly Money[] },
): Promise<Difference[]> {
  const [theirs, ours, settling] = await Promise.all([
    deps.payments.balances(customer),
    balancesOf(deps.db, companyId),
    listSettling(deps, systemScope(companyId), customer),
  ])
  const theirAmounts = theirs.map(({ available, held }) => plus(available, held))
  const ourAmounts = ours.map(({ amount }) => amount)
  const onTheWay = [...inFlight, ...settling]
  return currenciesOf([...theirAmounts, ...ourAmounts]).flatMap((currency) => {
    const total = (list: readonly Money[]) =>
      sum(
        currency,
        list.filter((amount) => amount.currency === currency),
      )
    const [their, our, flying] = [total(theirAmounts), total(ourAmounts), total(onTheWay)]
    if (isZero(minus(their, plus(our, flying)))) return []
    const ownWords = `${formatMoney(our)}, with ${formatMoney(flying)} in flight`
    const words = { ours: ownWords, theirs: formatMoney(their) }
    const amounts = { ourAmount: plus(our, flying), theirAmount: their }
    return [{ companyId, kind: 'balance' as const, about: `balance ${currency}`, ...words, ...amounts }]
  })
}

const currenciesOf = (amounts: readonly Money[]): Currency[] => [
  ...new Set(amounts.map(({ currency }) => currency)),
]

/** What the provider has moved for requests that are still open with us. */
async function listSettling(deps: Deps, scope: OneCompanyScope, customer: Customer): Promise<Money[]> {
  const open = await listOpenSteps(deps, scope)
  if (open.length === 0) return []
  const keys = new Set(open.map(({ key }) => key))
  const since = new Date(Math.min(...open.map(({ at }) => at.getTime())))
  const movements = await deps.payments.listMovements({ customer, since })
  return movements.filter(({ key }) => key !== undefined && keys.has(key)).map(({ amount }) => amount)
}
