import type { Db } from '@tradelane/db'
import { isCheckedCorridor, type NameCheck, ProviderUnavailable, plainLine } from '@tradelane/providers'
import type { OneCompanyScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { askedOf, isDue, markOf, nameCheckOf, unanswered } from './name-check.ts'
import { countChecks } from './name-check-limit.ts'
import type { AccountRow } from './partner-rows.ts'

type Asking = Pick<Deps, 'db' | 'payments' | 'clock' | 'wallClock'>

/**
 * Asks the banks of these accounts for their holders' names, where nothing is known or it is old, and stores what they say. The provider is
 * called with no transaction open; its silence is stored as "not possible" and stops nothing. Refuses with TOO_MANY_NAME_CHECKS where nothing is
 * known of an account, and the company has asked for as many names as it may.
 */
export async function checkNames(
  deps: Asking,
  scope: OneCompanyScope,
  which: { beneficiaryId: string } | { accountId: string },
): Promise<void> {
  const due = await dueAccounts(deps, scope, which)
  const free = due.filter((row) => !isCheckedCorridor(askedOf(row)))
  // What nobody knows comes first: of the others there is an answer.
  const counted = due
    .filter((row) => !free.includes(row))
    .toSorted((a, b) => Number(nameCheckOf(a) !== undefined) - Number(nameCheckOf(b) !== undefined))
  const { allowed, refusal } = await countChecks(
    deps.db,
    scope.companyId,
    counted.length,
    deps.wallClock.now(),
  )
  await Promise.all([...free, ...counted.slice(0, allowed)].map((row) => askAndStore(deps, row)))
  if (refusal && counted.slice(allowed).some((row) => !nameCheckOf(row))) throw refusal
}

/** The same for money that goes out later, of an account that was approved before: it counts nothing, and is never refused. */
export async function recheckName(deps: Asking, scope: OneCompanyScope, accountId: string): Promise<void> {
  const due = await dueAccounts(deps, scope, { accountId })
  await Promise.all(due.map((row) => askAndStore(deps, row)))
}

async function dueAccounts(
  deps: Asking,
  { companyId }: OneCompanyScope,
  which: { beneficiaryId: string } | { accountId: string },
): Promise<AccountRow[]> {
  const rows = await deps.db
    .selectFrom('partner_accounts')
    .selectAll()
    .where('uid', '=', companyId)
    .$if('beneficiaryId' in which, (query) =>
      query.where('beneficiary_id', '=', (which as { beneficiaryId: string }).beneficiaryId),
    )
    .$if('accountId' in which, (query) =>
      query.where('beneficiary_account_id', '=', (which as { accountId: string }).accountId),
    )
    .where('removed_at', 'is', null)
    .execute()
  const now = deps.clock.now()
  return rows.filter((row) => isDue(nameCheckOf(row), now))
}

async function askAndStore(deps: Asking, row: AccountRow): Promise<void> {
  const check = await ask(deps, row)
  // Silence takes back nothing that the bank has said: another name stays another name.
  const known = nameCheckOf(row)
  if (check.reason === unanswered && known && known.reason !== unanswered) return
  await store(deps.db, row, check, deps.clock.now())
}

async function ask({ payments }: Asking, row: AccountRow): Promise<NameCheck> {
  try {
    return await payments.checkName(askedOf(row))
  } catch (error) {
    if (error instanceof ProviderUnavailable) return { result: 'not_possible', reason: unanswered }
    throw error
  }
}

/** With what was asked: where the account was changed meanwhile, the answer does not count. */
async function store(
  db: Db,
  row: AccountRow,
  { result, bankName, reason }: NameCheck,
  now: Date,
): Promise<void> {
  await db
    .updateTable('partner_accounts')
    .set({
      name_check: result,
      name_check_bank_name: oneLineOf(bankName, 200),
      name_check_reason: oneLineOf(reason, 300),
      name_checked_at: now,
      name_check_of: markOf(row),
    })
    .where('uid', '=', row.uid)
    .where('beneficiary_account_id', '=', row.beneficiary_account_id)
    // Of several that ask at once, the first answer is kept until it is due again.
    .where('name_checked_at', 'is not distinct from', row.name_checked_at)
    .execute()
}

/** A bank may write anything. */
const oneLineOf = (text: string | undefined, most: number): string | null =>
  (text && plainLine(text, most)) || null
