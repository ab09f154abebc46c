import { checkInvariants } from '@tradelane/ledger'
import type { TestApp } from '../apps/server/test/app-on.ts'
import { applyLoad } from './load.ts'
import { dollarsEach, openingDollars, type Submission } from './money-payments.ts'

/** A speed counts only with its correctness: what was acknowledged is paid, once, in our books and in the provider's. */
export async function checkMoney(app: TestApp, submissions: readonly Submission[]): Promise<void> {
  const findings = await checkInvariants(app.db)
  if (findings.length > 0) throw new Error(`the books are wrong: ${JSON.stringify(findings)}`)
  const { payments } = await countAll(app)
  if (payments !== submissions.length)
    throw new Error(`${submissions.length} payments were acknowledged, and ${payments} are paid`)
  await checkBalances(app, submissions)
}

/** Each company has what it began with less what it paid, nothing of it held, and the provider keeps the same for it. */
async function checkBalances({ deps }: TestApp, submissions: readonly Submission[]): Promise<void> {
  const paidBy = new Map<string, number>()
  for (const { payer } of submissions)
    paidBy.set(payer.companyId, (paidBy.get(payer.companyId) ?? 0) + dollarsEach)
  const { rows } = await deps.pool.query<{ uid: string; available: bigint; held: bigint; kept: bigint }>(
    `select companies.uid::text, available.balance as available, held.balance as held, wallet.balance as kept
       from companies
       join ledger_accounts available on available.owner = companies.uid::text and available.currency = 'USD' and available.account = 'available'
       join ledger_accounts held on held.owner = companies.uid::text and held.currency = 'USD' and held.account = 'held'
       join provider_sandbox.wallets wallet on wallet.customer_id = companies.provider_customer_id and wallet.currency = 'USD'
      where companies.uid::text = any($1)`,
    [[...paidBy.keys()]],
  )
  if (rows.length !== paidBy.size) throw new Error('a company that paid has no wallet')
  for (const { uid, available, held, kept } of rows) {
    const expected = BigInt(openingDollars - (paidBy.get(uid) ?? 0)) * 100n
    if (available !== expected || held !== 0n || kept !== expected)
      throw new Error(`${uid} has ${available}, ${held} held and ${kept} at the provider, not ${expected}`)
  }
}

/** The same requests once more, with their keys: each is answered as before, and nothing is there that was not. */
export async function checkReplay(
  app: TestApp,
  { address, connections }: { address: string; connections: number },
  submissions: readonly Submission[],
): Promise<void> {
  const before = await countAll(app)
  const requests = submissions.map(({ request }) => request)
  const { failures, firstFailure } = await applyLoad({ address, connections, requests })
  if (failures > 0) throw new Error(`${failures} repeated requests were refused: ${firstFailure}`)
  const after = await countAll(app)
  if (JSON.stringify(after) !== JSON.stringify(before))
    throw new Error(`the replay changed ${JSON.stringify(before)} to ${JSON.stringify(after)}`)
}

/** What a payment leaves behind. */
async function countAll({ deps }: TestApp) {
  const { rows } = await deps.pool.query<Record<'payments' | 'journals' | 'entries' | 'holds', number>>(
    `select (select count(*)::int from simple_payments where state = 'paid') as payments,
            (select count(*)::int from ledger_journals) as journals,
            (select count(*)::int from ledger_entries) as entries,
            (select count(*)::int from ledger_holds) as holds,
            (select count(*)::int from events where subject = 'simple_payment') as events,
            (select count(*)::int from provider_sandbox.payouts) as payouts`,
  )
  const [counts] = rows
  if (!counts) throw new Error('a count has a row')
  return counts
}
