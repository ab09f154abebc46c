import type { FundingState } from '@tradelane/contract/wallet/states'
import type { Db } from '@tradelane/db'
import { type Currency, type Money, money } from '@tradelane/money'
import type { OneCompanyScope } from '../../../access/scope.ts'
import type { RowOf } from '../../../lifecycle/lifecycle.ts'

export type Funding = {
  fundingId: string
  companyId: string
  /** `refund` and `claim`: a service gives money back, out of what it collected. */
  kind: 'opening' | 'added' | 'refund' | 'claim'
  /** What the books call it, where the kind does not say enough. */
  description: string | null
  /** Who pays, and the number of the record behind it; null where the balance was added. */
  payer: string | null
  number: string | null
  amount: Money
  state: FundingState
  reason: string | null
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

/** By the funding's id. */
export async function listFundings(
  db: Db,
  scope: OneCompanyScope,
  ids: readonly string[],
): Promise<Map<string, Funding>> {
  if (ids.length === 0) return new Map()
  const rows = await selectFundings(db, scope).where('funding_id', 'in', ids).execute()
  return new Map(rows.map((row) => [row.funding_id, toFunding(row)]))
}

const selectFundings = (db: Db, { companyId }: OneCompanyScope) =>
  db.selectFrom('fundings').selectAll().where('uid', '=', companyId)

export function toFunding(row: RowOf<'fundings'>): Funding {
  return {
    fundingId: row.funding_id,
    companyId: row.uid,
    kind: row.kind,
    description: row.description,
    payer: row.payer_name,
    number: row.record_number,
    amount: money(row.amount, row.currency as Currency),
    state: row.state,
    reason: row.reason,
  }
}
