import type { FundingState } from '@tradelane/contract/wallet/states'
import type { Db, Tx } from '@tradelane/db'
import { type Currency, formatMoney, type Money, money } from '@tradelane/money'
import { type OneCompanyScope, type Scope, systemScope } from '../../../access/scope.ts'
import { begin, beginOnce } from '../../../lifecycle/begin.ts'
import { moveOnce } from '../../../lifecycle/move.ts'
import { fundingLifecycle } from './lifecycles.ts'

export type Funding = {
  fundingId: string
  companyId: string
  /** `refund` and `claim`: a service gives money back, out of what it collected. */
  kind: 'opening' | 'added' | 'refund' | 'claim'
  /** What the books call it, where the kind does not say enough. */
  description: string | null
  amount: Money
  state: FundingState
  reason: string | null
}
type NewFunding = Pick<Funding, 'fundingId' | 'kind' | 'amount'> & {
  scope: Scope
  description?: string
  requestKey?: string | undefined
  at: Date
}

/**
 * Stores a funding with its event. False where the company has its opening balance already, or was given this very refund
 * or claim before.
 */
export async function beginFunding(tx: Tx, funding: NewFunding): Promise<boolean> {
  const { fundingId, scope, kind, description, amount, requestKey, at } = funding
  const beginning = {
    scope,
    to: 'requested',
    at,
    facts: { amount: formatMoney(amount), kind },
    values: {
      funding_id: fundingId,
      kind,
      description: description ?? null,
      currency: amount.currency,
      amount: amount.amount,
      request_key: requestKey ?? null,
      requested_at: at,
    },
  } as const
  if (kind !== 'added') return (await beginOnce(tx, fundingLifecycle, beginning)) !== undefined
  await begin(tx, fundingLifecycle, beginning)
  return true
}

export async function getFunding(db: Db, scope: OneCompanyScope, fundingId: string): Promise<Funding> {
  const row = await selectFundings(db, scope).where('funding_id', '=', fundingId).executeTakeFirstOrThrow()
  return toFunding(row)
}

/** What an earlier sending of the same request began. */
export async function findFundingByRequest(
  db: Db,
  scope: OneCompanyScope,
  requestKey: string | undefined,
): Promise<Funding | undefined> {
  if (requestKey === undefined) return undefined
  const row = await selectFundings(db, scope).where('request_key', '=', requestKey).executeTakeFirst()
  return row && toFunding(row)
}

export async function findOpeningFunding(db: Db, scope: OneCompanyScope): Promise<Funding | undefined> {
  const row = await selectFundings(db, scope).where('kind', '=', 'opening').executeTakeFirst()
  return row && toFunding(row)
}

/** Refunds to any company that are not in its balance yet: on their way, or refused by the provider and still owed. */
export async function listUnpaidRefunds(db: Db, fundingIds: readonly string[]) {
  if (fundingIds.length === 0) return []
  return db
    .selectFrom('fundings')
    .select(['funding_id', 'currency', 'amount'])
    .where('funding_id', 'in', fundingIds)
    .where('kind', '=', 'refund')
    .where('state', '<>', 'added')
    .execute()
}

type Outcome = { state: 'added' | 'rejected'; reason?: string; providerReference?: string; at: Date }

/** False where it was settled before: by the request itself, or by the job. */
export async function finishFunding(tx: Tx, funding: Funding, outcome: Outcome): Promise<boolean> {
  const { companyId, fundingId: id, kind, amount } = funding
  const { state: to, reason, providerReference, at } = outcome
  const settled = await moveOnce(tx, fundingLifecycle, {
    scope: systemScope(companyId),
    id,
    from: 'requested',
    to,
    by: 'provider',
    at,
    reason,
    facts: { amount: formatMoney(amount), kind },
    set: { provider_reference: providerReference ?? null, settled_at: at },
  })
  return settled !== undefined
}

function selectFundings(db: Db, { companyId }: OneCompanyScope) {
  return db
    .selectFrom('fundings')
    .select(['funding_id', 'uid', 'kind', 'description', 'currency', 'amount', 'state', 'reason'])
    .where('uid', '=', companyId)
}

type Row = Awaited<ReturnType<ReturnType<typeof selectFundings>['executeTakeFirstOrThrow']>>

function toFunding(row: Row): Funding {
  return {
    fundingId: row.funding_id,
    companyId: row.uid,
    kind: row.kind,
    description: row.description,
    amount: money(row.amount, row.currency as Currency),
    state: row.state,
    reason: row.reason,
  }
}
