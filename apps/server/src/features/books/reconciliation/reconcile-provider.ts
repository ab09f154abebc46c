import type { Deps } from '../../../deps/deps.ts'
import { findNewestEvent, recordEvent } from '../../../lifecycle/events.ts'
import { inTransaction } from '../../../transaction.ts'
import { eachDue } from '../../../work/each-due.ts'
import { listProviderCustomers, type ProviderCustomer } from '../../money/wallet/index.ts'
import { reconcileBalances } from './reconcile-balances.ts'
import { reconcileDeposits } from './reconcile-deposits.ts'
import { type Difference, reconcilePayouts } from './reconcile-payouts.ts'

export type Reconciliation = { companies: number; differences: Difference[] }

const dayMs = 86_400_000

/**
 * Compares our books with the provider's, company by company: balances in full, payouts and money from outside of the last
 * `days`. It reports every difference, and raises an event for each that is new; it never repairs one.
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
      const differences = await reconcileCompany(deps, company, since)
      found.differences.push(...differences)
      for (const difference of differences) await raise(deps, difference)
    },
  })
  return found
}

/** The daily job. The events keep what it finds; the log alerts the operators. */
export async function reconcileDaily(deps: Deps): Promise<void> {
  const { differences } = await reconcileProvider(deps)
  for (const difference of differences) deps.log.error({ difference }, 'our books and the provider differ')
}

/** Money that moved between the two looks is no difference: only what a second look shows again is reported. */
async function reconcileCompany(deps: Deps, company: ProviderCustomer, since: Date): Promise<Difference[]> {
  const first = await lookOnce(deps, company, since)
  if (first.length === 0) return []
  const second = new Set(
    (await lookOnce(deps, company, since)).map((difference) => JSON.stringify(difference)),
  )
  return first.filter((difference) => second.has(JSON.stringify(difference)))
}

async function lookOnce(deps: Deps, company: ProviderCustomer, since: Date): Promise<Difference[]> {
  const payouts = await reconcilePayouts(deps, { ...company, since })
  const deposits = await reconcileDeposits(deps, { ...company, since })
  const inFlight = [...payouts.inFlight, ...deposits.inFlight]
  const balances = await reconcileBalances(deps, { ...company, inFlight })
  return [...payouts.differences, ...deposits.differences, ...balances]
}

/** Logs each difference once, so that the daily run does not repeat known ones. */
async function raise(deps: Deps, { companyId, about, ours, theirs }: Difference): Promise<void> {
  const subjectId = `${companyId} ${about}`
  await inTransaction(deps.db, async (tx) => {
    const newest = await findNewestEvent(tx, 'reconciliation', subjectId)
    const known = newest?.after as { ours: string; theirs: string } | undefined
    if (known?.ours === ours && known.theirs === theirs) return
    await recordEvent(tx, {
      companyId,
      subject: 'reconciliation',
      subjectId,
      from: null,
      to: 'difference',
      actor: 'system',
      at: deps.clock.now(),
      after: { about, ours, theirs },
    })
  })
}
