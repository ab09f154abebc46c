import type { Db, Tx } from '@tradelane/db'
import { closeBooks, readBooked } from '@tradelane/ledger'
import type { Currency } from '@tradelane/money'
import type { Deps } from '../../boot/deps.ts'
import { Refusal } from '../../refusal.ts'
import { inTransaction } from '../../transaction.ts'
import { walletOf } from '../wallet/index.ts'
import { momentsOf, requirePeriod } from './period.ts'
import { findStatement, type Statement, toStatement } from './queries.ts'
import { type Reckoned, reckonStatement } from './reckon-statement.ts'
import { newStatementCode } from './statement-code.ts'

type Wanted = { companyId: string; currency: Currency; from: string; to: string }

/**
 * The statement of a period: the one that was made already, or a new one. The books are closed up to its end before it
 * is reckoned, so that no late news can make it untrue. Of a period that still runs there is a new one once something
 * has moved since the last.
 */
export async function issueStatement(deps: Deps, wanted: Wanted): Promise<Statement> {
  const { companyId, currency } = wanted
  const now = deps.clock.now()
  requirePeriod(wanted, now)
  if (!(await walletOf(deps.db, companyId, currency)))
    throw new Refusal('NOT_FOUND', { message: `You have no ${currency} account yet.` })
  const { opensAt, closesAt, endsAt } = momentsOf(wanted, now)
  const known = await findStatement(deps.db, wanted)
  if (known && (await stillHolds(deps.db, known, closesAt, endsAt))) return known
  await closeBooks(deps.db, companyId, currency, closesAt)
  const period = { owner: companyId, currency, from: opensAt, to: closesAt }
  const reckoned = await reckonStatement(deps.db, period)
  return inTransaction(deps.db, (tx) => insertStatement(tx, wanted, { ...reckoned, closesAt, issuedAt: now }))
}

async function stillHolds(db: Db, known: Statement, closesAt: Date, endsAt: Date): Promise<boolean> {
  if (known.closesAt >= closesAt) return true
  // The period has ended since: now it gets its final statement.
  if (closesAt >= endsAt) return false
  const since = { owner: known.companyId, currency: known.currency, from: known.closesAt, to: closesAt }
  return !(await readBooked(db, since)).hasMoved
}

type Reckoning = Reckoned & { closesAt: Date; issuedAt: Date }

async function insertStatement(tx: Tx, wanted: Wanted, reckoning: Reckoning): Promise<Statement> {
  const { companyId, currency, from, to } = wanted
  // One at a time for each account: the numbers have no gaps, and whoever asked at the same moment gets the same one.
  await tx
    .selectFrom('wallets')
    .select('currency')
    .where('uid', '=', companyId)
    .where('currency', '=', currency)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const known = await findStatement(tx, wanted)
  if (known && known.closesAt >= reckoning.closesAt) return known
  const { sequence } = await tx
    .selectFrom('statements')
    .select(({ fn }) => fn.countAll<bigint>().as('sequence'))
    .where('uid', '=', companyId)
    .where('currency', '=', currency)
    .executeTakeFirstOrThrow()
  const row = await tx
    .insertInto('statements')
    .values({
      uid: companyId,
      currency,
      sequence: Number(sequence) + 1,
      from_day: from,
      to_day: to,
      closes_at: reckoning.closesAt,
      opening: reckoning.opening.amount,
      money_in: reckoning.moneyIn.amount,
      money_out: reckoning.moneyOut.amount,
      closing: reckoning.closing.amount,
      held: reckoning.held.amount,
      entry_count: reckoning.entryCount,
      digest: reckoning.digest,
      code: newStatementCode(),
      issued_at: reckoning.issuedAt,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return toStatement(row)
}
