import type { Db, Tx } from '@tradelane/db'
import { type Currency, type Money, money } from '@tradelane/money'
import type { OneCompanyScope } from '../../../access/scope.ts'
import { Refusal } from '../../../refusal.ts'
import { momentsOf } from './period.ts'

export type Statement = {
  statementId: string
  companyId: string
  currency: Currency
  sequence: number
  from: string
  to: string
  closesAt: Date
  opening: Money
  moneyIn: Money
  moneyOut: Money
  closing: Money
  held: Money
  /** The number that others pay to; null before the verification, and where there is none. */
  accountNumber: string | null
  entryCount: number
  digest: string
  code: string
}

type Row = Awaited<ReturnType<typeof readRows>>[number]
const readRows = (db: Db | Tx, { companyId }: OneCompanyScope) =>
  db.selectFrom('statements').selectAll().where('uid', '=', companyId).execute()

export function toStatement(row: Row): Statement {
  const currency = row.currency as Currency
  return {
    statementId: row.statement_id,
    companyId: row.uid,
    currency,
    sequence: row.sequence,
    from: row.from_day,
    to: row.to_day,
    closesAt: row.closes_at,
    opening: money(row.opening, currency),
    moneyIn: money(row.money_in, currency),
    moneyOut: money(row.money_out, currency),
    closing: money(row.closing, currency),
    held: money(row.held, currency),
    accountNumber: row.account_number,
    entryCount: row.entry_count,
    digest: row.digest,
    code: row.code,
  }
}

/** "USD-3": permanent, and unique within the company. */
export const numberOf = ({ currency, sequence }: Pick<Statement, 'currency' | 'sequence'>): string =>
  `${currency}-${sequence}`

export async function getStatement(
  db: Db,
  { companyId }: OneCompanyScope,
  statementId: string,
): Promise<Statement> {
  const row = await db
    .selectFrom('statements')
    .selectAll()
    .where('uid', '=', companyId)
    .where('statement_id', '=', statementId)
    .executeTakeFirst()
  if (!row) throw new Refusal('NOT_FOUND')
  return toStatement(row)
}

/** True if the last day was not over when it was issued. */
export const isInterim = (statement: Statement): boolean =>
  statement.closesAt < momentsOf(statement, statement.closesAt).endsAt

/** Those of the same account that were issued before it, the newest first. */
export async function listEarlier(
  db: Db,
  { companyId, currency, sequence }: Pick<Statement, 'companyId' | 'currency' | 'sequence'>,
): Promise<Statement[]> {
  const rows = await db
    .selectFrom('statements')
    .selectAll()
    .where('uid', '=', companyId)
    .where('currency', '=', currency)
    .where('sequence', '<', sequence)
    .orderBy('sequence', 'desc')
    .execute()
  return rows.map(toStatement)
}

type AccountPeriod = { currency: Currency; from: string; to: string }

/** The one with the latest end. */
export async function findStatement(
  db: Db | Tx,
  { companyId }: OneCompanyScope,
  { currency, from, to }: AccountPeriod,
): Promise<Statement | undefined> {
  const row = await db
    .selectFrom('statements')
    .selectAll()
    .where('uid', '=', companyId)
    .where('currency', '=', currency)
    .where('from_day', '=', from)
    .where('to_day', '=', to)
    .orderBy('closes_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && toStatement(row)
}
