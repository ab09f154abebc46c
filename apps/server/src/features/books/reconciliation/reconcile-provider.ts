import type { Deps } from '../../../deps/deps.ts'
import { eachDue } from '../../../work/each-due.ts'
import { listProviderCustomers, type ProviderCustomer } from '../../money/wallet/index.ts'
import type { Difference } from './difference.ts'
import { keepDifferences } from './keep-differences.ts'
import { reconcileBalances } from './reconcile-balances.ts'
import { reconcileDeposits } from './reconcile-deposits.ts'
import { reconcilePayouts } from './reconcile-payouts.ts'

export type Reconciliation = { companies: number; differences: Difference[] }

const dayMs = 86_400_000

/**
 * Compares our books with the provider's, company by company: balances in full, payouts and money from outside of the last
 * `days`. It reports every difference, keeps a row for each, with an event where it is new, and ends those that are gone; it never repairs one.
 */
export async function reconcileProvider(deps: Deps, { days = 45 } = {}): Promise<Reconciliation> {
  const since = new Date(deps.clock.now().getTime() - days * dayMs)
  const found: Reconciliation = { companies: 0, differences: [] }
  found.companies = await eachDue(deps, {
    job: 'reconcile-provider',
    subject: 'kyb',
    does: 'compare the books',
    pageSize: 200,
    due: (page) => listProviderCustomers(deps.db, page),
    each: async (company) => {
      const { differences, seen } = await reconcileCompany(deps, company, since)
      found.differences.push(...differences)
      await keepDifferences(deps, { companyId: company.companyId, differences, seen, since })
    },
  })
  return found
}

/** The daily job. The events keep what it finds; the log alerts the operators. */
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
  if (first.length === 0) return { differences: [], seen: new Set<string>() }
  const again = await lookOnce(deps, company, since)
  const second = new Set(again.map(wordsOf))
  return {
    differences: first.filter((difference) => second.has(wordsOf(difference))),
    seen: new Set([...first, ...again].map(({ about }) => about)),
  }
}

const wordsOf = ({ about, ours, theirs }: Difference): string => JSON.stringify([about, ours, theirs])

async function lookOnce(deps: Deps, company: ProviderCustomer, since: Date): Promise<Difference[]> {
  const payouts = await reconcilePayouts(deps, { ...company, since })
  const deposits = await reconcileDeposits(deps, { ...company, since })
  const inFlight = [...payouts.inFlight, ...deposits.inFlight]
  const balances = await reconcileBalances(deps, { ...company, inFlight })
  return [...payouts.differences, ...deposits.differences, ...balances]
}
