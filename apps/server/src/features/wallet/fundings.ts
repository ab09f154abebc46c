import type { Db, Tx } from '@tradelane/db'
import { type Currency, type Money, money } from '@tradelane/money'
import type { FundingState } from './states.ts'

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
type NewFunding = Pick<Funding, 'fundingId' | 'companyId' | 'kind' | 'amount'> & {
  description?: string
  requestKey?: string | undefined
  at: Date
}

/** False where the company has its opening balance already, or was given this very funding before. */
export async function insertFunding(tx: Tx, funding: NewFunding): Promise<boolean> {
  const { fundingId, companyId, kind, description, amount, requestKey, at } = funding
  const inserted = await tx
    .insertInto('fundings')
    .values({
      funding_id: fundingId,
      uid: companyId,
      kind,
      description: description ?? null,
      currency: amount.currency,
      amount: amount.amount,
      state: 'requested',
      request_key: requestKey ?? null,
      requested_at: at,
    })
    .$if(kind !== 'added', (insert) => insert.onConflict((conflict) => conflict.doNothing()))
    .executeTakeFirst()
  return inserted.numInsertedOrUpdatedRows === 1n
}

export async function getFunding(db: Db, companyId: string, fundingId: string): Promise<Funding> {
  const row = await selectFundings(db, companyId)
    .where('funding_id', '=', fundingId)
    .executeTakeFirstOrThrow()
  return toFunding(row)
}

/** What an earlier sending of the same request began. */
export async function findFundingByRequest(
  db: Db,
  companyId: string,
  requestKey: string | undefined,
): Promise<Funding | undefined> {
  if (requestKey === undefined) return undefined
  const row = await selectFundings(db, companyId).where('request_key', '=', requestKey).executeTakeFirst()
  return row && toFunding(row)
}

export async function findOpeningFunding(db: Db, companyId: string): Promise<Funding | undefined> {
  const row = await selectFundings(db, companyId).where('kind', '=', 'opening').executeTakeFirst()
  return row && toFunding(row)
}

/** False where it was settled before: by the request itself, or by the job. */
export async function finishFunding(
  tx: Tx,
  { companyId, fundingId }: Funding,
  outcome: { state: 'added' | 'rejected'; reason?: string; providerReference?: string; at: Date },
): Promise<boolean> {
  const updated = await tx
    .updateTable('fundings')
    .set({
      state: outcome.state,
      reason: outcome.reason ?? null,
      provider_reference: outcome.providerReference ?? null,
      settled_at: outcome.at,
    })
    .where('uid', '=', companyId)
    .where('funding_id', '=', fundingId)
    .where('state', '=', 'requested')
    .executeTakeFirst()
  return updated.numUpdatedRows === 1n
}

function selectFundings(db: Db, companyId: string) {
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
