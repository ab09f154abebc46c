import { balancesOf } from '@tradelane/ledger'
import { type Currency, formatMoney, isZero, type Money, minus, plus, sum } from '@tradelane/money'
import type { Customer } from '@tradelane/providers'
import { sql } from 'kysely'
import type { Deps } from '../../boot/deps.ts'
import type { Difference } from './reconcile-payouts.ts'

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
    listSettling(deps, companyId, customer),
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
    return [{ companyId, about: `balance ${currency}`, ours: ownWords, theirs: formatMoney(their) }]
  })
}

const currenciesOf = (amounts: readonly Money[]): Currency[] => [
  ...new Set(amounts.map(({ currency }) => currency)),
]

/** What the provider has moved for wishes that are still open with us. */
async function listSettling(deps: Deps, companyId: string, customer: Customer): Promise<Money[]> {
  const { rows } = await sql<{ key: string; requested_at: Date }>`
    select funding_id as key, requested_at from fundings where uid = ${companyId} and state = 'requested'
    union all
    select conversion_id, requested_at from conversions where uid = ${companyId} and state = 'requested'
    union all
    select charge_id, held_at from service_charges where uid = ${companyId} and state = 'held'
  `.execute(deps.db)
  if (rows.length === 0) return []
  const keys = new Set(rows.map(({ key }) => key))
  const since = new Date(Math.min(...rows.map(({ requested_at }) => requested_at.getTime())))
  const movements = await deps.payments.listMovements({ customer, since })
  return movements.filter(({ key }) => key !== undefined && keys.has(key)).map(({ amount }) => amount)
}
