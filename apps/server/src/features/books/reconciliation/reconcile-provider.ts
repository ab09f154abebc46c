import type { Deps } from '../../../deps/deps.ts'
import { inTransaction } from '../../../transaction.ts'
import { eachDue } from '../../../work/each-due.ts'
import { listProviderCustomers, type ProviderCustomer } from '../../money/wallet/index.ts'
import type { Difference } from './difference.ts'
import { keepDifferences } from './keep-differences.ts'
import { reconcileBalances } from './reconcile-balances.ts'
import { reconcileDeposits } from './reconcile-deposits.ts'
import { reconcilePayouts } from './reconcile-payouts.ts'

export type Reconciliation = {
  /** How many were compared, of so many that the provider knows. */
  companies: number
  customers: number
  differences: Difference[]
  /** Those that somebody has explained. */
  closed: Difference[]
}

const dayMs = 86_400_000

/**
 * Compares our books with the provider's, company by company: balances in full, payouts and money from outside of the last
 * `days`. It reports every difference, keeps a row for each, with an event where it is new, and ends those that are gone; it never repairs one.
 */
export async function reconcileProvider(deps: Deps, { days = 45 } = {}): Promise<Reconciliation> {
  const since = new Date(deps.clock.now().getTime() - days * dayMs)
  const found: Reconciliation = { companies: 0, customers: 0, differences: [], closed: [] }
  found.companies = await eachDue(deps, {
    job: 'reconcile-provider',
    subject: 'kyb',
    does: 'compare the books',
    pageSize: 200,
    due: async (page) => {
      const customers = await listProviderCustomers(deps.db, page)
      found.customers += customers.length
      return customers
    },
    each: async (company) => {
      const { differences, seen } = await reconcileCompany(deps, company, since)
      const closed = await keepDifferences(deps, { companyId: company.companyId, differences, seen, since })
      for (const one of differences) (closed.has(one.about) ? found.closed : found.differences).push(one)
    },
  })
  await keepRun(deps, found)
  return found
}

/** For who reads the differences: a night in which a company could not be compared says nothing of it. */
const keepRun = ({ db, clock }: Deps, { companies: compared, customers }: Reconciliation) =>
  inTransaction(db, (tx) =>
    tx
      .insertInto('reconciliation_runs')
      .values({ ran_at: clock.now(), compared, customers })
      .onConflict((conflict) => conflict.column('ran_at').doUpdateSet({ compared, customers }))
      .execute(),
  )

/** The daily job. The events keep what it finds; the log alerts the operators of what nobody has explained. */
export async function reconcileDaily(deps: Deps): Promise<void> {
  const { differences } = await reconcileProvider(deps)
  for (const difference of differences) deps.log.error({ difference }, 'our books and the provider differ')
}

/**
 * Money that moved between the two looks is no difference: only what a second look shows again is reported. `seen` is what either look was about:
 * that is not gone either.
 */
async function reconcileCompany(deps: Deps, company: ProviderCustomer, since: Date) {
  const first = await lookOnce(deps, company, since)
  if (first.differences.length === 0) return { differences: [], seen: new Set(first.unsettled) }
  const again = await lookOnce(deps, company, since)
  const second = new Set(again.differences.map(wordsOf))
  return {
    differences: first.differences.filter((difference) => second.has(wordsOf(difference))),
    seen: new Set(
      [first, again].flatMap(({ differences, unsettled }) => [...differences.map(aboutOf), ...unsettled]),
    ),
  }
}

const aboutOf = ({ about }: Difference): string => about

/** Money that moves on both sides between the looks leaves a balance as different as before. */
const wordsOf = ({ kind, about, ours, theirs, ourAmount, theirAmount }: Difference): string =>
  JSON.stringify(
    kind === 'balance' ? [about, String(ourAmount.amount - theirAmount.amount)] : [about, ours, theirs],
  )

async function lookOnce(deps: Deps, company: ProviderCustomer, since: Date) {
  const payouts = await reconcilePayouts(deps, { ...company, since })
  const deposits = await reconcileDeposits(deps, { ...company, since })
  const inFlight = [...payouts.inFlight, ...deposits.inFlight]
  const balances = await reconcileBalances(deps, { ...company, inFlight })
  return {
    differences: [...payouts.differences, ...deposits.differences, ...balances],
    unsettled: payouts.unsettled,
  }
}
