import { randomUUID } from 'node:crypto'
import { deskServiceNames } from '@tradelane/contract/quote-desk/forms'
import type { RequestedService } from '@tradelane/contract/quote-requests/forms'
import type { Database, Db, Tx } from '@tradelane/db'
import type { Currency } from '@tradelane/money'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import { lockCompany } from '../../../access/company.ts'
import { isView } from '../../../access/require-reading.ts'
import type { OfficeScope, OneCompanyScope } from '../../../access/scope.ts'
import { readRecordNumber, recordNumber } from '../../../lifecycle/numbers.ts'
import { Refusal } from '../../../refusal.ts'
import { recordTradeEvent } from './trade-events.ts'

export type TransactionRow = Selectable<Database['transactions']>

export const transactionPrefix = 'TRX'
const firstCurrency: Currency = 'USD'

/** TRX-2026-000123. */
export const transactionNumber = ({ number, created_at }: TransactionRow): string =>
  recordNumber(transactionPrefix, number, created_at)

export const transactionsOf = (db: Db | Tx, { companyId }: OneCompanyScope) =>
  db.selectFrom('transactions').selectAll().where('uid', '=', companyId)

/** Refuses with NOT_FOUND what is not there, or another company's. */
export async function getTransaction(
  db: Db | Tx,
  scope: OneCompanyScope,
  transactionId: string,
): Promise<TransactionRow> {
  const row = await transactionsOf(db, scope).where('transaction_id', '=', transactionId).executeTakeFirst()
  if (!row) throw new Refusal('NOT_FOUND')
  return row
}

/** TRX-2026-000123; undefined for what is not there, or another company's. */
export async function findTransactionNumber(
  db: Db | Tx,
  scope: OneCompanyScope,
  transactionId: string,
): Promise<string | undefined> {
  const row = await transactionsOf(db, scope).where('transaction_id', '=', transactionId).executeTakeFirst()
  return row && transactionNumber(row)
}

/** The numbers of the company's trades among these, by id. */
export async function numbersOfTransactions(
  db: Db,
  scope: OneCompanyScope,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await transactionsOf(db, scope).where('transaction_id', 'in', ids).execute()
  return new Map(rows.map((row) => [row.transaction_id, transactionNumber(row)]))
}

/** These trades with their numbers, for the back office. */
export async function listTrades(db: Db, _scope: OfficeScope, ids: readonly string[]) {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('transactions').selectAll().where('transaction_id', 'in', ids).execute()
  return rows.map((row) => ({ ...row, transaction_number: transactionNumber(row) }))
}

/** Condition for `where`: the trade of this column has the number, typed whole or in part. */
export function isTradeNumbered(column: string, text: string): RawBuilder<boolean> {
  const number = readRecordNumber(transactionPrefix, text)
  return number === undefined
    ? sql<boolean>`false`
    : sql<boolean>`${sql.ref(column)} in (select transaction_id from transactions where number = ${number})`
}

/** Keeps others from changing it until the transaction ends. Refuses with NOT_FOUND. */
export async function lockTransaction(
  tx: Tx,
  scope: OneCompanyScope,
  transactionId: string,
): Promise<TransactionRow> {
  const row = await transactionsOf(tx, scope)
    .where('transaction_id', '=', transactionId)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new Refusal('NOT_FOUND')
  return row
}

/** The trade that a service's first save belongs to. A company's first is made when it is first asked for. */
export async function currentTransaction(
  db: Db | Tx,
  scope: OneCompanyScope,
  at: Date,
): Promise<TransactionRow> {
  const current = () => transactionsOf(db, scope).where('is_current', '=', true)
  const found = await current().executeTakeFirst()
  if (found) return found
  // Of two at once, the second waits for the first one's row and reads it.
  await db
    .insertInto('transactions')
    .values({ ...newTransaction(scope, at), currency: firstCurrency })
    .onConflict((conflict) => conflict.column('uid').where('is_current', '=', true).doNothing())
    .execute()
  return current().executeTakeFirstOrThrow()
}

