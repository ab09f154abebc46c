import type { Db, Tx } from '@tradelane/db'
import { closeBooks, listBookedApart, readBooked } from '@tradelane/ledger'
import type { Currency } from '@tradelane/money'
import { getCompany } from '../../../access/company.ts'
import { type OneCompanyScope, systemScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { newVerificationCode } from '../../../pdf/verification-code.ts'
import { Refusal } from '../../../refusal.ts'
import { inTransaction } from '../../../transaction.ts'
import { listAccountNumbers, lockWallet, walletOf } from '../../money/wallet/index.ts'
import { listTakenCosts } from '../../services/invoice-factoring/index.ts'
import { calculateStatement, type StatementTotals } from './calculate-statement.ts'
import { momentsOf, requirePeriod } from './period.ts'
import { findStatement, type Statement, toStatement } from './stored-statements.ts'

type StatementRequest = { currency: Currency; from: string; to: string }

/**
 * The statement of a period: the existing one, or a new one. The books are closed up to its end before it is
 * calculated, so that late events cannot make it wrong. For a current period, a new statement is issued if money has
 * moved since the last one.
 */
export async function issueStatement(
  deps: Deps,
  scope: OneCompanyScope,
  wanted: StatementRequest,
): Promise<Statement> {
  const { currency } = wanted
  const { companyId } = scope
  const now = deps.clock.now()
  requirePeriod(wanted, now)
  if (!(await walletOf(deps.db, scope, currency)))
    throw new Refusal('NOT_FOUND', { message: `You have no ${currency} account yet.` })
  const { opensAt, closesAt, endsAt } = momentsOf(wanted, now)
  const known = await findStatement(deps.db, scope, wanted)
  if (known && (await stillHolds(deps.db, known, closesAt, endsAt))) return known
  await closeBooks(deps.db, companyId, currency, closesAt)
  const period = { owner: companyId, currency, from: opensAt, to: closesAt }
  const totals = await calculateStatement(deps.db, period)
  const accountNumber = await findAccountNumber(deps.db, scope, currency)
  return inTransaction(deps.db, (tx) =>
    insertStatement(tx, scope, wanted, { ...totals, accountNumber, closesAt, endsAt, issuedAt: now }),
  )
}

/** The number is not shown before the verification: money may not be paid in before it. */
async function findAccountNumber(db: Db, scope: OneCompanyScope, currency: Currency): Promise<string | null> {
  const { companyId } = scope
  const { kyb_status } = await getCompany(db, scope)
  if (kyb_status !== 'Clear') return null
  const numbers = await listAccountNumbers(db, [companyId])
  return numbers.find((each) => each.currency === currency)?.accountNumber || null
}

async function stillHolds(db: Db | Tx, known: Statement, closesAt: Date, endsAt: Date): Promise<boolean> {
  if (known.closesAt >= closesAt) return true
  // The period has ended since: it now gets its final statement.
  if (closesAt >= endsAt) return false
  const since = { owner: known.companyId, currency: known.currency, from: known.closesAt, to: closesAt }
  if ((await readBooked(db, since)).hasMoved) return false
  if ((await listBookedApart(db, since)).length > 0) return false
  return (await listTakenCosts(db, systemScope(known.companyId), since)).length === 0
}

type StatementAccount = StatementTotals & {
  accountNumber: string | null
  closesAt: Date
  issuedAt: Date
  endsAt: Date
}

async function insertStatement(
  tx: Tx,
  scope: OneCompanyScope,
  wanted: StatementRequest,
  account: StatementAccount,
): Promise<Statement> {
  const { companyId } = scope
  const { currency, from, to } = wanted
  // Serialised per account: numbers have no gaps, and concurrent requests get the same statement.
  await lockWallet(tx, scope, currency)
  const known = await findStatement(tx, scope, wanted)
  if (known && (await stillHolds(tx, known, account.closesAt, account.endsAt))) return known
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
      closes_at: account.closesAt,
      opening: account.opening.amount,
      money_in: account.moneyIn.amount,
      money_out: account.moneyOut.amount,
      closing: account.closing.amount,
      held: account.held.amount,
      account_number: account.accountNumber,
      entry_count: account.entryCount,
      digest: account.digest,
      code: newVerificationCode(16),
      issued_at: account.issuedAt,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return toStatement(row)
}