/** The same for a call that reads. A colleague who views the account makes none: undefined where there is none yet. */
export const readCurrentTransaction = (
  db: Db,
  scope: OneCompanyScope,
  at: Date,
): Promise<TransactionRow | undefined> =>
  isView(scope)
    ? transactionsOf(db, scope).where('is_current', '=', true).executeTakeFirst()
    : currentTransaction(db, scope, at)

/** What a trade begins with, if it begins with a request. */
type RequestOfTrade = { quoteRequestId: string; services: readonly RequestedService[] }
export type NewTrade = {
  name?: string | undefined
  currency?: Currency | undefined
  asked?: RequestOfTrade
}

/**
 * Starts a trade in the currency of the one before it, and makes it the current one. It takes the place of a company's first trade, with its
 * number, while nothing was done in that one.
 */
export async function startTransaction(
  tx: Tx,
  scope: OneCompanyScope,
  { name, currency, asked }: NewTrade,
  at: Date,
): Promise<TransactionRow> {
  await lockCompany(tx, scope)
  const before = await currentTransaction(tx, scope, at)
  const isFirst = await isUntouched(tx, scope, before.transaction_id)
  if (!isFirst) await setCurrent(tx, scope, before.transaction_id, false)
  const said = {
    name: name ?? null,
    currency: currency ?? before.currency,
    ...(asked && { quote_request_id: asked.quoteRequestId, asked_services: [...asked.services] }),
  }
  const started = isFirst
    ? await tx
        .updateTable('transactions')
        // Its day stays: the number that people have seen has the year of it.
        .set(said)
        .where('uid', '=', scope.companyId)
        .where('transaction_id', '=', before.transaction_id)
        .returningAll()
        .executeTakeFirstOrThrow()
    : await tx
        .insertInto('transactions')
        .values({ ...newTransaction(scope, at), ...said })
        .returningAll()
        .executeTakeFirstOrThrow()
  await recordTradeEvent(tx, scope, {
    transactionId: started.transaction_id,
    what: 'started',
    at,
    before: isFirst ? {} : { current: transactionNumber(before) },
    after: { name: started.name, currency: started.currency },
  })
  if (asked) {
    const services = asked.services.map((service) => deskServiceNames[service]).join(', ')
    const event = { transactionId: started.transaction_id, what: 'asked', at } as const
    await recordTradeEvent(tx, scope, { ...event, after: { services, request: asked.quoteRequestId } })
  }
  return started
}

/** Nothing was saved, written or decided in it: it was only read. */
async function isUntouched(tx: Tx, { companyId }: OneCompanyScope, transactionId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('transactions as trade')
    .select(sql<boolean>`trade_is_untouched(trade)`.as('is_untouched'))
    .where('trade.uid', '=', companyId)
    .where('trade.transaction_id', '=', transactionId)
    .executeTakeFirstOrThrow()
  return row.is_untouched
}

/** Makes an earlier trade the current one. Refuses with NOT_FOUND. Safe to repeat. */
export async function continueTransaction(
  tx: Tx,
  scope: OneCompanyScope,
  transactionId: string,
  at: Date,
): Promise<void> {
  const before = await leaveCurrent(tx, scope, at)
  const { numUpdatedRows } = await setCurrent(tx, scope, transactionId, true)
  if (numUpdatedRows === 0n) throw new Refusal('NOT_FOUND')
  if (before.transaction_id === transactionId) return
  const current = transactionNumber(before)
  await recordTradeEvent(tx, scope, { transactionId, what: 'continued', at, before: { current } })
}

/** Locks the company: of two changes of its current trade, the second waits. */
async function leaveCurrent(tx: Tx, scope: OneCompanyScope, at: Date): Promise<TransactionRow> {
  await lockCompany(tx, scope)
  const current = await currentTransaction(tx, scope, at)
  await setCurrent(tx, scope, current.transaction_id, false)
  return current
}

const setCurrent = (tx: Tx, { companyId }: OneCompanyScope, transactionId: string, isCurrent: boolean) =>
  tx
    .updateTable('transactions')
    .set({ is_current: isCurrent })
    .where('uid', '=', companyId)
    .where('transaction_id', '=', transactionId)
    .executeTakeFirst()

const newTransaction = ({ companyId }: OneCompanyScope, at: Date) => ({
  transaction_id: randomUUID(),
  uid: companyId,
  is_current: true,
  created_at: at,
})
